import { getPrintSelection, keepPrintSelection, notePrinting } from '../contract/printing.endpoints.ts';
import type { NotePrintingInput, PrintSelection, PrintSelectionInput } from '../contract/printing.schema.ts';
import type { Empty } from '../contract/common.schema.ts';
import { api, request } from './portal-api.ts';
import { traceOf } from './records.api.ts';

const printingApi = api.injectEndpoints({
  endpoints: (build) => ({
    keepPrintSelection: build.mutation<PrintSelectionInput, PrintSelection>({ query: request(keepPrintSelection) }),
    getPrintSelection: build.query<PrintSelection, PrintSelectionInput>({ query: request(getPrintSelection) }),
    notePrinting: build.mutation<Empty, NotePrintingInput>({
      query: request(notePrinting),
      invalidatesTags: (_, error, { schemaCode, objectIds: recordIds }) =>
        error === undefined ? recordIds.map((id) => traceOf(schemaCode, id)) : [],
    }),
  }),
});

export const { endpoints: printingEndpoints, useGetPrintSelectionQuery, useNotePrintingMutation } = printingApi;
