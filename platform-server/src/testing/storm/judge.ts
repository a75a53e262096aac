import { catalogue, rowOf } from '@portico/shared-kit/errors';
import type { StormAnswer } from './http-client.ts';

/** A record that somebody wrote, under a name that nobody else gives. */
export interface Write {
  readonly name: string;
  /** The id that the server answered; null where its answer never came. */
  readonly acknowledged: string | null;
}

/** Names of the writes that were lost and of those that were doubled. */
export interface WriteFindings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/**
 * Compares what was written with what is there. Acknowledged is once and under the id that was answered; what was not
 * acknowledged is once or not at all.
 */
export function judgeWrites(
  writes: readonly Write[],
  kept: readonly { readonly name: string; readonly id: string }[],
): WriteFindings {
  const ids = Map.groupBy(kept, ({ name }) => name);
  const idsOf = (name: string) => (ids.get(name) ?? []).map(({ id }) => id);
  return {
    lost: writes
      .filter(({ name, acknowledged }) => acknowledged !== null && !idsOf(name).includes(acknowledged))
      .map(({ name }) => name),
    doubled: writes.filter(({ name }) => idsOf(name).length > 1).map(({ name }) => name),
  };
}

/** The end of a race for one of those in it. */
export interface RaceEnd {
  readonly errcode: number;
  /** True where it did what it was sent for. */
  readonly hasWon: boolean;
}

/** Returns whether exactly one did it, and each of the others heard why not, or that nothing was left to do. */
export function isFairRace(ends: readonly RaceEnd[]): boolean {
  const losers = ends.filter(({ hasWon }) => !hasWon);
  return losers.length === ends.length - 1 && losers.every(({ errcode }) => errcode === 0 || isRefusal(errcode));
}

function isRefusal(errcode: number): boolean {
  const status = rowOf(errcode)?.status ?? 500;
  return status >= 400 && status < 500;
}

/** A fault of an answer. */
export type AnswerFault = 'serverError' | 'leak' | 'uncatalogued';

/** Marks of what is nobody's business: stacks, files of the server, words of the database. */
const leaks: readonly RegExp[] = [
  /\n\s+at .+:\d+:\d+/,
  /\\n\s+at .+:\d+:\d+/,
  /node_modules|node:internal|file:\/\/\//,
  /\.[cm]?[jt]s:\d+/,
  /syntax error at or near|invalid input syntax for|invalid byte sequence/,
  /violates (?:\w|-)+(?: \w+)? constraint/,
  /(?:relation|column|function) \\?"?[\w.]+\\?"? (?:of relation .+ )?does not exist/,
  /\b(?:select|insert into|update|delete from)\b[^<]{1,300}"(?:app_user|biz_\w+|corp_id)\\?"/i,
  /\bpassword_hash\b/,
];

/**
 * Judges an answer of a server that is well: null where nothing is wrong with it. `secrets` are texts that no answer has,
 * such as the server's folders.
 */
export function judgeAnswer(answer: StormAnswer, secrets: readonly string[]): AnswerFault | null {
  if (answer.status >= 500) return 'serverError';
  const said = `${answer.text}\n${JSON.stringify(answer.headers)}`;
  if (leaks.some((pattern) => pattern.test(said)) || secrets.some((secret) => said.includes(secret))) return 'leak';
  return answer.status >= 400 && !isCatalogued(answer) ? 'uncatalogued' : null;
}

/** A refusal names a row of the catalogue, with the row's status, and its trace. */
function isCatalogued({ status, headers, text }: StormAnswer): boolean {
  const trace = headers['x-trace-id'];
  if (typeof trace !== 'string' || trace === '') return false;
  try {
    const { errcode, errmsg } = JSON.parse(text) as { readonly errcode?: unknown; readonly errmsg?: unknown };
    if (typeof errcode !== 'number' || typeof errmsg !== 'string' || errmsg === '') return false;
    return errcode in catalogue && rowOf(errcode)?.status === status;
  } catch {
    return false;
  }
}
