/** Channel for the values that the tabs send each other. */
export interface PollingChannel<T> {
  post(value: T): void;
  /** Returns the function that stops listening. */
  listen(onValue: (value: T) => void): () => void;
}

interface PollingOptions<T> {
  /** Asks once; undefined where no answer came. `isStale`: what is known is surely old. */
  readonly ask: (isStale: boolean) => Promise<T | undefined>;
  /** Called in the tabs that do not ask, with what the leading tab got. */
  readonly onValue: (value: T) => void;
  readonly channel: PollingChannel<T>;
  /** Undefined where the browser has no Web Locks: every visible tab then asks for itself. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /**
   * Calls `askNow` where something changes before the next question, until the signal ends. Only in the one tab that asks:
   * not where the browser has no Web Locks, since a connection of every tab would leave none for the pages.
   */
  readonly hasten?: (askNow: () => void, signal: AbortSignal) => void;
  /** Ms between two questions. */
  readonly interval: number;
}

const lockName = 'portico-notification-polling';

/**
 * Polls for as long as the page is visible, from one tab for all: whoever holds the lock asks at once and then at each
 * interval, and tells the others. A hidden tab lets the lock go. Returns the function that stops it.
 */
export function startPolling<T>(options: PollingOptions<T>, page: Document = document): () => void {
  const stopListening = options.channel.listen(options.onValue);
  let turn: AbortController | null = null;
  const follow = () => {
    const isVisible = page.visibilityState === 'visible';
    if (isVisible && turn === null) {
      turn = new AbortController();
      lead(options, turn.signal);
    }
    if (!isVisible) {
      turn?.abort();
      turn = null;
    }
  };
  page.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    page.removeEventListener('visibilitychange', follow);
    turn?.abort();
    turn = null;
    stopListening();
  };
}

/** Waits for the turn and polls until the signal ends. */
function lead<T>({ locks, ask, hasten, channel, interval }: PollingOptions<T>, signal: AbortSignal): void {
  const askAndShare = async (isStale = false) => {
    const value = await ask(isStale);
    if (value !== undefined && !signal.aborted) channel.post(value);
  };
  const poll = () => pollUntil(signal, interval, askAndShare);
  if (locks === undefined) return void poll();
  const pollAndHear = () => {
    if (!signal.aborted) hasten?.(() => void askAndShare(true), signal);
    return poll();
  };
  // Giving up while still waiting rejects; there is nothing to do about it.
  locks.request(lockName, { signal }, pollAndHear).catch(() => undefined);
}

/** Resolves when the signal ends. */
function pollUntil(signal: AbortSignal, interval: number, ask: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    void ask();
    const timer = setInterval(() => void ask(), interval);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      resolve();
    });
  });
}

/** The browser's own channel between tabs; where there is none, nobody hears. */
export function broadcastChannel<T>(name: string): PollingChannel<T> {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => () => undefined };
  return {
    post(value) {
      const channel = new BroadcastChannel(name);
      channel.postMessage(value);
      channel.close();
    },
    listen(onValue) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }: MessageEvent<T>) => onValue(data));
      return () => channel.close();
    },
  };
}
