import { type AnswerFault, judgeAnswer } from './judge.ts';
import type { StormAnswer } from './http-client.ts';

/** The result of a storm, as it is printed. */
export interface StormResult {
  readonly seed: number;
  readonly rounds: number;
  requests: number;
  /** Processes of the server that were killed, and of its database. */
  kills: number;
  databaseKills: number;
  /** Writes that were answered, and those whose answer never came. */
  acknowledged: number;
  unanswered: number;
  lost: number;
  doubled: number;
  races: number;
  /** Races that had no winner or several, or whose losers were not told why. */
  winnersWrong: number;
  operations: number;
  /** Drawn requests, and how many of them were done and not refused. */
  fuzzed: number;
  fuzzedDone: number;
  hostileExpressions: number;
  /** Answers 503 while something was being killed. */
  outageAnswers: number;
  '5xx': number;
  leaks: number;
  /** Refusals that are no row of the catalogue or have no trace. */
  uncatalogued: number;
  /** Answers that never came, and good calls that were refused, while nothing was being killed. */
  failed: number;
  /** Requests of somebody who only reads their to-do list, and the longest of them, in ms. */
  bystanderRequests: number;
  bystanderLongestMs: number;
}

const counterOf = { serverError: '5xx', leak: 'leaks', uncatalogued: 'uncatalogued' } as const satisfies Record<
  AnswerFault,
  keyof StormResult
>;

/** Counts what happens, and tells each finding where somebody reads it. */
export interface Tally {
  readonly result: StormResult;
  /** Counts an answer of a server that is well, and what is wrong with it. `sent` says what it answers. */
  note(sent: string, answer: StormAnswer): void;
  find(what: 'lost' | 'doubled' | 'winnersWrong' | 'failed', detail: string): void;
}

const nothing: Omit<StormResult, 'seed' | 'rounds'> = {
  requests: 0,
  kills: 0,
  databaseKills: 0,
  acknowledged: 0,
  unanswered: 0,
  lost: 0,
  doubled: 0,
  races: 0,
  winnersWrong: 0,
  operations: 0,
  fuzzed: 0,
  fuzzedDone: 0,
  hostileExpressions: 0,
  outageAnswers: 0,
  '5xx': 0,
  leaks: 0,
  uncatalogued: 0,
  failed: 0,
  bystanderRequests: 0,
  bystanderLongestMs: 0,
};

/** A count that begins at nothing. */
export function newTally(
  { seed, rounds }: { readonly seed: number; readonly rounds: number },
  say: (line: string) => void,
  secrets: readonly string[],
): Tally {
  const result: StormResult = { seed, rounds, ...nothing };
  return {
    result,
    note(sent, answer) {
      result.requests += 1;
      const fault = judgeAnswer(answer, secrets);
      if (fault === null) return;
      result[counterOf[fault]] += 1;
      say(`${fault}: ${sent.slice(0, 600)} → ${answer.status} ${answer.text.slice(0, 600)}`);
    },
    find(what, detail) {
      result[what] += 1;
      say(`${what}: ${detail}`);
    },
  };
}

const faults = ['lost', 'doubled', 'winnersWrong', '5xx', 'leaks', 'uncatalogued', 'failed'] as const;

/** Returns whether nothing was found. How long anybody waited is printed, and judged nowhere. */
export function isClean(result: StormResult): boolean {
  return faults.every((fault) => result[fault] === 0);
}
