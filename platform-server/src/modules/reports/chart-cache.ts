import type { Database } from '../../database/index.ts';
import { isFresh } from '../../freshness.ts';

/** Answers that one process remembers for a database, and cells of all of them together. */
const most = { answers: 2_000, cells: 1_000_000 } as const;

/** Answer of a chart as it was computed. */
interface CachedAnswer<T> {
  readonly value: T;
  readonly cells: number;
  /** The number of times that the records had been written before it was computed. */
  readonly writes: number;
  /** The time at which it was computed, in ms. */
  readonly at: number;
}

/** Facts of a question: what it is, how often its records were written, and how long its answer holds otherwise. */
export interface CachedQuestion<T> {
  readonly key: string;
  readonly writes: number;
  readonly longestMs: number;
  compute(): Promise<T>;
  cellsOf(value: T): number;
}

interface Memory<T> {
  readonly answers: Map<string, CachedAnswer<T>>;
  readonly computing: Map<string, Promise<CachedAnswer<T>>>;
  cells: number;
}

/** Keeps an answer; those that were asked for longest ago go where there are too many. */
function remember<T>(memory: Memory<T>, key: string, answer: CachedAnswer<T>): void {
  const forget = (gone: string) => {
    memory.cells -= memory.answers.get(gone)?.cells ?? 0;
    memory.answers.delete(gone);
  };
  forget(key);
  memory.answers.set(key, answer);
  memory.cells += answer.cells;
  for (const oldest of memory.answers.keys()) {
    const isTooMuch = memory.answers.size > most.answers || memory.cells > most.cells;
    if (!isTooMuch || oldest === key) break;
    forget(oldest);
  }
}

/** Remembers answers until a write touches their records; those who ask the same at once share one computation. */
export function chartCache<T>(now: () => Date) {
  const memories = new WeakMap<Database, Memory<T>>();
  const memoryOf = (db: Database) => {
    const memory: Memory<T> = memories.get(db) ?? { answers: new Map(), computing: new Map(), cells: 0 };
    memories.set(db, memory);
    return memory;
  };

  async function computed(question: CachedQuestion<T>): Promise<CachedAnswer<T>> {
    const { writes, compute, cellsOf } = question;
    const at = now().getTime();
    const value = await compute();
    return { value, cells: cellsOf(value), writes, at };
  }

  /** The answer to a question, and the time at which it was computed, in ms. */
  return async (db: Database, question: CachedQuestion<T>): Promise<Pick<CachedAnswer<T>, 'value' | 'at'>> => {
    const memory = memoryOf(db);
    const { key, writes, longestMs } = question;
    const known = memory.answers.get(key);
    const isHeld = known !== undefined && isFresh(known.at, now().getTime(), longestMs);
    if (isHeld && known.writes >= writes) return known;
    // One that began before these writes may not have them: the number of writes is part of what is shared.
    const shared = `${writes} ${key}`;
    const running = memory.computing.get(shared);
    if (running !== undefined) return running;
    const started = computed(question).finally(() => memory.computing.delete(shared));
    memory.computing.set(shared, started);
    const answer = await started;
    remember(memory, key, answer);
    return answer;
  };
}
