import {
  beginImport,
  confirmImport,
  downloadImportErrors,
  getImport,
  listImports,
  stopImport,
  undoImport,
} from '../contract/imports.endpoints.ts';
import type {
  BeginImportInput,
  ImportTask,
  ImportTaskInput,
  ImportTasks,
  ListImportsInput,
} from '../contract/imports.schema.ts';
import { api, request } from './portal-api.ts';
import { recordsApi } from './records.api.ts';

const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginImport: build.mutation<ImportTask, BeginImportInput>({
      query: request(beginImport),
      invalidatesTags: ['Import', 'OwnJob'],
    }),
    getImport: build.query<ImportTask, ImportTaskInput>({
      query: request(getImport),
      providesTags: (_, __, { taskId }) => [{ type: 'Import', id: taskId }],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const task = (await queryFulfilled.catch(() => null))?.data;
        if (task === undefined || task.errorType === null) return;
        dispatch(importsApi.util.invalidateTags(['OwnJob']));
        if (!(task.successCount > 0)) return;
        dispatch(recordsApi.util.invalidateTags([{ type: 'Record', id: task.schemaCode }]));
        if (task.addedOptions.length === 0) return;
        const changed = ['ListConfig', 'Form'] as const;
        dispatch(api.util.invalidateTags(changed.map((type) => ({ type, id: task.schemaCode }))));
      },
    }),
    listImports: build.query<ImportTasks, ListImportsInput>({
      query: request(listImports),
      providesTags: ['Import'],
    }),
    stopImport: build.mutation<ImportTask, ImportTaskInput>({
      query: request(stopImport),
      invalidatesTags: ['Import', 'OwnJob'],
    }),
    confirmImport: build.mutation<ImportTask, ImportTaskInput>({
      query: request(confirmImport),
      invalidatesTags: ['Import', 'OwnJob'],
    }),
    undoImport: build.mutation<ImportTask, ImportTaskInput>({
      query: request(undoImport),
      invalidatesTags: ['Import', 'OwnJob'],
    }),
    /** An object URL of the workbook of refused rows; whoever asks revokes it. */
    downloadImportErrors: build.mutation<string, ImportTaskInput>({
      query: request(downloadImportErrors),
      transformResponse: (bytes: Blob) => URL.createObjectURL(bytes),
    }),
  }),
});

export const {
  useBeginImportMutation,
  useConfirmImportMutation,
  useDownloadImportErrorsMutation,
  useGetImportQuery,
  useListImportsQuery,
  useStopImportMutation,
  useUndoImportMutation,
} = importsApi;
