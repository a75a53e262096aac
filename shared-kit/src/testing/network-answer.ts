/** Request as it left for the network. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/** An answer of the network to a request: a response, or a failure that it throws. */
export type NetworkAnswer = (request: SentRequest) => Response | Promise<Response>;

/** Returns a JSON response with the envelope of the contract. */
export function envelope(data: unknown, errcode = 0, status = 200): Response {
  return Response.json({ errcode, errmsg: errcode === 0 ? '' : `refused with ${errcode}`, data }, { status });
}

/** Fails as a browser does that cannot reach the server. */
export const unreachable: NetworkAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never answers; the request ends only when it is aborted. */
export const silence: NetworkAnswer = () => new Promise(() => undefined);

/** An answer that comes when the test lets it. */
export interface DeferredAnswer {
  readonly answer: NetworkAnswer;
  /** Settles when the first request has reached the network. */
  readonly asked: Promise<void>;
  readonly release: () => void;
}

/** Returns an answer that is held back until it is released, so that a test knows that it is waited for. */
export function holdBack(answer: NetworkAnswer): DeferredAnswer {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  return {
    answer: async (request) => {
      asked.resolve();
      await released.promise;
      return answer(request);
    },
    asked: asked.promise,
    release: released.resolve,
  };
}
