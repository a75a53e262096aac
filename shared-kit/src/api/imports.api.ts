import type { Empty } from '../contract/common.schema.ts';
import {
  beginImport,
  confirmImport,
  discardImportFile,
  downloadImportErrors,
  downloadImportTemplate,
  getImport,
  getImportLimit,
  listImports,
  readImportHeads,
  stopImport,
} from '../contract/imports.endpoints.ts';
import type {
  BeginImportInput,
  ImportFileInput,
  ImportHeads,
  ImportHeadsInput,
  ImportLimit,
  ImportLimitInput,
  ImportTask,
  ImportTaskInput,
  ImportTasks,
  ImportTemplateInput,
  ListImportsInput,
} from '../contract/imports.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';
import { recordsApi } from './records.api.ts';

const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getImportLimit: build.query<ImportLimit, ImportLimitInput>({ query: request(getImportLimit) }),
    discardImportFile: build.mutation<Empty, ImportFileInput>({ query: request(discardImportFile) }),
    /** An object URL of the workbook; whoever asks revokes it. */
    downloadImportTemplate: build.mutation<string, ImportTemplateInput>({
      query: request(downloadImportTemplate),
      transformResponse: (bytes: Blob) => URL.createObjectURL(bytes),
    }),
    /** An object URL of the workbook of refused rows; whoever asks revokes it. */
    downloadImportErrors: build.mutation<string, ImportTaskInput>({
      query: request(downloadImportErrors),
      transformResponse: (bytes: Blob) => URL.createObjectURL(bytes),
    }),
    readImportHeads: build.query<ImportHeads, ImportHeadsInput>({ query: request(readImportHeads) }),
    beginImport: build.mutation<ImportTask, BeginImportInput>({
      query: request(beginImport),
      invalidatesTags: ['Import'],
    }),
    getImport: build.query<ImportTask, ImportTaskInput>({
      query: request(getImport),
      providesTags: (_, __, { taskId }) => [{ type: 'Import', id: taskId }],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const task = (await queryFulfilled.catch(() => null))?.data;
        if (task === undefined || task.errorType === null || task.successCount === 0) return;
        dispatch(recordsApi.util.invalidateTags([{ type: 'Record', id: task.schemaCode }]));
      },
    }),
    listImports: build.query<ImportTasks, ListImportsInput>({
      query: request(listImports),
      providesTags: ['Import'],
    }),
    confirmImport: build.mutation<ImportTask, ImportTaskInput>({
      query: request(confirmImport),
      invalidatesTags: ['Import'],
    }),
    stopImport: build.mutation<ImportTask, ImportTaskInput>({
      query: request(stopImport),
      invalidatesTags: ['Import'],
    }),
  }),
});

// What was discarded a moment before, or belongs to an import by now, is no news to anybody.
markHandlesErrorItself('discardImportFile');

export const { endpoints: importsEndpoints } = importsApi;
