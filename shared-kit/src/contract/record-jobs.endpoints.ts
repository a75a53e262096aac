import { endpoint } from './endpoint.ts';
import type {
  DeleteAllFoundInput,
  HandOverAllFoundInput,
  RecordJob,
  RecordJobInput,
  UpdateAllFoundInput,
} from './record-jobs.schema.ts';

export const deleteAllFound = endpoint<DeleteAllFoundInput, RecordJob>({
  method: 'POST',
  path: '/api/record-jobs/delete',
  operationId: 'deleteAllFound',
  access: 'record:delete',
  audit: 'recordDelete',
  summary: 'Begins to delete everything that a list finds',
});

export const updateAllFound = endpoint<UpdateAllFoundInput, RecordJob>({
  method: 'POST',
  path: '/api/record-jobs/batch-update',
  operationId: 'updateAllFound',
  access: 'record:save',
  audit: 'batchUpdate',
  summary: 'Begins to give one field of everything that a list finds the same value',
});

export const handOverAllFound = endpoint<HandOverAllFoundInput, RecordJob>({
  method: 'POST',
  path: '/api/record-jobs/modify-owner',
  operationId: 'handOverAllFound',
  access: 'record:changeOwner',
  audit: 'ownerChange',
  summary: 'Begins to give everything that a list finds another owner',
});

export const getRecordJob = endpoint<RecordJobInput, RecordJob>({
  method: 'GET',
  path: '/api/record-jobs/:id',
  operationId: 'getRecordJob',
  access: 'record:list',
  isBackground: true,
  summary: 'An own job on many records: how far it is, and its outcome',
});

export const stopRecordJob = endpoint<RecordJobInput, RecordJob>({
  method: 'POST',
  path: '/api/record-jobs/:id/stop',
  operationId: 'stopRecordJob',
  access: 'record:list',
  summary: 'Stops an own job on many records: what is done stays done',
});
