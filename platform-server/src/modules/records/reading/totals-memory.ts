import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/index.ts';
import { isFresh } from '../../../freshness.ts';
import type { SegmentTotals, RecordTotals } from '../../../record-store/index.ts';
import { type ChangeLog, changeLog, type Moment } from './change-log.ts';

/** Totals that one process remembers for a database, and parts of them: a list of ten million records has some 2,500. */
const most = { totals: 1_000, parts: 250_000 } as const;
/** The price of counting a table by parts, as a multiple of a plain count, before it is known. */
const usualPrice = 4;

/** A list's totals part by part, as of a moment of their own. */
export interface CachedSegments {
  readonly moment: Moment;
  /** The first record of each part. */
  readonly starts: readonly string[];
  readonly totals: ReadonlyMap<number, SegmentTotals>;
  /** The ms that counting one of them took. */
  readonly msEach: number;
}

/** A list's totals. */
export interface CachedTotals {
  readonly moment: Moment;
  /** The time at which they were counted whole, in ms. */
  readonly countedAt: number;
  readonly totals: RecordTotals;
  /** The ms that the last plain count of them took. */
  readonly price: number;
  /** The ms that all plain counts took since parts were last considered. */
  readonly spent: number;
  /** Null where the records are counted in one go. */
  readonly parts: CachedSegments | null;
}

/** The knowledge of one process about the records of one model in one database. */
export interface ModelMemory {
  readonly log: ChangeLog;
  /** The first record of each of its parts, and the number of writes after which they were found; null for a model that has none yet. */
  parts: { readonly starts: readonly string[]; readonly writes: number } | null;
  /** The price of a list's parts, in plain counts. */
  priceOfParts: number;
}

/** Totals by key, and models by code. */
export interface DatabaseMemory {
  readonly known: Map<string, CachedTotals>;
  /** The number of their parts. */
  partCount: number;
  readonly models: Map<string, ModelMemory>;
  /** Counts that are under way. */
  readonly counting: Map<string, Promise<RecordTotals>>;
  /** Lists whose parts are to be computed, or are being. */
  readonly divided: Set<string>;
  /** The end of what is being computed beside. */
  dividing: Promise<void>;
}

/** Returns what a process remembers, database by database: a replica may be behind. */
export function totalsMemory(): (db: Database) => DatabaseMemory {
  const memories = new WeakMap<Database, DatabaseMemory>();
  return (db) => {
    const memory = memories.get(db) ?? emptyMemory();
    memories.set(db, memory);
    return memory;
  };
}

function emptyMemory(): DatabaseMemory {
  const lists = { known: new Map(), partCount: 0, counting: new Map(), divided: new Set<string>() };
  return { ...lists, models: new Map(), dividing: Promise.resolve() };
}

/** Returns the totals of a key; undefined where they are older than `longest` ms. */
export function knownLately(
  { known }: DatabaseMemory,
  key: string,
  { now, longest }: { readonly now: number; readonly longest: number },
): CachedTotals | undefined {
  const last = known.get(key);
  return last !== undefined && isFresh(last.countedAt, now, longest) ? last : undefined;
}

/** Keeps totals under their key; those that were counted longest ago go where there are too many. */
export function remember(memory: DatabaseMemory, key: string, fresh: CachedTotals): void {
  const { known } = memory;
  const forget = (gone: string) => {
    memory.partCount -= partsOf(known.get(gone));
    known.delete(gone);
  };
  forget(key);
  known.set(key, fresh);
  memory.partCount += partsOf(fresh);
  for (const oldest of known.keys()) {
    const isTooMuch = known.size > most.totals || memory.partCount > most.parts;
    if (!isTooMuch || oldest === key) break;
    forget(oldest);
  }
}

const partsOf = (known: CachedTotals | undefined) => known?.parts?.totals.size ?? 0;

/** Returns what is known of a model; its writes are followed from now on. */
export function modelMemory(
  { models }: DatabaseMemory,
  db: Database,
  model: { readonly corpId: string; readonly schemaCode: ModelCode },
): ModelMemory {
  const { schemaCode } = model;
  const memory = models.get(schemaCode) ?? { log: changeLog(db, model), parts: null, priceOfParts: usualPrice };
  models.set(schemaCode, memory);
  return memory;
}
