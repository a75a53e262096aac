import { purgeRecords, queryDeletedRecords, restoreRecords } from '@portico/shared-kit/contract/recycle-bin.endpoints';
import {
  DeletedRecordPage,
  DeletedRecordsInput,
  PurgeResult,
  QueryDeletedRecordsInput,
  RestoreResult,
} from '@portico/shared-kit/contract/recycle-bin.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { RecycleBin } from './recycle-bin.service.ts';

/** Registers the recycle bin of models. */
export function registerRecycleBin(app: FastifyInstance, bin: RecycleBin): void {
  route(app, queryDeletedRecords, { input: QueryDeletedRecordsInput, reply: DeletedRecordPage }, ({ input, user }) =>
    bin.query(user, input),
  );
  route(
    app,
    restoreRecords,
    { input: DeletedRecordsInput, reply: RestoreResult, changesLists: true },
    ({ input, user, locale }) => bin.restore(user, input, locale),
  );
  route(app, purgeRecords, { input: DeletedRecordsInput, reply: PurgeResult }, ({ input, user }) =>
    bin.purge(user, input),
  );
}
