import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
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
} from './import-corrections.schema.ts';
import type { ImportTask, ImportTaskInput } from './imports.schema.ts';

export const queryImportRows = endpoint<ImportRowsInput, ImportRows>({
  method: 'POST',
  path: '/api/imports/:taskId/rows',
  operationId: 'queryImportRows',
  access: 'record:import',
  summary: 'The refused rows of an own import',
});

export const findNextProblem = endpoint<NextProblemInput, NextProblem>({
  method: 'GET',
  path: '/api/imports/:taskId/next-problem',
  operationId: 'findNextProblem',
  access: 'record:import',
  summary: 'The next refused row of an own import that has a problem',
});

export const listImportTexts = endpoint<ImportTextsInput, ImportTexts>({
  method: 'POST',
  path: '/api/imports/:taskId/texts',
  operationId: 'listImportTexts',
  access: 'record:import',
  summary: 'The different texts of a field among the refused rows of an own import',
});

export const correctCells = endpoint<CorrectCellsInput, CorrectionOutcome>({
  method: 'POST',
  path: '/api/imports/:taskId/cells',
  operationId: 'correctCells',
  access: 'record:import',
  summary: 'Corrects cells of the refused rows of an own import',
});

export const replaceCells = endpoint<ReplaceCellsInput, CorrectionOutcome>({
  method: 'POST',
  path: '/api/imports/:taskId/replace',
  operationId: 'replaceCells',
  access: 'record:import',
  summary: 'Gives all cells with one text the same value, in the refused rows of an own import',
});

export const dropImportRows = endpoint<DropRowsInput, CorrectionOutcome>({
  method: 'POST',
  path: '/api/imports/:taskId/drop',
  operationId: 'dropImportRows',
  access: 'record:import',
  summary: 'Leaves refused rows of an own import out',
});

export const importCorrected = endpoint<ImportTaskInput, ImportTask>({
  method: 'POST',
  path: '/api/imports/:taskId/second',
  operationId: 'importCorrected',
  access: 'record:import',
  audit: 'recordImport',
  summary: 'Imports the refused rows of an own import that were corrected',
});

export const listRememberedCorrections = endpoint<RememberedInput, RememberedCorrections>({
  method: 'GET',
  path: '/api/import-corrections',
  operationId: 'listRememberedCorrections',
  access: 'record:import',
  summary: 'Corrections that are offered again for a model',
});

export const forgetCorrection = endpoint<ForgetCorrectionInput, Empty>({
  method: 'DELETE',
  path: '/api/import-corrections/:id',
  operationId: 'forgetCorrection',
  access: 'record:import',
  summary: 'Forgets a correction',
});
