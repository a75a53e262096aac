import {
  beginExport,
  deleteExport,
  downloadExport,
  getExport,
  listExports,
  repeatExport,
  stopExport,
} from '../contract/exports.endpoints.ts';
import type {
  BeginExportInput,
  ExportInput,
  ExportTask,
  ExportTasks,
  ListExportsInput,
} from '../contract/exports.schema.ts';
import { api, request } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';

/** Bytes that a file has at least (list spec, section 5): what is smaller is no spreadsheet. */
const smallestFile = 100;

const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginExport: build.mutation<ExportTask, BeginExportInput>({
      query: request(beginExport),
      invalidatesTags: ['Export', 'OwnJob'],
    }),
    /** Ended, it makes what lists of exports and jobs say of it old. */
    getExport: build.query<ExportTask, ExportInput>({
      query: request(getExport),
      keepUnusedDataFor: 0,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const task = await queryFulfilled.catch(() => null);
        if (task === null || task.data.exportResultStatus === null) return;
        dispatch(exportsApi.util.invalidateTags(['Export', 'OwnJob']));
      },
    }),
    listExports: build.query<ExportTasks, ListExportsInput>({ query: request(listExports), providesTags: ['Export'] }),
    stopExport: build.mutation<ExportTask, ExportInput>({
      query: request(stopExport),
      invalidatesTags: ['Export', 'OwnJob'],
      async onQueryStarted(input, { dispatch, queryFulfilled }) {
        const task = await queryFulfilled.catch(() => null);
        if (task !== null) dispatch(exportsApi.util.updateQueryData('getExport', input, () => task.data));
      },
    }),
    repeatExport: build.mutation<ExportTask, ExportInput>({
      query: request(repeatExport),
      invalidatesTags: ['Export', 'OwnJob'],
    }),
    deleteExport: build.mutation<object, ExportInput>({
      query: request(deleteExport),
      invalidatesTags: ['Export', 'OwnJob'],
    }),
    /** An object URL of the file, which whoever asks revokes; null where what came cannot be one. */
    downloadExport: build.mutation<string | null, ExportInput>({
      query: request(downloadExport),
      transformResponse: (bytes: Blob) => (bytes.size < smallestFile ? null : URL.createObjectURL(bytes)),
    }),
  }),
});

// Work goes on while people go to other pages, and its end is told there.
markOutlivesPage('getExport');

export const {
  endpoints: exportsEndpoints,
  useBeginExportMutation,
  useDeleteExportMutation,
  useDownloadExportMutation,
  useGetExportQuery,
  useListExportsQuery,
  useRepeatExportMutation,
  useStopExportMutation,
} = exportsApi;
