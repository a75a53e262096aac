import type { AllFoundContext } from '../action-row.ts';
import type { BeginJob } from './begin-job.tsx';

/** Everything that a list finds, for a dialog that changes it. */
export interface AllFound {
  readonly count: number;
  /** Begins a job with it; false where it has not begun, so that what was entered stays. */
  readonly begin: (begin: BeginJob) => Promise<boolean>;
}

/** As `beginJob`, whose code is fetched only now. */
export async function beginAll(context: AllFoundContext, begin: BeginJob): Promise<boolean> {
  return (await import('./begin-job.tsx')).beginJob(context, begin);
}
