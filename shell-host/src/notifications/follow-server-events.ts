import { callHeaders, newTraceId } from '@portico/shared-kit/api/call-headers';
import { streamNotificationEvents } from '@portico/shared-kit/contract/notifications.endpoints';

interface FollowServerEventsOptions {
  /** Called when the unread notifications have changed, or may have while the stream was away. */
  readonly onChange: () => void;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Resolves after so many ms, or when the signal ends. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Ms before the first stream: the count was asked for just now, and who only looks in needs no connection. */
const firstWait = 10_000;
/** Ms of silence after which a connection counts as dead: the server gives a sign of life every 20 seconds. */
const longestSilence = 50_000;
/** A stream that lived so many ms was no failure, however it ended. */
const goodLife = 30_000;
/** Ms after a first failure; doubles with each further one. */
const failureWait = 5_000;
const longestWait = 5 * 60_000;

/**
 * Listens to the server's events until the signal ends, and connects anew after a while where it breaks. `fetch` and not
 * EventSource: a token belongs into a header, never into an address.
 */
export async function followServerEvents({ onChange, signal, pause = rest }: FollowServerEventsOptions): Promise<void> {
  let failures = 0;
  await pause(firstWait, signal);
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const wentWell = await hear({ onChange, signal, onOpen: isFirst ? () => undefined : onChange });
    failures = wentWell ? 0 : failures + 1;
    await pause(waitAfter(failures), signal);
  }
}

/** Spread over time, since a server that starts anew gets all its browsers back. */
function waitAfter(failures: number): number {
  const base = failures === 0 ? 2_000 : Math.min(longestWait, failureWait * 2 ** (failures - 1));
  return base * (0.5 + Math.random());
}

interface Hearing extends Pick<FollowServerEventsOptions, 'onChange' | 'signal'> {
  readonly onOpen: () => void;
}

/** Reads one stream from its beginning to its end; false where it failed soon. */
async function hear({ onChange, onOpen, signal }: Hearing): Promise<boolean> {
  const silence = new AbortController();
  const begin = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), longestSilence);
  };
  renew();
  try {
    const headers = callHeaders(new Headers(), newTraceId());
    const answer = await fetch(streamNotificationEvents.path, {
      headers,
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!answer.ok || answer.body === null) return false;
    onOpen();
    await readEvents(answer.body, renew, (event) => event.startsWith('event: changed') && onChange());
    return true;
  } catch {
    return Date.now() - begin > goodLife;
  } finally {
    clearTimeout(timer);
  }
}

/** Calls back for each sign of life and each event; resolves where the server closes. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  onLife: () => void,
  onEvent: (event: string) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    onLife();
    const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    events.forEach(onEvent);
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
