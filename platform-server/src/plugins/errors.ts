import { AppError, appError, describeError, rowOf } from '@portico/shared-kit/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { localeOf } from './locale.ts';

/** SQLSTATE classes that mean "try again": serialisation, deadlock, connections, resources, shutdown. */
const busyStates = /^(40001|40P01|08|53|57P)/;

/** What the pool says, without a code, when every connection stayed in use for its whole waiting time. */
const noConnectionFree = 'timeout exceeded when trying to connect';

/** What the catalogue has for a failure that is not one of ours. */
function toAppError(error: FastifyError & { code?: string }): AppError {
  if (error.validation !== undefined) {
    const first = error.validation[0];
    const place = `${error.validationContext ?? 'request'}${first?.instancePath ?? ''}`;
    return appError('requestInvalid', { detail: `${place} ${first?.message ?? ''}`.trim() });
  }
  if (error.statusCode === 413) return appError('requestTooLarge');
  if (error.statusCode === 429) return appError('tooManyRequests');
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return appError('requestInvalid', { detail: error.message });
  }
  const isBusy = busyStates.test(error.code ?? '') || error.message === noConnectionFree;
  if (isBusy || error.code === 'ECONNREFUSED') return appError('databaseBusy');
  return appError('unknownError');
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
  const { message } = describeError({ code: error.code, params: error.params }, localeOf(request));
  const status = rowOf(error.code)?.status ?? 500;
  reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer((payload) => payload as string)
    .send(JSON.stringify({ errcode: error.code, errmsg: message, data: null, params: error.params }));
}

/** Turns every failure into the envelope with a row of the catalogue; what is unknown is logged whole, told short. */
export const errors = fastifyPlugin(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error instanceof AppError ? error : toAppError(error);
    const isFault = (rowOf(known.code)?.status ?? 500) >= 500;
    if (isFault) request.log.error({ err: error, errcode: known.code }, 'request failed');
    else request.log.info({ errcode: known.code, params: known.params }, 'request refused');
    sendError(request, reply, known);
  });
});

/** Answers a path below `/api` that does not exist. */
export function sendRouteMissing(request: FastifyRequest, reply: FastifyReply): void {
  sendError(request, reply, appError('routeMissing', { path: request.url.split('?')[0] ?? '' }));
}
