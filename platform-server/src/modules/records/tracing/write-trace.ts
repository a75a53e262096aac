import type { TraceAction } from '@portico/shared-kit/contract/form-trace.schema';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { TracedChange } from './changes.ts';
import { insertTraces } from './trace.repository.ts';

/** What was done to one record. */
export interface TracedStep {
  readonly recordId: string;
  /** What the record is called now. */
  readonly title: string;
  readonly changes: readonly TracedChange[];
}

interface TraceOf {
  readonly schemaCode: string;
  /** Who did it. */
  readonly userId: string;
  readonly action: TraceAction;
}

/** Actions that are told even where no data item says what they did. */
const alwaysTold: ReadonlySet<TraceAction> = new Set(['add', 'delete']);

/** Writes the form trace of records in the transaction that changes them. Steps that changed nothing leave none. */
export async function writeTrace(
  { corpId, now, newId }: Platform,
  trx: Database,
  { schemaCode, userId, action }: TraceOf,
  steps: readonly TracedStep[],
): Promise<void> {
  const at = now();
  const told = steps.filter(({ changes }) => changes.length > 0 || alwaysTold.has(action));
  const entries = told.map((step) => ({ ...step, id: newId(), schemaCode, userId, action, at }));
  await insertTraces(trx, corpId, entries);
}
