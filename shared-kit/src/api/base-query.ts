import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type Endpoint, type Envelope, fillPath, parameterText } from '../contract/endpoint.ts';
import { codeOf } from '../errors/index.ts';
import { isForGuests } from '../permissions/index.ts';
import { type ApiError, localError } from '../errors/api-error.ts';
import { callHeaders, newTraceId } from './call-headers.ts';
import { forgetWritten, takeStarted } from './started-answers.ts';
import { navigationSignal, outlivesPage, transport } from './transport.ts';

/** Call as the endpoints hand it to the base query. */
export interface ApiRequest {
  readonly endpoint: Pick<
    Endpoint<never, unknown>,
    'method' | 'path' | 'access' | 'operationId' | 'isBatchable' | 'isPreviewable'
  >;
  readonly input: unknown;
  /** Sent along as they are. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface Call {
  readonly url: string;
  readonly init: RequestInit;
}

function searchOf(values: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = parameterText(value);
    if (text !== null) search.set(name, text);
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** URL and body of a request, without what the session adds. */
export function toCall({ endpoint, input, headers: own = {} }: ApiRequest): Call {
  if (input instanceof FormData) return { url: endpoint.path, init: { method: endpoint.method, body: input } };
  const { url, rest } = fillPath(endpoint.path, (input ?? {}) as Record<string, unknown>);
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  if (!hasBody) return { url: url + searchOf(rest), init: { method: endpoint.method, headers: own } };
  const headers = { ...own, 'Content-Type': 'application/json' };
  return { url, init: { method: endpoint.method, headers, body: JSON.stringify(rest) } };
}

/** Answer to a call, out of its envelope. */
export type Answer = { readonly data: unknown } | { readonly error: ApiError };

/** Sends a read, which `alone` sends by itself, in any other way. */
export type ReadSender = (request: ApiRequest, alone: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer>;

/** Sends the requests of one store in another way than the page's own. */
export interface StoreSender {
  readonly sendRead: ReadSender;
  /** Answers a write, which is not sent. */
  refuseWrite(): Answer;
}

let sendRead: ReadSender | null = null;

/** Sends the reads that may be asked together (`isBatchable`) by `sender` from now on; null: each by itself. */
export function setReadSender(sender: ReadSender | null): void {
  sendRead = sender;
}

async function readAnswer(response: Response, traceId: string): Promise<Answer> {
  if (!response.headers.get('content-type')?.includes('json')) {
    return response.ok
      ? { data: await response.blob() }
      : { error: { ...localError('unknownError', traceId), status: response.status } };
  }
  return answerOf((await response.json()) as AnsweredEnvelope, { status: response.status, traceId });
}

/** Envelope of an answer; that of an error has the parameters of its text. */
export type AnsweredEnvelope = Envelope<unknown> & { readonly params?: ApiError['params'] };

/** The data of an envelope, or its error. */
export function answerOf(
  { errcode, errmsg, data, params = {} }: AnsweredEnvelope,
  facts: Pick<ApiError, 'status' | 'traceId'>,
): Answer {
  return errcode === 0 ? { data } : { error: { errcode, errmsg, params, aborted: false, ...facts } };
}

/** Sends a request as it is, without new tokens where the old ones have expired. */
export async function send(call: Call, signal: AbortSignal): Promise<Answer> {
  const traceId = newTraceId();
  try {
    const response = await fetch(call.url, {
      ...call.init,
      headers: callHeaders(new Headers(call.init.headers), traceId),
      signal,
    });
    return await readAnswer(response, traceId);
  } catch {
    return { error: localError('networkDown', traceId, signal.aborted) };
  }
}

function startedAnswer({ url, init: { method = 'GET', body } }: Call, token: string | null) {
  return takeStarted({ url, method, body: typeof body === 'string' ? body : null }, token);
}

const sessionCodes: readonly number[] = (['tokenExpired', 'notSignedIn', 'sessionUnused'] as const).map(codeOf);

/**
 * Sends one call, or takes the answer of one that the page's HTML has sent: adds token, trace id and language, aborts reads when the page is left, unwraps the envelope,
 * and repeats it once after new tokens where the old one had expired.
 */
export const portalBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  request,
  { signal, type, endpoint, extra },
) => {
  const sender = extra as StoreSender | undefined;
  if (sender !== undefined && type === 'mutation') return sender.refuseWrite();
  const call = toCall(request);
  const endsWithPage = type === 'query' && !outlivesPage(endpoint);
  const leaving = endsWithPage ? AbortSignal.any([signal, navigationSignal()]) : signal;
  const token = transport().accessToken();
  const begun = type === 'query' && sender === undefined ? await startedAnswer(call, token) : null;
  if (begun !== null && !leaving.aborted) return begun;
  if (type === 'mutation') forgetWritten(call.url);
  const alone = () => send(call, leaving);
  const sendShared = type === 'query' && request.endpoint.isBatchable === true ? sendRead : null;
  const sendIt = sender?.sendRead ?? sendShared;
  const ask = () => (sendIt === null ? alone() : sendIt(request, alone, leaving));
  const answer = await ask();
  if (!('error' in answer) || !sessionCodes.includes(answer.error.errcode)) return answer;
  const { access } = request.endpoint;
  if (access === 'anonymous' || isForGuests(access)) return answer;
  return (await transport().refresh(token)) ? ask() : answer;
};
