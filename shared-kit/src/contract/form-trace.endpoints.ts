import { endpoint } from './endpoint.ts';
import type {
  FormTraceDetail,
  FormTracePage,
  GetFormTraceInput,
  GetTraceEntryInput,
  ListFormTraceInput,
} from './form-trace.schema.ts';

export const listFormTrace = endpoint<ListFormTraceInput, FormTracePage>({
  method: 'POST',
  path: '/api/records/trace',
  operationId: 'listFormTrace',
  access: 'record:get',
  summary: 'What was changed in some records, or in all that the user may see, newest first',
});

export const getFormTrace = endpoint<GetFormTraceInput, FormTracePage>({
  method: 'GET',
  path: '/api/records/:schemaCode/:bizObjectId/trace',
  operationId: 'getFormTrace',
  access: 'record:get',
  summary: 'What was changed in one record, newest first',
});

export const getTraceEntry = endpoint<GetTraceEntryInput, FormTraceDetail>({
  method: 'GET',
  path: '/api/form-trace/:logid',
  operationId: 'getTraceEntry',
  access: 'record:get',
  summary: 'One entry of the form trace, to compare before and after',
});
