import {
  deleteAllFound,
  getRecordJob,
  handOverAllFound,
  stopRecordJob,
  updateAllFound,
} from '@portico/shared-kit/contract/record-jobs.endpoints';
import {
  DeleteAllFoundInput,
  HandOverAllFoundInput,
  RecordJob,
  RecordJobInput,
  UpdateAllFoundInput,
} from '@portico/shared-kit/contract/record-jobs.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { RecordJobService } from './record-jobs.service.ts';

/** Registers the operations on everything that a list finds. */
export function registerRecordJobs(app: FastifyInstance, jobs: RecordJobService): void {
  // Whoever asks how far a job is reads the list next, and must see what it did.
  const begins = { reply: RecordJob, changesLists: true };
  route(app, deleteAllFound, { input: DeleteAllFoundInput, ...begins }, ({ input, user, locale }) =>
    jobs.begin(user, { ...input, operation: 'delete', input: {} }, locale),
  );
  route(app, updateAllFound, { input: UpdateAllFoundInput, ...begins }, ({ input, user, locale }) => {
    const { propertyCode, modifiedValue, ...list } = input;
    return jobs.begin(user, { ...list, operation: 'batchUpdate', input: { propertyCode, modifiedValue } }, locale);
  });
  route(app, handOverAllFound, { input: HandOverAllFoundInput, ...begins }, ({ input, user, locale }) => {
    const { ownerId, ownerDeptId, remark, ...list } = input;
    return jobs.begin(user, { ...list, operation: 'changeOwner', input: { ownerId, ownerDeptId, remark } }, locale);
  });
  route(app, getRecordJob, { input: RecordJobInput, ...begins }, ({ input, user, locale }) =>
    jobs.get(user, input, locale),
  );
  route(app, stopRecordJob, { input: RecordJobInput, ...begins }, ({ input, user, locale }) =>
    jobs.stop(user, input, locale),
  );
}
