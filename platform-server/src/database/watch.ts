import type { DatabaseState } from './database-state.ts';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { type AppError, appError } from '@portico/shared-kit/errors';
import { type OutageLog, outageLines } from './outage-lines.ts';
import { type DatabaseTrouble, isWaitTooLong, troubleOf } from './failures.ts';

/** Looks after one database: knows at any time what is so, and says it in the log once per outage. */
export interface DatabaseWatch {
  /** Returns the state at the last look or report. */
  state(): DatabaseState;
  /** Asks the database now; resolves within `answer` ms with what is so. */
  check(): Promise<DatabaseState>;
  /**
   * Hears of a failure, and returns whether it tells of a trouble of the database: the log has a line of it then, or
   * gets one, so that nobody else need say it.
   */
  note(error: unknown): boolean;
  /** Counts a request that was refused because of an outage. */
  countRefused(): void;
  /**
   * Returns the error to throw while nothing should be asked of the database. Undefined while the database may be
   * asked.
   */
  refusal(): AppError | undefined;
  /** Says that the embedded server is being started again, or no longer is. */
  setRestarting(isRestarting: boolean): void;
  /** Looks at the database from now on until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

/** The answer of a database to the question how it is. */
export type WatchAnswer = Extract<DatabaseState, 'answering' | 'read-only' | 'behind'>;

/** In ms. */
export interface WatchTiming {
  /** Between two looks at a database that is well. */
  readonly interval: number;
  /** Between two looks at one that is not. */
  readonly retry: number;
  /** After which a question counts as unanswered. */
  readonly answer: number;
  /** Questions without an answer, one after the other, after which nobody waits any longer for what they asked. */
  readonly maxUnanswered: number;
  /** For which a disk counts as full, and a database as read-only, after a write was refused for it. */
  readonly refusedWrite: number;
  /** By which a replica may be behind; as long as those who wrote read from the primary where it is not given. */
  readonly behind?: number;
}

/**
 * An outage is seen after two seconds, interval and answer together, and what waits is ended after five questions, 7.5
 * seconds at most: before the ten seconds after which nobody waits any more.
 */
const usualTiming: WatchTiming = {
  interval: 1_000,
  retry: 250,
  answer: 1_000,
  maxUnanswered: 5,
  refusedWrite: 30_000,
};

/** For programs for which nobody waits in a browser: ten minutes without an answer are an outage to them. */
export const patientTiming: WatchTiming = { ...usualTiming, answer: 60_000, maxUnanswered: 10 };

interface WatchOptions {
  /** As the log calls it. */
  readonly name: 'database' | 'replica';
  /** Asks the database how it is, over a connection of its own; rejects when the signal is aborted. */
  readonly ask: (signal: AbortSignal) => Promise<WatchAnswer>;
  /** Ends what is under way: it is not going to be answered. */
  readonly onLost: () => void;
  readonly log?: OutageLog | undefined;
  readonly timing?: WatchTiming;
}

/** Makes the watch of a database; until `start` it looks only when it is asked to. */
export function watchDatabase({ ask, timing = usualTiming, ...options }: WatchOptions): DatabaseWatch {
  const condition = conditionOf(options, timing);
  let checking: Promise<void> | undefined;
  let looking: { readonly abort: AbortController; readonly done: Promise<void> } | undefined;

  const check = () =>
    (checking ??= answerWithin(timing.answer, ask, condition.hear).finally(() => (checking = undefined)));

  async function look(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await check();
      await pause(condition.isSilent() ? timing.retry : timing.interval, signal);
    }
  }

  const { state, countRefused, refusal, setRestarting } = condition;
  return {
    state,
    countRefused,
    refusal,
    setRestarting,
    check: () => check().then(state),
    note(error) {
      const isTrouble = condition.note(error);
      // Whether the database is away or only a connection was, the next answer says.
      if (isTrouble && looking !== undefined) void check();
      return isTrouble;
    },
    start() {
      const abort = new AbortController();
      looking ??= { abort, done: look(abort.signal) };
    },
    async stop() {
      looking?.abort.abort();
      await looking?.done;
      looking = undefined;
    },
  };
}

/** Asks, and hands on the answer, or `none`: with the error where there was one and it did not only take too long. */
async function answerWithin(
  ms: number,
  ask: WatchOptions['ask'],
  hear: (answer: WatchAnswer | 'none', error?: unknown) => void,
): Promise<void> {
  const over = new AbortController();
  const late = awake(ms, over.signal).then(() => over.abort());
  try {
    hear(await ask(over.signal));
  } catch (error) {
    hear('none', over.signal.aborted ? undefined : error);
  } finally {
    over.abort();
    await late;
  }
}

/** The state of a database, from its answers and from what others hear of it. */
function conditionOf({ name, onLost, log }: Omit<WatchOptions, 'ask'>, timing: WatchTiming) {
  const lines = outageLines(name, log);
  const refusedWrites = recentTroubles(timing.refusedWrite);
  let answered: WatchAnswer | 'none' = 'answering';
  let unanswered = 0;
  let isRefused = false;
  let isRestarting = false;

  function state(): DatabaseState {
    if (answered === 'none') return isRestarting ? 'restarting' : 'unreachable';
    return answered === 'answering' ? (refusedWrites.last() ?? answered) : answered;
  }

  return {
    state,
    isSilent: () => answered === 'none',
    hear(answer: WatchAnswer | 'none', error?: unknown): void {
      answered = answer;
      unanswered = answer === 'none' ? unanswered + 1 : 0;
      isRefused = answer === 'none' && error !== undefined;
      lines.tell(state(), error);
      if (unanswered === timing.maxUnanswered) onLost();
    },
    note(error: unknown): boolean {
      const trouble = troubleOf(error) ?? (answered === 'none' && isWaitTooLong(error) ? 'away' : undefined);
      if (trouble === undefined) return false;
      lines.count(error);
      if (trouble !== 'away') refusedWrites.note(trouble);
      return true;
    },
    countRefused: lines.countRefused,
    // Where nothing listens everybody is refused at once. One that is silent may be slow: it is waited for.
    refusal: () => (isRefused || unanswered >= timing.maxUnanswered ? appError('databaseUnreachable') : undefined),
    setRestarting(is: boolean): void {
      isRestarting = is;
    },
  };
}

/** Remembers for some ms that writes were refused, and why. */
function recentTroubles(ms: number) {
  let kind: Exclude<DatabaseTrouble, 'away'> | undefined;
  let until = 0;
  return {
    note(trouble: Exclude<DatabaseTrouble, 'away'>) {
      kind = trouble;
      until = performance.now() + ms;
    },
    last: () => (performance.now() < until ? kind : undefined),
  };
}

const tick = 50;

/**
 * Resolves after so many ms during which this process ran: one that stood still must not take its own sleep for that of
 * the database. What has arrived meanwhile is read before. Resolves early when the signal is aborted.
 */
async function awake(ms: number, signal: AbortSignal): Promise<void> {
  for (let left = ms; left > 0 && !signal.aborted; left -= tick) await pause(Math.min(tick, left), signal);
  await setImmediate();
}

/** Resolves after so many ms, or early when the signal is aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
