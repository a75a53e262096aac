import { AppError, appError, rowOf } from '@portico/shared-kit/errors';
import { BudgetExceeded, expressionRefusal } from '@portico/shared-kit/expressions';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isWaitTooLong, nameOfTrouble, troubleOf } from '../database/index.ts';
import { localeOf } from './locale.ts';

/** SQLSTATE of a statement that took longer than its connection allows. */
const tooSlow = '57014';

/**
 * SQLSTATE that means "try again": serialisation, deadlock, a lock that somebody else holds, a transaction that asked
 * nothing for too long, too few resources.
 */
const busyStates = /^(40001|40P01|55P03|25P03|53|57P)/;

/** Returns the error of the catalogue for a failure that is not one of ours. */
export function toAppError(error: Partial<FastifyError> & Error): AppError {
  if (error instanceof BudgetExceeded) {
    const { name, params } = expressionRefusal(error, error.path ?? 'FEEL');
    return new AppError(name, params);
  }
  if (error.validation !== undefined) {
    const first = error.validation[0];
    const place = `${error.validationContext ?? 'request'}${first?.instancePath ?? ''}`;
    return appError('requestInvalid', { detail: `${place} ${first?.message ?? ''}`.trim() });
  }
  if (error.statusCode === 413) return appError('requestTooLarge');
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return appError('requestInvalid', { detail: error.message });
  }
  const code = error.code ?? '';
  if (code === tooSlow) return appError('queryTooSlow');
  const trouble = troubleOf(error);
  if (trouble !== undefined) return appError(nameOfTrouble(trouble));
  return appError(busyStates.test(code) || isWaitTooLong(error) ? 'databaseBusy' : 'unknownError');
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
  const { message } = describeError({ code: error.code, params: error.params }, localeOf(request));
  const status = rowOf(error.code)?.status ?? 500;
  if (status === 429 && error.params['seconds'] !== undefined) reply.header('Retry-After', error.params['seconds']);
  reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer((payload) => payload as string)
    .send(JSON.stringify({ errcode: error.code, errmsg: message, data: null, params: error.params }));
}

/** Turns every failure into the envelope with a row of the catalogue; what is unknown is logged whole, told short. */
export const errors = fastifyPlugin(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => sendFailure(request, reply, error));
});

/** Logs a failure of ours, notes a refusal and answers with its row of the catalogue. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: FastifyError): void {
  const known = error instanceof AppError ? error : toAppError(error);
  const isFault = (rowOf(known.code)?.status ?? 500) >= 500;
  // An outage of the database is told once, and not by each of those who notice it.
  const isOutage = troubleOf(error) !== undefined;
  if (isFault && !isOutage) request.log.error({ err: error, errcode: known.code }, 'request failed');
  refusals.set(request, { errcode: known.code, params: known.params });
  if (isOutage) outages.set(request, error);
  sendError(request, reply, known);
}

interface Refusal {
  readonly errcode: number;
  readonly params: AppError['params'];
}

const refusals = new WeakMap<FastifyRequest, Refusal>();

const outages = new WeakMap<FastifyRequest, Error>();

/** The failure of the database that a request was refused for; undefined for any other. */
export function outageOf(request: FastifyRequest): Error | undefined {
  return outages.get(request);
}

/** Returns the error that a request was refused with, for its line in the log; undefined for one that was answered. */
export function refusalOf(request: FastifyRequest): Refusal | undefined {
  return refusals.get(request);
}

/** Answers a path below `/api` that does not exist. */
export function sendRouteMissing(request: FastifyRequest, reply: FastifyReply): void {
  sendError(request, reply, appError('routeMissing', { path: request.url.split('?')[0] ?? '' }));
}
