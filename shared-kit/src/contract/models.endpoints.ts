import type { DataItem, DataItemsInput, DataRule, DataRulesInput } from './data-rules.schema.ts';
import { endpoint } from './endpoint.ts';
import type { KeepListLayoutInput } from './list-layout.schema.ts';
import type { QueryHeaders, QueryHeadersInput } from './query-headers.schema.ts';
import type { FormConfig, FormInput, ListConfig, ListConfigInput } from './models.schema.ts';

export const getListConfigData = endpoint<ListConfigInput, ListConfig>({
  method: 'GET',
  path: '/api/models/:schemaCode/list-config',
  operationId: 'getListConfigData',
  isBatchable: true,
  access: 'model:read',
  summary: 'Columns, conditions and actions of a list view; the first view where no code is given',
});

export const keepListLayout = endpoint<KeepListLayoutInput, object>({
  method: 'PUT',
  path: '/api/models/:schemaCode/list-layout',
  operationId: 'keepListLayout',
  access: 'model:read',
  summary: 'Keeps how the caller wants to see a list view: columns, widths, pins, density',
});

export const getQueryHeaders = endpoint<QueryHeadersInput, QueryHeaders>({
  method: 'GET',
  path: '/api/models/:schemaCode/query-headers',
  operationId: 'getQueryHeaders',
  access: 'model:read',
  summary: 'The columns of a list view; the first view where no code is given',
});

export const getForm = endpoint<FormInput, FormConfig>({
  method: 'GET',
  path: '/api/models/:schemaCode/form',
  operationId: 'getForm',
  access: 'model:read',
  summary: 'A form and its fields; the first form where no code is given',
});

export const getDataItems = endpoint<DataItemsInput, DataItem[]>({
  method: 'GET',
  path: '/api/models/:schemaCode/data-items',
  operationId: 'getDataItems',
  access: 'model:read',
  summary: 'The fields of a model, or of one of its forms',
});

export const getDataRules = endpoint<DataRulesInput, DataRule[]>({
  method: 'GET',
  path: '/api/models/:schemaCode/data-rules',
  operationId: 'getDataRules',
  access: 'model:read',
  summary: 'What the values of a model keep to, beside their types',
});
