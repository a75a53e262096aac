import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type {
  BeginImportInput,
  ImportFile,
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
} from './imports.schema.ts';

export const getImportLimit = endpoint<ImportLimitInput, ImportLimit>({
  method: 'GET',
  path: '/api/import-files/limit',
  operationId: 'getImportLimit',
  access: 'record:import',
  summary: 'The largest file that may be imported',
});

export const uploadImportFile = endpoint<FormData, ImportFile>({
  method: 'POST',
  path: '/api/import-files',
  operationId: 'uploadImportFile',
  access: 'record:import',
  summary: 'Keeps a spreadsheet that is to be imported, until it is discarded or a day has gone',
});

export const discardImportFile = endpoint<ImportFileInput, Empty>({
  method: 'DELETE',
  path: '/api/import-files/:fileName',
  operationId: 'discardImportFile',
  access: 'record:import',
  summary: 'Removes an uploaded spreadsheet of which no import is at work',
});

export const beginImport = endpoint<BeginImportInput, ImportTask>({
  method: 'POST',
  path: '/api/imports',
  operationId: 'beginImport',
  access: 'record:import',
  audit: 'recordImport',
  summary: 'Begins to import an uploaded spreadsheet',
});

export const getImport = endpoint<ImportTaskInput, ImportTask>({
  method: 'GET',
  path: '/api/imports/:taskId',
  operationId: 'getImport',
  access: 'record:import',
  isBackground: true,
  summary: 'An own import: how far it is, and its outcome',
});

export const listImports = endpoint<ListImportsInput, ImportTasks>({
  method: 'GET',
  path: '/api/imports',
  operationId: 'listImports',
  access: 'record:import',
  summary: 'Own imports, the newest first',
});

export const confirmImport = endpoint<ImportTaskInput, ImportTask>({
  method: 'POST',
  path: '/api/imports/:taskId/confirm',
  operationId: 'confirmImport',
  access: 'record:import',
  audit: 'recordImport',
  summary: 'Goes on with an own import that was a dry run',
});

export const stopImport = endpoint<ImportTaskInput, ImportTask>({
  method: 'POST',
  path: '/api/imports/:taskId/stop',
  operationId: 'stopImport',
  access: 'record:import',
  summary:
    'Stops an own import before it writes, of which nothing is left then, or its undo, of which nothing was done then',
});

export const undoImport = endpoint<ImportTaskInput, ImportTask>({
  method: 'POST',
  path: '/api/imports/:taskId/undo',
  operationId: 'undoImport',
  access: 'record:import',
  audit: 'importUndo',
  summary: 'Begins to undo an own import: records that nobody changed since are deleted, or as they were before',
});

export const downloadImportTemplate = endpoint<ImportTemplateInput, Blob>({
  method: 'GET',
  path: '/api/import-files/template',
  operationId: 'downloadImportTemplate',
  access: 'record:import',
  summary: 'The workbook that people fill in; the reply is the file itself',
});

export const downloadImportErrors = endpoint<ImportTaskInput, Blob>({
  method: 'GET',
  path: '/api/imports/:taskId/errors',
  operationId: 'downloadImportErrors',
  access: 'record:import',
  audit: 'fileDownload',
  summary: 'The refused rows of an own import as a workbook; the reply is the file itself',
});

export const readImportHeads = endpoint<ImportHeadsInput, ImportHeads>({
  method: 'POST',
  path: '/api/import-files/heads',
  operationId: 'readImportHeads',
  access: 'record:import',
  summary: 'The heads of an uploaded spreadsheet, with the fields that they fill',
});
