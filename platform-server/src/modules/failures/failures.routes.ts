import { Empty } from '@portico/shared-kit/contract/common.schema';
import { reportFailure } from '@portico/shared-kit/contract/failures.endpoints';
import { ReportFailureInput } from '@portico/shared-kit/contract/failures.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { impersonal } from './impersonal.model.ts';

/** A browser tells ten failures of a page; an office behind one address has a few pages that fail. */
const perMinute = 60;

/** Registers what browsers tell of their own failures: a line in the log with the trace id that the user sees. */
export function registerFailures(app: FastifyInstance): void {
  const limits = { perMinute, maxBodyBytes: 8 * 1024 };
  route(app, reportFailure, { input: ReportFailureInput, reply: Empty, ...limits }, ({ input, request }) => {
    const composition = request.headers['x-composition'];
    request.log.warn({ failure: impersonal(input), composition }, 'a browser reports a failure');
    return {};
  });
}
