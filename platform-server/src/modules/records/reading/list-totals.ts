import { conditionsOf, type FilterCondition } from '@portico/shared-kit/filters';
import type { Database } from '../../../database/index.ts';
import { isFresh } from '../../../freshness.ts';
import {
  hasNameOfOthers,
  mergedTotals,
  type PartTotals,
  readPartStarts,
  readPartTotals,
  readTotals,
  seenTable,
  type RecordSelection,
  type RecordTotals,
  type WantedSum,
  figuresOfParts,
} from '../../../records/index.ts';
import { type ChangeLog, changeLog, type Moment } from './change-log.ts';

/** Totals that one process remembers for a database, and parts of them: a list of ten million records has some 2,500. */
const most = { totals: 1_000, parts: 250_000 } as const;
/** Beyond so many changed records it is quicker to count everything. */
const mostChanged = 300;
/** The last part of a table grows; after so many writes its parts are drawn anew. */
const partsLast = 20_000;
/** Totals are remembered for so many ms; shortly where they depend on other tables, which change unseen. */
const kept = { ofRecords: 300_000, ofOthers: 2_000 } as const;

interface Known {
  readonly moment: Moment;
  /** When they were counted whole, in ms. */
  readonly countedAt: number;
  readonly totals: RecordTotals;
  /** Null where the records were counted in one go. */
  readonly parts: { readonly starts: readonly string[]; readonly totals: ReadonlyMap<number, PartTotals> } | null;
}

/** What one process knows of the records of one model in one database. */
interface ModelMemory {
  readonly log: ChangeLog;
  /** Where its parts begin, and after how many writes that was found out; null for a model that is counted quickly. */
  parts: { readonly starts: readonly string[]; readonly writes: number } | null;
}

/** Totals by key, and models by code. */
interface DatabaseMemory {
  readonly known: Map<string, Known>;
  /** How many parts those have. */
  partCount: number;
  readonly models: Map<string, ModelMemory>;
  /** Counts that are under way. */
  readonly counting: Map<string, Promise<RecordTotals>>;
}

/** A model whose records take longer to count than `longCount` ms is counted in parts from then on. */
interface CountOptions {
  readonly longCount: number;
}

/** Which totals are wanted, and of which moment at least. */
export interface TotalsWanted {
  readonly db: Database;
  readonly selection: RecordSelection;
  readonly sums: readonly WantedSum[];
  /** How often the model's records had been written when its page was read. */
  readonly writes: number;
}

/** Totals of lists: exact, as old as the page beside them, and counted again only where records changed. */
export interface ListTotals {
  /** Whether the totals for a key were asked for lately. */
  isKnown(db: Database, key: string): boolean;
  /** The totals for a key that says all of what is wanted. Callers who want the same at once share one count. */
  of(key: string, wanted: TotalsWanted): Promise<RecordTotals>;
}

/**
 * The totals that a process remembers. A table that takes long to count is counted in parts by its ids: when records
 * change, only the parts that they are in are counted again, so that a million rows cost as much as what changed.
 */
export function listTotals(now: () => Date, options: CountOptions = { longCount: 20 }): ListTotals {
  const { memoryOf, lately } = totalsMemory(now);

  async function count(key: string, wanted: TotalsWanted): Promise<RecordTotals> {
    const memory = memoryOf(wanted.db);
    const model = modelMemory(memory.models, wanted);
    const moment = await model.log.upTo(wanted.writes);
    const last = lately(key, wanted);
    const again = last === undefined ? null : await recounted(wanted, model, last, moment);
    const whole = () => countedWhole(wanted, model, moment, { ...options, isAskedAgain: last !== undefined });
    const fresh = again ?? { ...(await whole()), countedAt: now().getTime() };
    remember(memory, key, fresh);
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
  };
}

/** What a process remembers, database by database: a replica may be behind. */
function totalsMemory(now: () => Date) {
  const memories = new WeakMap<Database, DatabaseMemory>();

  function memoryOf(db: Database): DatabaseMemory {
    const memory = memories.get(db) ?? { known: new Map(), partCount: 0, models: new Map(), counting: new Map() };
    memories.set(db, memory);
    return memory;
  }

  return {
    memoryOf,
    /** The totals for a key, unless they are too old. */
    lately(key: string, { db, selection }: TotalsWanted): Known | undefined {
      const last = memoryOf(db).known.get(key);
      const longest = looksElsewhere(selection) ? kept.ofOthers : kept.ofRecords;
      return last !== undefined && isFresh(last.countedAt, now().getTime(), longest) ? last : undefined;
    },
  };
}

/** Keeps totals under their key; those that were counted longest ago go where there are too many. */
function remember(memory: DatabaseMemory, key: string, fresh: Known): void {
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

const partsOf = (known: Known | undefined) => known?.parts?.totals.size ?? 0;

function modelMemory(
  models: Map<string, ModelMemory>,
  { db, selection: { corpId, table } }: TotalsWanted,
): ModelMemory {
  const { schemaCode } = table;
  const memory = models.get(schemaCode) ?? { log: changeLog(db, { corpId, schemaCode }), parts: null };
  models.set(schemaCode, memory);
  return memory;
}

/** Totals brought up to date where records changed; null where everything has to be counted. */
async function recounted(
  { db, selection, sums }: TotalsWanted,
  { log }: ModelMemory,
  last: Known,
  moment: Moment,
): Promise<Known | null> {
  const ids = last.parts === null ? null : log.between(last.moment, moment);
  if (last.parts === null || ids === null || ids.length > mostChanged || looksElsewhere(selection)) return null;
  if (ids.length === 0) return { ...last, moment };
  const { starts } = last.parts;
  const fresh = await readPartTotals(db, selection, figuresOfParts(sums), { starts, ids });
  const all = new Map([...last.parts.totals, ...fresh]);
  return { ...last, moment, totals: mergedTotals([...all.values()], sums), parts: { starts, totals: all } };
}

/** Where somebody belongs and what is called how is decided elsewhere, and changes without a write of these records. */
function looksElsewhere({ table, filter, search, scopes }: RecordSelection): boolean {
  const { view } = scopes;
  const conditions = [filter, ...(typeof view === 'object' ? view.conditions : [])].flatMap(conditionsOf);
  return (
    (search ?? '').trim() !== '' ||
    conditions.some(({ operator }) => operator === 'of' || operator === 'notOf') ||
    asksForOthers(table, scopes, conditions)
  );
}

/** Whether a filter asks for names that are seen only where records of other models are. */
function asksForOthers(
  table: RecordSelection['table'],
  scopes: RecordSelection['scopes'],
  conditions: readonly FilterCondition[],
): boolean {
  return conditions.some(({ propertyCode }) => propertyCode === 'name') && hasNameOfOthers(seenTable(table, scopes));
}

/** What is asked for once is counted in one go; who asks again will ask once more. */
async function countedWhole(
  { db, selection, sums }: TotalsWanted,
  model: ModelMemory,
  moment: Moment,
  { longCount, isAskedAgain }: CountOptions & { readonly isAskedAgain: boolean },
): Promise<Omit<Known, 'countedAt'>> {
  const { parts, log } = model;
  // Of what came in unseen, such as a load, all the records may be in one part.
  const isOutdated = parts === null || moment.writes - parts.writes >= partsLast || parts.writes < log.unknownAt();
  if (parts !== null && isAskedAgain && !isOutdated) {
    const { starts } = parts;
    const totals = await readPartTotals(db, selection, figuresOfParts(sums), { starts });
    return { moment, totals: mergedTotals([...totals.values()], sums), parts: { starts, totals } };
  }
  const begun = performance.now();
  const totals = await readTotals(db, selection, sums);
  if (isOutdated && performance.now() - begun > longCount) {
    const { table, corpId } = selection;
    model.parts = { starts: await readPartStarts(db, table, corpId), writes: moment.writes };
  }
  return { moment, totals, parts: null };
}
