import type { TraceAction } from '@portico/shared-kit/contract/form-trace.schema';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { TracedChange } from './changes.ts';
import { type TraceOf, traceInsert } from './trace.repository.ts';

/** Changes of one record by one action. */
export interface TracedStep {
  readonly recordId: string;
  /** Current name of the record. */
  readonly title: string;
  readonly changes: readonly TracedChange[];
}

/** Actions that are told even where no data item says what they did. */
const alwaysTold: ReadonlySet<TraceAction> = new Set(['add', 'delete']);

/** The statement that writes the form trace of records, none where nothing is told: steps that changed nothing leave no entry. */
export function traceStatements(
  { corpId, now, newId }: Platform,
  of: TraceOf,
  steps: readonly TracedStep[],
): readonly ReturnType<typeof traceInsert>[] {
  const told = steps.filter(({ changes }) => changes.length > 0 || alwaysTold.has(of.action));
  if (told.length === 0) return [];
  const entries = told.map((step) => ({ ...step, id: newId() }));
  return [traceInsert(corpId, { ...of, at: now() }, entries)];
}

/** Writes the form trace of records in the transaction that changes them. */
export async function writeTrace(
  platform: Platform,
  trx: Database,
  of: TraceOf,
  steps: readonly TracedStep[],
): Promise<void> {
  for (const statement of traceStatements(platform, of, steps)) await statement.execute(trx);
}
