import type { BatchInput, BatchReply } from '@portico/shared-kit/contract/batch.schema';
import { fillPath, parameterText } from '@portico/shared-kit/contract/endpoint';
import { AppError, appError, rowOf } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { batchableOf, type EndpointLookup } from '../../plugins/batchable.ts';
import { localeOf } from '../../plugins/locale.ts';

type BatchCall = BatchInput['calls'][number];
type BatchAnswer = BatchReply['answers'][number];

/** Headers that speak of the batch's own body and connection. */
const ownHeaders = new Set(['content-length', 'content-type', 'transfer-encoding', 'accept-encoding', 'connection']);

/** Index of a call in its batch, the endpoints that it may name, and headers that it is sent with besides those of the batch. */
interface ReadPlace {
  readonly index: number;
  readonly endpointOf?: EndpointLookup;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers a call as its endpoint would, with its checks, limits and log; a call that fails does not touch the others.
 * requestInvalid for what is no read that may be asked together with others.
 */
export async function answerRead(
  app: FastifyInstance,
  request: FastifyRequest,
  call: BatchCall,
  { index, endpointOf = batchableOf, headers: own = {} }: ReadPlace,
): Promise<BatchAnswer> {
  const traceId = `${request.id.slice(0, 60)}-${String(index)}`;
  const asked = requestOf(endpointOf(app, call.operationId), call);
  if (asked instanceof AppError) return refusal(request, asked, traceId);
  const headers = Object.entries(request.headers).filter(([name]) => !ownHeaders.has(name));
  const { statusCode, body } = await app.inject({
    ...asked,
    headers: { ...Object.fromEntries(headers), ...asked.headers, ...own, 'x-trace-id': traceId },
    remoteAddress: request.socket.remoteAddress ?? '',
  });
  return { status: statusCode, traceId, envelope: body };
}

/** The request that a call stands for; the error where it stands for none. */
function requestOf(endpoint: ReturnType<EndpointLookup>, { operationId, input }: BatchCall): InjectOptions | AppError {
  if (endpoint === undefined) return appError('requestInvalid', { detail: `${operationId} cannot be part of a batch` });
  const { method, path } = endpoint;
  try {
    const { url, rest } = fillPath(path, input);
    if (method === 'POST')
      return { method, url, payload: JSON.stringify(rest), headers: { 'content-type': 'application/json' } };
    const query = Object.entries(rest).flatMap(([name, value]) => {
      const text = parameterText(value);
      return text === null ? [] : [[name, text]];
    });
    return { method, url, query: Object.fromEntries(query) as Record<string, string> };
  } catch {
    return appError('requestInvalid', { detail: `${path} lacks a parameter` });
  }
}

function refusal(request: FastifyRequest, { code, params }: AppError, traceId: string): BatchAnswer {
  const { message } = describeError({ code, params }, localeOf(request));
  const envelope = JSON.stringify({ errcode: code, errmsg: message, data: null, params });
  return { status: rowOf(code)?.status ?? 500, traceId, envelope };
}
