import {
  correctCells,
  dropImportRows,
  findNextProblem,
  forgetCorrection,
  importCorrected,
  listImportTexts,
  listRememberedCorrections,
  queryImportRows,
  replaceCells,
} from '../contract/import-corrections.endpoints.ts';
import type {
  CorrectCellsInput,
  CorrectionOutcome,
  DropRowsInput,
  ForgetCorrectionInput,
  ImportRows,
  ImportRowsInput,
  ImportTexts,
  ImportTextsInput,
  NextProblem,
  NextProblemInput,
  RememberedCorrections,
  RememberedInput,
  ReplaceCellsInput,
} from '../contract/import-corrections.schema.ts';
import type { ImportTask, ImportTaskInput } from '../contract/imports.schema.ts';
import type { Empty } from '../contract/common.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

const importCorrectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    queryImportRows: build.query<ImportRows, ImportRowsInput>({
      query: request(queryImportRows),
      providesTags: (_, __, { taskId }) => [{ type: 'ImportRow', id: taskId }],
    }),
    findNextProblem: build.query<NextProblem, NextProblemInput>({ query: request(findNextProblem) }),
    listImportTexts: build.query<ImportTexts, ImportTextsInput>({
      query: request(listImportTexts),
      providesTags: (_, __, { taskId }) => [{ type: 'ImportRow', id: taskId }],
    }),
    correctCells: build.mutation<CorrectionOutcome, CorrectCellsInput>({
      query: request(correctCells),
      invalidatesTags: (_, __, { taskId }) => [{ type: 'ImportRow', id: taskId }],
    }),
    replaceCells: build.mutation<CorrectionOutcome, ReplaceCellsInput>({
      query: request(replaceCells),
      invalidatesTags: (_, __, { taskId }) => [{ type: 'ImportRow', id: taskId }, 'ImportCorrection'],
    }),
    dropImportRows: build.mutation<CorrectionOutcome, DropRowsInput>({
      query: request(dropImportRows),
      invalidatesTags: (_, __, { taskId }) => [{ type: 'ImportRow', id: taskId }],
    }),
    listRememberedCorrections: build.query<RememberedCorrections, RememberedInput>({
      query: request(listRememberedCorrections),
      providesTags: ['ImportCorrection'],
    }),
    forgetCorrection: build.mutation<Empty, ForgetCorrectionInput>({
      query: request(forgetCorrection),
      invalidatesTags: ['ImportCorrection'],
    }),
    importCorrected: build.mutation<ImportTask, ImportTaskInput>({
      query: request(importCorrected),
      invalidatesTags: ['Import', 'ImportRow'],
    }),
  }),
});

// Rows that are wrong again are shown in the table, beside the message.
markHandlesErrorItself('importCorrected');

export const {
  endpoints: importCorrectionsEndpoints,
  useCorrectCellsMutation,
  useDropImportRowsMutation,
  useForgetCorrectionMutation,
  useImportCorrectedMutation,
  useListImportTextsQuery,
  useListRememberedCorrectionsQuery,
  useQueryImportRowsQuery,
  useReplaceCellsMutation,
} = importCorrectionsApi;
