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
