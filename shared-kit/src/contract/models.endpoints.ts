import { endpoint } from './endpoint.ts';
import type { FormConfig, FormInput, ListConfig, ListConfigInput } from './models.schema.ts';

export const getListConfigData = endpoint<ListConfigInput, ListConfig>({
  method: 'GET',
  path: '/api/models/:schemaCode/list-config',
  operationId: 'getListConfigData',
  access: 'model:read',
  summary: 'Columns, conditions and actions of a list view; the first view where no code is given',
});

export const getForm = endpoint<FormInput, FormConfig>({
  method: 'GET',
  path: '/api/models/:schemaCode/form',
  operationId: 'getForm',
  access: 'model:read',
  summary: 'A form and its data items; the first form where no code is given',
});
