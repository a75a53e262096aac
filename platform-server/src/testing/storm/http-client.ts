import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http';
import { type Endpoint, fillPath } from '@portico/shared-kit/contract/endpoint';

/** A request as it goes out: the path as it is written, not as a browser would tidy it. */
export interface StormRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** The address of this machine that it comes from; any where it is absent. */
  readonly from?: string | undefined;
  /** Hangs up as soon as all is sent: the server does what it was asked, and nobody hears of it. */
  readonly hangsUp?: boolean;
}

/** The answer; of a stream of events its head alone. */
export interface StormAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** The server is gone, or it went before its answer was whole: nobody knows what it did. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** Ends a wait that would never end: a machine may stand still for 20 seconds. */
const longestMs = 90_000;

/** Sends a request over a connection of its own. Throws Unanswered where no whole answer came. */
export function send(url: string, request: StormRequest): Promise<StormAnswer> {
  const { method, path, headers, body, from, hangsUp = false } = request;
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const lost = (error: Error) => reject(new Unanswered(`${method} ${path}: ${error.message}`, { cause: error }));
    const options = { hostname, port, method, path, agent: false, headers: { ...headers, ...length } } as const;
    const sending = httpRequest({ ...options, ...(from === undefined ? {} : { localAddress: from }) }, (reply) => {
      readAnswer(reply).then(resolve, lost);
    });
    sending.setTimeout(longestMs, () => sending.destroy(new Error('no answer')));
    sending.on('error', lost);
    if (hangsUp) sending.on('finish', () => sending.destroy());
    sending.end(body);
  });
}

async function readAnswer(reply: IncomingMessage): Promise<StormAnswer> {
  const head = { status: reply.statusCode ?? 0, headers: reply.headers };
  if (head.headers['content-type']?.startsWith('text/event-stream')) {
    reply.destroy();
    return { ...head, text: '' };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  return { ...head, text: Buffer.concat(chunks).toString('utf8') };
}

/** An answer in the envelope of the contract. */
export interface EndpointAnswer<R> extends StormAnswer {
  readonly errcode: number;
  readonly data: R;
}

/** Calls an endpoint of the contract, without a token as nobody. Throws Unanswered where no whole answer came, or who calls hangs up. */
export async function callApi<I, R>(
  url: string,
  endpoint: Endpoint<I, R>,
  input: I,
  token: string | null,
  { hangsUp = false }: Pick<StormRequest, 'hangsUp'> = {},
): Promise<EndpointAnswer<R>> {
  const { method } = endpoint;
  const { url: path, rest } = fillPath(endpoint.path, input as Record<string, unknown>);
  const hasBody = method === 'POST' || method === 'PUT';
  const query = new URLSearchParams(rest as Record<string, string>).toString();
  const answer = await send(url, {
    method,
    path: hasBody || query === '' ? path : `${path}?${query}`,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    body: hasBody ? JSON.stringify(rest) : undefined,
    hangsUp,
  });
  return { ...answer, ...(JSON.parse(answer.text) as { errcode: number; data: R }) };
}
