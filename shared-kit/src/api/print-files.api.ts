import { beginPrintFile, downloadPrintFile, getPrintFile, stopPrintFile } from '../contract/print-files.endpoints.ts';
import type { BeginPrintFileInput, PrintFile, PrintFileInput } from '../contract/print-files.schema.ts';
import { api, request } from './portal-api.ts';
import { traceOf } from './records.api.ts';
import { markOutlivesPage } from './transport.ts';

const printFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginPrintFile: build.mutation<PrintFile, BeginPrintFileInput>({
      query: request(beginPrintFile),
      invalidatesTags: (_, error, { schemaCode, objectIds: recordIds }) =>
        error === undefined ? ['OwnJob', ...recordIds.map((id) => traceOf(schemaCode, id))] : [],
    }),
    /** Ended, it makes what lists of jobs say of it old. */
    getPrintFile: build.query<PrintFile, PrintFileInput>({
      query: request(getPrintFile),
      keepUnusedDataFor: 0,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const file = await queryFulfilled.catch(() => null);
        if (file === null || file.data.endTime === null) return;
        dispatch(printFilesApi.util.invalidateTags(['OwnJob']));
      },
    }),
    stopPrintFile: build.mutation<PrintFile, PrintFileInput>({
      query: request(stopPrintFile),
      invalidatesTags: ['OwnJob'],
    }),
    /** An object URL of the file, which whoever asks revokes. */
    downloadPrintFile: build.mutation<string, PrintFileInput>({
      query: request(downloadPrintFile),
      transformResponse: (bytes: Blob) => URL.createObjectURL(bytes),
    }),
  }),
});

// Work goes on while people go to other pages, and its end is told there.
markOutlivesPage('getPrintFile');

export const {
  endpoints: printFilesEndpoints,
  useBeginPrintFileMutation,
  useDownloadPrintFileMutation,
  useGetPrintFileQuery,
  useStopPrintFileMutation,
} = printFilesApi;
