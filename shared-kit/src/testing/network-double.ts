/** One request as it left for the network. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/** What the network does with a request: an answer, or a failure that it throws. */
export type NetworkAnswer = (request: SentRequest) => Response | Promise<Response>;

/** A JSON answer with the envelope of the contract. */
export function envelope(data: unknown, errcode = 0, status = 200): Response {
  return Response.json({ errcode, errmsg: errcode === 0 ? '' : `refused with ${errcode}`, data }, { status });
}

/** An answer that never comes; the request ends only when it is aborted, as a browser ends it. */
export const silence: NetworkAnswer = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true });
  });

/** An answer that comes when the test lets it. Until then the request can be aborted, as in a browser. */
export interface HeldAnswer {
  readonly answer: NetworkAnswer;
  /** Settles when the first request has reached the network. */
  readonly asked: Promise<void>;
  readonly release: () => void;
}

/** @returns an answer that is held back, so that a test knows that it is waited for */
export function holdBack(answer: NetworkAnswer): HeldAnswer {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  return {
    answer: (request) => {
      asked.resolve();
      return Promise.race<Response>([silence(request), released.promise.then(() => answer(request))]);
    },
    asked: asked.promise,
    release: released.resolve,
  };
}

/**
 * Takes the place of `fetch`: the first request gets the first answer and so on, the last answer serves all that follow.
 * @returns the requests sent so far; it fills as the test goes
 */
export function networkDouble(...answers: readonly [NetworkAnswer, ...NetworkAnswer[]]): SentRequest[] {
  const sent: SentRequest[] = [];
  globalThis.fetch = async (target, init = {}) => {
    const request = {
      method: init.method ?? 'GET',
      url: String(target instanceof Request ? target.url : target),
      headers: new Headers(init.headers),
      body: init.body,
      signal: init.signal ?? new AbortController().signal,
    };
    sent.push(request);
    if (request.signal.aborted) throw new DOMException('Aborted', 'AbortError');
    const answer = answers[Math.min(sent.length, answers.length) - 1] as NetworkAnswer;
    return answer(request);
  };
  return sent;
}
