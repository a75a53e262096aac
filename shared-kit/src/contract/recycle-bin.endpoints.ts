import { endpoint } from './endpoint.ts';
import type {
  DeletedRecordPage,
  DeletedRecordsInput,
  PurgeResult,
  QueryDeletedRecordsInput,
  RestoreResult,
} from './recycle-bin.schema.ts';

export const queryDeletedRecords = endpoint<QueryDeletedRecordsInput, DeletedRecordPage>({
  method: 'POST',
  path: '/api/deleted-records/query',
  operationId: 'queryDeletedRecords',
  access: 'record:list',
  summary: 'One page of the recycle bin of a model',
});

export const restoreRecords = endpoint<DeletedRecordsInput, RestoreResult>({
  method: 'POST',
  path: '/api/deleted-records/restore',
  operationId: 'restoreRecords',
  access: 'record:delete',
  audit: 'recordRestore',
  summary: 'Restores deleted records with their sub-tables; those that cannot be are named',
});

export const purgeRecords = endpoint<DeletedRecordsInput, PurgeResult>({
  method: 'POST',
  path: '/api/deleted-records/purge',
  operationId: 'purgeRecords',
  access: 'record:delete',
  audit: 'recordPurge',
  summary: 'Deletes records of the recycle bin for good',
});
