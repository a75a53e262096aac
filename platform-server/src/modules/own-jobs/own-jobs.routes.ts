import { Empty } from '@portico/shared-kit/contract/common.schema';
import { listOwnJobs } from '@portico/shared-kit/contract/own-jobs.endpoints';
import { OwnJobs } from '@portico/shared-kit/contract/own-jobs.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { OwnJobService } from './own-jobs.service.ts';

/** Registers the list of jobs that people began. */
export function registerOwnJobs(app: FastifyInstance, ownJobs: OwnJobService): void {
  route(app, listOwnJobs, { input: Empty, reply: OwnJobs }, ({ user, locale }) => ownJobs.list(user, locale));
}
