import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { BeginExportInput, ExportInput, ExportTask, ExportTasks, ListExportsInput } from './exports.schema.ts';

export const beginExport = endpoint<BeginExportInput, ExportTask>({
  method: 'POST',
  path: '/api/exports',
  operationId: 'beginExport',
  access: 'record:export',
  audit: 'recordExport',
  summary: 'Begins to write what a list finds to a file',
});

export const getExport = endpoint<ExportInput, ExportTask>({
  method: 'GET',
  path: '/api/exports/:id',
  operationId: 'getExport',
  access: 'record:export',
  isBackground: true,
  summary: 'An own export: how far it is, and its outcome',
});

export const listExports = endpoint<ListExportsInput, ExportTasks>({
  method: 'GET',
  path: '/api/exports',
  operationId: 'listExports',
  access: 'record:export',
  summary: 'Own exports, the newest first',
});

export const stopExport = endpoint<ExportInput, ExportTask>({
  method: 'POST',
  path: '/api/exports/:id/stop',
  operationId: 'stopExport',
  access: 'record:export',
  summary: 'Stops an own export; nothing is left of its file',
});

export const repeatExport = endpoint<ExportInput, ExportTask>({
  method: 'POST',
  path: '/api/exports/:id/repeat',
  operationId: 'repeatExport',
  access: 'record:export',
  audit: 'recordExport',
  summary: 'Begins an own export that has ended once more, with the rights and records of now',
});

export const deleteExport = endpoint<ExportInput, Empty>({
  method: 'DELETE',
  path: '/api/exports/:id',
  operationId: 'deleteExport',
  access: 'record:export',
  summary: 'Deletes an own export that has succeeded, with its file',
});

/** The reply is the file itself. */
export const downloadExport = endpoint<ExportInput, Blob>({
  method: 'GET',
  path: '/api/exports/:id/file',
  operationId: 'downloadExport',
  access: 'record:export',
  audit: 'fileDownload',
  summary: 'The file of an own export that has succeeded',
});
