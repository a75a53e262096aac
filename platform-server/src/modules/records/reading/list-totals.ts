import type { Database } from '../../../database/index.ts';
import { looksElsewhere, readTotals, type RecordTotals } from '../../../record-store/index.ts';
import type { Moment } from './change-log.ts';
import {
  type DatabaseMemory,
  type CachedTotals,
  knownLately,
  type ModelMemory,
  modelMemory,
  remember,
  totalsMemory,
} from './totals-memory.ts';
import { divideBeside, isWorthParts, recounted, type TimedTotalsRequest, type TotalsRequest } from './part-counting.ts';

/** Totals are remembered for so many ms; shortly where they depend on other tables, which change unseen. */
const kept = { ofRecords: 300_000, ofOthers: 2_000 } as const;

interface CountOptions {
  /** A list whose records take longer to count, in ms, may be counted in parts. */
  readonly longCount: number;
  /** Says what a count costs, in ms. */
  readonly clock: () => number;
}

/** Totals of lists: exact, as old as the page beside them, and counted again only where records changed. */
export interface ListTotals {
  /** Returns whether the totals for a key were asked for lately. */
  isKnown(db: Database, key: string): boolean;
  /** The totals for a key that says all of what is wanted. Callers who want the same at once share one count. */
  of(key: string, request: TotalsRequest): Promise<RecordTotals>;
  /** Resolves when nothing is being computed beside. */
  settled(db: Database): Promise<void>;
}

/**
 * The totals that a process remembers. Who asks waits for a plain count at most. A list that takes long to count and is
 * asked for again and again is divided into parts by its ids, beside: when records change from then on, only the parts
 * that they are in are counted again, so that a million rows cost as much as what changed. That is begun when the plain
 * counts have cost as much as the parts will, so that both together are never more than twice what they had to be.
 */
export function listTotals(now: () => Date, options: Partial<CountOptions> = {}): ListTotals {
  const { longCount = 20, clock = () => performance.now() } = options;
  const memoryOf = totalsMemory();

  function lately(key: string, { db, selection }: TotalsRequest): CachedTotals | undefined {
    const longest = looksElsewhere(selection) ? kept.ofOthers : kept.ofRecords;
    return knownLately(memoryOf(db), key, { now: now().getTime(), longest });
  }

  async function count(key: string, request: TotalsRequest): Promise<RecordTotals> {
    const memory = memoryOf(request.db);
    const timed = { ...request, clock };
    const model = modelOf(memory, request);
    const partsBefore = partsOf(memory, key);
    const counted = await countedNow(timed, model, lately(key, request));
    const fresh = 'countedAt' in counted ? counted : { ...counted, countedAt: now().getTime() };
    // Parts that were computed meanwhile are of use, even where those from before were not.
    const parts = partsOf(memory, key) === partsBefore ? fresh.parts : partsOf(memory, key);
    remember(memory, key, { ...fresh, parts });
    const isDivisible = !looksElsewhere(request.selection);
    if (isDivisible && isWorthParts(fresh, model, longCount)) divideBeside(memory, model, key, timed);
    return fresh.totals;
  }

  return {
    isKnown: (db, key) => memoryOf(db).known.has(key),
    async of(key, wanted) {
      const { counting } = memoryOf(wanted.db);
      for (;;) {
        const last = lately(key, wanted);
        if (last !== undefined && last.moment.writes >= wanted.writes) return last.totals;
        const running = counting.get(key);
        if (running === undefined) break;
        // It began before these writes, perhaps; what it finds makes the next count a short one.
        await running.catch(() => undefined);
      }
      const started = count(key, wanted).finally(() => counting.delete(key));
      counting.set(key, started);
      return started;
    },
    settled: (db) => memoryOf(db).dividing,
  };
}

const partsOf = ({ known }: DatabaseMemory, key: string) => known.get(key)?.parts ?? null;

function modelOf(memory: DatabaseMemory, { db, selection: { corpId, table } }: TotalsRequest): ModelMemory {
  return modelMemory(memory, db, { corpId, schemaCode: table.schemaCode });
}

/** Totals of this moment: brought up to date where that is cheaper, else by a plain count. */
async function countedNow(request: TimedTotalsRequest, model: ModelMemory, last: CachedTotals | undefined) {
  const moment = await model.log.upTo(request.writes);
  const again = last === undefined ? null : await recounted(request, model, last, moment);
  return again ?? countedWhole(request, moment, last);
}

/** Totals by a plain count, with what it cost. Parts that were of no use are given up. */
async function countedWhole(
  { db, selection, sums, clock }: TimedTotalsRequest,
  moment: Moment,
  last: CachedTotals | undefined,
): Promise<Omit<CachedTotals, 'countedAt'>> {
  const begun = clock();
  const totals = await readTotals(db, selection, sums);
  const price = clock() - begun;
  return { moment, totals, price, spent: (last?.spent ?? 0) + price, parts: null };
}
