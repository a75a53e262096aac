import { listApplications } from '../contract/applications.endpoints.ts';
import { getCurrentUser } from '../contract/current-user.endpoints.ts';
import type { Envelope } from '../contract/endpoint.ts';
import { getUnreadCount } from '../contract/notifications.endpoints.ts';
import { listRecentItems } from '../contract/portal.endpoints.ts';
import { getStart } from '../contract/start.endpoints.ts';
import type { Start } from '../contract/start.schema.ts';
import { getSystemConfig } from '../contract/system.endpoints.ts';

/** A call as the page's own HTML sends it. */
export interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly body: object | null;
}

/** Call that the page's own HTML has sent; its answer is null where nothing good came back. */
interface StartedCall extends SentCall {
  readonly answer: Promise<Envelope<unknown> | null>;
}

/** The calls that the HTML has begun (shell-host/src/index.html), and the token that they were sent with. */
export interface StartedCalls {
  readonly token: string | null;
  /** Ms since the navigation began. */
  readonly at: number;
  readonly calls: readonly StartedCall[];
}

/** Ms after which an answer is too old to be somebody's first. */
const freshMs = 30_000;

const everyApplication = listApplications.path;

/** The calls that the one answer of the start stands for. */
const parts: ReadonlyMap<string, keyof Start> = new Map([
  [getCurrentUser.path, 'user'],
  [getSystemConfig.path, 'config'],
  [everyApplication, 'applications'],
  [`${everyApplication}?isPortal=true`, 'applications'],
  [getUnreadCount.path, 'unread'],
  [listRecentItems.path, 'recent'],
]);

const taken = new WeakMap<StartedCalls, Set<string>>();

function started(): StartedCalls | undefined {
  return (globalThis as { porticoStart?: StartedCalls }).porticoStart;
}

/** Forgets what was begun. */
export function forgetStarted(): void {
  Reflect.deleteProperty(globalThis, 'porticoStart');
}

/**
 * Forgets the answers that are not the truth any more once something is written: all of them, but for a write to what is read at the same path.
 * That one concerns its own answer: a page writes the recent applications by itself while the code of its list is still on the way.
 */
export function forgetWritten(url: string): void {
  const start = started();
  if (start !== undefined && parts.has(url)) take(start, keyOf({ method: 'GET', url, body: null }));
  else forgetStarted();
}

/**
 * The answer to a call that the page's HTML has sent already, once for each call; null where it has not, where it
 * failed, where it is old, or where it was sent for somebody else. `body` is a request's as JSON, null without one.
 */
export async function takeStarted(
  { url, method, body }: { readonly url: string; readonly method: string; readonly body: string | null },
  token: string | null,
): Promise<{ readonly data: unknown } | null> {
  const start = freshStart(token);
  if (start === null) return null;
  const key = keyOf({ method, url, body: body === null ? null : (JSON.parse(body) as object) });
  if (!take(start, key)) return null;
  const own = start.calls.find((call) => keyOf(call) === key);
  if (own !== undefined) return dataOf(await own.answer);
  const part = method === 'GET' ? parts.get(url) : undefined;
  const whole = start.calls.find((call) => call.url === getStart.path);
  if (part === undefined || whole === undefined) return null;
  const answer = dataOf(await whole.answer) as { readonly data: Start } | null;
  const data = answer?.data[part] ?? null;
  return data === null ? null : { data };
}

/**
 * Takes those answers to a page's own calls that have come and that somebody wants, and waits at most so many ms for the others: these stay to be
 * taken when they are asked for. Empty where nothing was begun, or for somebody else.
 */
export async function takeArrived<T>(
  token: string | null,
  { wanted, timeout }: { readonly wanted: (call: SentCall) => T | null; readonly timeout: number },
): Promise<readonly { readonly call: T; readonly data: unknown }[]> {
  const start = freshStart(token);
  if (start === null) return [];
  const arrived: { readonly sent: SentCall; readonly call: T; readonly data: unknown }[] = [];
  const all = start.calls.flatMap(partsOf).map(async (sent) => {
    const call = wanted(sent);
    const answer = call === null ? null : dataOf(await sent.answer);
    if (call !== null && answer !== null) arrived.push({ sent, call, data: answer.data });
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([Promise.all(all), new Promise((resolve) => (timer = setTimeout(resolve, timeout)))]);
  clearTimeout(timer);
  return arrived.filter(({ sent }) => take(start, keyOf(sent)));
}

/** Returns a call, or for the one that stands for several each of these, as its own endpoint would answer it. */
function partsOf(call: StartedCall): readonly StartedCall[] {
  if (call.url !== getStart.path) return [call];
  const own = [...parts].filter(([url]) => !url.includes('?'));
  return own.map(([url, part]) => ({ method: 'GET', url, body: null, answer: partOf(call.answer, part) }));
}

async function partOf(whole: StartedCall['answer'], part: keyof Start): StartedCall['answer'] {
  const answer = await whole;
  const data = (answer?.data as Start | undefined)?.[part] ?? null;
  return answer === null || data === null ? null : { ...answer, data };
}

/** Returns the calls that were begun, where they are new and were sent with this token; else null. */
function freshStart(token: string | null): StartedCalls | null {
  const start = started();
  if (start === undefined || start.token !== token || performance.now() - start.at > freshMs) return null;
  return start;
}

/** True the first time that a call's answer is taken. */
function take(start: StartedCalls, key: string): boolean {
  const known = taken.get(start) ?? new Set();
  taken.set(start, known);
  if (known.has(key)) return false;
  known.add(key);
  return true;
}

function keyOf({ method, url, body }: SentCall): string {
  return `${method} ${url} ${body === null ? '' : sorted(body)}`;
}

function dataOf(answer: Envelope<unknown> | null): { readonly data: unknown } | null {
  return answer?.errcode === 0 ? { data: answer.data } : null;
}

/** JSON of the same text for the same value, whatever the order of its members. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : each,
  );
}
