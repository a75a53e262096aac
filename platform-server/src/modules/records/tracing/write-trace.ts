import type { TraceAction } from '@portico/shared-kit/contract/form-trace.schema';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { TracedChange } from './changes.ts';
import { type TraceOf, traceInsert } from './trace.repository.ts';

/** Changes of one record by one action. */
export interface TracedRecord {
  readonly recordId: string;
  /** Current name of the record. */
  readonly title: string;
  readonly changes: readonly TracedChange[];
}

/** Actions that are told even where no field says what they did. */
const alwaysTraced: ReadonlySet<TraceAction> = new Set(['add', 'delete', 'restore']);

/** The statement that writes the form trace of records, none where nothing is told: a change of no value leaves no entry. */
export function traceStatements(
  { corpId, now, newId }: Platform,
  of: TraceOf,
  traced: readonly TracedRecord[],
): readonly ReturnType<typeof traceInsert>[] {
  const told = traced.filter(({ changes }) => changes.length > 0 || alwaysTraced.has(of.action));
  if (told.length === 0) return [];
  const entries = told.map((change) => ({ ...change, id: newId() }));
  return [traceInsert(corpId, { ...of, at: now() }, entries)];
}

/** Writes the form trace of records in the transaction that changes them. */
export async function writeTrace(
  platform: Platform,
  trx: Database,
  of: TraceOf,
  traced: readonly TracedRecord[],
): Promise<void> {
  for (const statement of traceStatements(platform, of, traced)) await statement.execute(trx);
}
