import { endpoint } from './endpoint.ts';
import type { AddEntry, CheckAddInput, FormUrl, GetFormUrlInput } from './form-entry.schema.ts';

export const checkAdd = endpoint<CheckAddInput, AddEntry>({
  method: 'POST',
  path: '/api/forms/add-check',
  operationId: 'checkAdd',
  access: 'record:save',
  summary: 'Whether the user may add by a button now, and which form or workflow that opens',
});

export const getFormUrl = endpoint<GetFormUrlInput, FormUrl>({
  method: 'GET',
  path: '/api/forms/:schemaCode/:bizObjectId/url',
  operationId: 'getFormUrl',
  access: 'record:get',
  summary: 'Where the form of a record is',
});
