import { endpoint } from './endpoint.ts';
import type { KeepListScriptInput, ListScript, ListScriptInput } from './list-scripts.schema.ts';

export const getListScript = endpoint<ListScriptInput, ListScript>({
  method: 'GET',
  path: '/api/models/:schemaCode/list-scripts/:viewCode',
  operationId: 'getListScript',
  isPreviewable: true,
  access: 'form:design',
  summary: 'The script of a view of a list, for its designers',
});

export const keepListScript = endpoint<KeepListScriptInput, ListScript>({
  method: 'PUT',
  path: '/api/models/:schemaCode/list-scripts/:viewCode',
  operationId: 'keepListScript',
  access: 'form:design',
  audit: 'listScriptChange',
  summary: 'Gives a view of a list another script, and says whether it runs',
});
