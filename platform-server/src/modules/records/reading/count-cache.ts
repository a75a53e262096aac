import type { RecordTotals } from '../../../records/index.ts';

interface Counted {
  /** How often the model's records had been written before these were counted. */
  readonly writes: number;
  readonly totals: RecordTotals;
}

/** Totals of lists, kept until a record of the model is written by any process. */
export interface CountCache {
  /** Whether the totals for a key were known lately. */
  isKnown(key: string): boolean;
  /**
   * The totals for a key that says which records are meant. `writes` must have been read before this call, so that a
   * write during the counting makes the next caller count again.
   */
  totals(key: string, writes: number, count: () => Promise<RecordTotals>): Promise<RecordTotals>;
}

/** A cache of so many totals; the oldest go first. Callers who want the same total at once share one count. */
export function countCache(most: number): CountCache {
  const kept = new Map<string, Counted>();
  const counting = new Map<string, Promise<RecordTotals>>();

  async function countOnce(key: string, writes: number, count: () => Promise<RecordTotals>): Promise<RecordTotals> {
    const totals = await count();
    kept.delete(key);
    kept.set(key, { writes, totals });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return totals;
  }

  return {
    isKnown: (key) => kept.has(key),
    async totals(key, writes, count) {
      const known = kept.get(key);
      if (known?.writes === writes) return known.totals;
      const ticket = `${writes} ${key}`;
      const shared = counting.get(ticket);
      if (shared !== undefined) return shared;
      const started = countOnce(key, writes, count);
      counting.set(ticket, started);
      try {
        return await started;
      } finally {
        counting.delete(ticket);
      }
    },
  };
}
