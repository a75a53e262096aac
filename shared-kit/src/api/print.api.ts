import { getConfirmIsPrint, listPrintTemplates, loadPrintData } from '../contract/print.endpoints.ts';
import type {
  PrintConfirmation,
  PrintConfirmationInput,
  PrintData,
  PrintDataInput,
  PrintTemplate,
  PrintTemplateInput,
} from '../contract/print.schema.ts';
import { api, request } from './portal-api.ts';

const printApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPrintTemplates: build.query<PrintTemplate[], PrintTemplateInput>({
      query: request(listPrintTemplates),
      providesTags: (_, __, { schemaCode }) => [{ type: 'PrintTemplate', id: schemaCode }],
    }),
    getConfirmIsPrint: build.query<PrintConfirmation, PrintConfirmationInput>({
      query: request(getConfirmIsPrint),
      providesTags: (_, __, { schemaCode }) => [{ type: 'PrintTemplate', id: schemaCode }],
    }),
    loadPrintData: build.query<PrintData, PrintDataInput>({
      query: request(loadPrintData),
      providesTags: (_, __, { schemaCode }) => [{ type: 'Record', id: schemaCode }],
    }),
  }),
});

export const { endpoints: printEndpoints, useListPrintTemplatesQuery, useLoadPrintDataQuery } = printApi;
