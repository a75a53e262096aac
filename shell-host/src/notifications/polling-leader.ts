/** What the tabs tell each other. */
export interface PollingChannel<T> {
  post(value: T): void;
  /** Returns the function that stops listening. */
  listen(onValue: (value: T) => void): () => void;
}

interface PollingOptions<T> {
  /** Asks once; undefined where no answer came. */
  readonly ask: () => Promise<T | undefined>;
  /** Called in the tabs that do not ask, with what the leading tab got. */
  readonly onNews: (value: T) => void;
  readonly channel: PollingChannel<T>;
  /** Undefined where the browser has no Web Locks: every visible tab then asks for itself. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Ms between two questions. */
  readonly interval: number;
}

const lockName = 'portico-notification-polling';

/**
 * Polls for as long as the page is visible, from one tab for all: whoever holds the lock asks at once and then at each
 * interval, and tells the others. A hidden tab lets the lock go. Returns the function that stops it.
 */
export function startPolling<T>(options: PollingOptions<T>, page: Document = document): () => void {
  const stopListening = options.channel.listen(options.onNews);
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
function lead<T>({ locks, ask, channel, interval }: PollingOptions<T>, signal: AbortSignal): void {
  const poll = () =>
    pollUntil(signal, interval, async () => {
      const value = await ask();
      if (value !== undefined && !signal.aborted) channel.post(value);
    });
  if (locks === undefined) return void poll();
  // Giving up while still waiting rejects; there is nothing to do about it.
  locks.request(lockName, { signal }, poll).catch(() => undefined);
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
