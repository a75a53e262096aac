import { createStore, get, set, type UseStore } from 'idb-keyval';

/** Enough of a token to know it again, and not enough to use it. */
const markLength = 16;

const item = 'exchanged';

/** Ms. */
const longestWait = 1_000;

let opened: UseStore | null = null;

function store(): UseStore {
  opened ??= createStore('portico-session', 'tokens');
  return opened;
}

/** Lets all tabs know that new tokens came for this one. Unlike local storage, the next that asks is sure to see it. */
export async function noteRotated(token: string): Promise<void> {
  await soonOrNull(() => set(item, token.slice(-markLength), store()));
}

/** Returns whether another tab has got new tokens for this one, though local storage may not show them here yet. */
export async function wasRotated(token: string): Promise<boolean> {
  return (await soonOrNull(() => get<string>(item, store()))) === token.slice(-markLength);
}

/** A browser may refuse its database, or never open it: neither may hold up the token rotation, for which all tabs wait. */
async function soonOrNull<T>(work: () => Promise<T>): Promise<T | null> {
  const { promise: tooLong, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), longestWait);
  try {
    return await Promise.race([work(), tooLong]);
  } catch {
    opened = null;
    return null;
  } finally {
    clearTimeout(timer);
  }
}
