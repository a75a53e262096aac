import { endpoint } from './endpoint.ts';
import type {
  BatchLogInput,
  BatchLogPage,
  BatchPreview,
  BatchResult,
  BatchUpdateInput,
  ModifyOwnerInput,
  ModifyOwnerResult,
  NoPresentationCount,
  NoPresentationInput,
} from './record-batches.schema.ts';

export const getNoPresentationNumber = endpoint<NoPresentationInput, NoPresentationCount>({
  method: 'POST',
  path: '/api/records/no-presentation-number',
  operationId: 'getNoPresentationNumber',
  access: 'record:changeOwner',
  summary: 'How many of these records the user may not hand to somebody else',
});

export const modifyOwner = endpoint<ModifyOwnerInput, ModifyOwnerResult>({
  method: 'POST',
  path: '/api/records/modify-owner',
  operationId: 'modifyOwner',
  access: 'record:changeOwner',
  audit: 'ownerChange',
  summary: 'Gives records another owner, those that the user may',
});

export const previewBatchUpdate = endpoint<BatchUpdateInput, BatchPreview>({
  method: 'POST',
  path: '/api/records/batch-update/preview',
  operationId: 'previewBatchUpdate',
  access: 'record:save',
  summary: 'What a batch update would change, and what it would leave and why',
});

export const batchUpdate = endpoint<BatchUpdateInput, BatchResult>({
  method: 'POST',
  path: '/api/records/batch-update',
  operationId: 'batchUpdate',
  access: 'record:save',
  audit: 'batchUpdate',
  summary: 'Gives one field of several records the same value',
});

export const getBatchUpdateLog = endpoint<BatchLogInput, BatchLogPage>({
  method: 'GET',
  path: '/api/models/:schemaCode/batch-update-log',
  operationId: 'getBatchUpdateLog',
  access: 'record:list',
  summary: 'Batch updates of a model, newest first',
});
