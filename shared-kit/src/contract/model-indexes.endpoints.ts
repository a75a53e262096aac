import { endpoint } from './endpoint.ts';
import type {
  AdviseIndexesInput,
  DropIndexInput,
  IndexAdvice,
  MakeIndexesInput,
  ModelIndexes,
  ModelIndexesInput,
} from './model-indexes.schema.ts';

export const adviseIndexes = endpoint<AdviseIndexesInput, IndexAdvice>({
  method: 'POST',
  path: '/api/records/index-advice',
  operationId: 'adviseIndexes',
  access: 'record:list',
  isBackground: true,
  summary: 'Why a list is slow, and which indexes would make it quicker',
});

export const listModelIndexes = endpoint<ModelIndexesInput, ModelIndexes>({
  method: 'GET',
  path: '/api/models/:schemaCode/indexes',
  operationId: 'listModelIndexes',
  access: 'model:index',
  isBackground: true,
  summary: 'The indexes that administrators made for a model, how far they are, and what was done about them',
});

export const makeModelIndexes = endpoint<MakeIndexesInput, ModelIndexes>({
  method: 'POST',
  path: '/api/models/:schemaCode/indexes',
  operationId: 'makeModelIndexes',
  access: 'model:index',
  audit: 'indexMake',
  summary: 'Has indexes made for a model in the background; nobody waits for them to save',
});

export const dropModelIndex = endpoint<DropIndexInput, ModelIndexes>({
  method: 'DELETE',
  path: '/api/models/:schemaCode/indexes/:id',
  operationId: 'dropModelIndex',
  access: 'model:index',
  audit: 'indexDrop',
  summary: 'Has an index of a model deleted in the background',
});
