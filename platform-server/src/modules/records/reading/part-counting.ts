import type { Database } from '../../../database/index.ts';
import {
  figuresOfParts,
  mergedTotals,
  readSegmentStarts,
  readSegmentTotals,
  type RecordSelection,
  type SummaryFigure,
} from '../../../record-store/index.ts';
import type { Moment } from './change-log.ts';
import { type DatabaseMemory, type CachedTotals, type ModelMemory, remember } from './totals-memory.ts';

/** Beyond so many changed records it is quicker to count everything. */
const mostChanged = 300;
/** The last part of a table grows; after so many writes its parts are drawn anew. */
const partsLast = 20_000;
/** Parts that could not be computed, as those of a very large table, are not tried again for many plain counts. */
const triedInVain = 8;

/** The totals that are wanted, and the moment that they must be of at least. */
export interface TotalsRequest {
  readonly db: Database;
  readonly selection: RecordSelection;
  readonly sums: readonly SummaryFigure[];
  /** The number of writes to the model's records before its page was read. */
  readonly writes: number;
}

/** Totals of which it is looked at what they cost, in ms. */
export interface TimedTotalsRequest extends TotalsRequest {
  readonly clock: () => number;
}

/**
 * Returns totals of which only those parts were counted again in which records changed; null where it is not known
 * which, where there are no parts, and where that would be dearer than the plain count was.
 */
export async function recounted(
  { db, selection, sums, clock }: TimedTotalsRequest,
  { log }: ModelMemory,
  last: CachedTotals,
  moment: Moment,
): Promise<CachedTotals | null> {
  const { parts } = last;
  const ids = parts === null ? null : log.between(parts.moment, moment);
  if (parts === null || ids === null || ids.length > mostChanged) return null;
  const { starts } = parts;
  const touched = partsWith(ids, starts);
  if (touched * parts.msEach > last.price) return null;
  const begun = clock();
  const fresh = touched === 0 ? [] : await readSegmentTotals(db, selection, figuresOfParts(sums), { starts, ids });
  const took = clock() - begun;
  const msEach = touched === 0 ? parts.msEach : (parts.msEach + took / touched) / 2;
  const all = new Map([...parts.totals, ...fresh]);
  const totals = mergedTotals([...all.values()], sums);
  return { ...last, moment, totals, parts: { moment, starts, totals: all, msEach } };
}

/** In how many parts these records are; where the database sorts ids otherwise it is about as many. */
function partsWith(ids: readonly string[], starts: readonly string[]): number {
  return new Set(ids.map((id) => starts.findLastIndex((start) => start <= id))).size;
}

/** Returns whether a list was counted whole so often that its parts are worth what they cost. */
export function isWorthParts({ parts, price, spent }: CachedTotals, { priceOfParts }: ModelMemory, longCount: number) {
  return parts === null && price > longCount && spent >= price * priceOfParts;
}

/** Works out the parts of a list, one list after the other and beside what anybody waits for. Never rejects. */
export function divideBeside(
  memory: DatabaseMemory,
  model: ModelMemory,
  key: string,
  request: TimedTotalsRequest,
): void {
  if (memory.divided.has(key)) return;
  memory.divided.add(key);
  memory.dividing = memory.dividing
    .then(() => divide(memory, model, key, request))
    // Nobody waits for it: the list is counted whole, as it was.
    .catch(() => {
      model.priceOfParts *= triedInVain;
    })
    .finally(() => memory.divided.delete(key));
}

async function divide(
  memory: DatabaseMemory,
  model: ModelMemory,
  key: string,
  request: TimedTotalsRequest,
): Promise<void> {
  const { db, selection, sums, writes, clock } = request;
  // What is written from here on is counted again, though the parts may have it already.
  const moment = await model.log.upTo(writes);
  const starts = await startsOf(model, request, moment);
  const begun = clock();
  const totals = await readSegmentTotals(db, selection, figuresOfParts(sums), { starts });
  const took = clock() - begun;
  const known = memory.known.get(key);
  if (known === undefined) return;
  model.priceOfParts = Math.max(1, took / known.price);
  remember(memory, key, { ...known, spent: 0, parts: { moment, starts, totals, msEach: took / (starts.length + 1) } });
}

/** Returns the first record of each part of a table. Of what came in unseen, such as a load, all the records may be in one part. */
async function startsOf(model: ModelMemory, { db, selection }: TotalsRequest, { writes }: Moment) {
  const { parts, log } = model;
  const isOutdated = parts === null || writes - parts.writes >= partsLast || parts.writes < log.unknownAt();
  if (!isOutdated) return parts.starts;
  const starts = await readSegmentStarts(db, selection.table, selection.corpId);
  model.parts = { starts, writes };
  return starts;
}
