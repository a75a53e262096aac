import { endpoint } from './endpoint.ts';
import type { BeginPrintFileInput, PrintFile, PrintFileInput } from './print-files.schema.ts';

export const beginPrintFile = endpoint<BeginPrintFileInput, PrintFile>({
  method: 'POST',
  path: '/api/print/files',
  operationId: 'beginPrintFile',
  access: 'print:read',
  audit: 'print',
  summary: 'Begins to write records to a PDF file, as they would be printed',
});

export const getPrintFile = endpoint<PrintFileInput, PrintFile>({
  method: 'GET',
  path: '/api/print/files/:id',
  operationId: 'getPrintFile',
  access: 'print:read',
  isBackground: true,
  summary: 'An own file of printed records: how far it is, and its outcome',
});

export const stopPrintFile = endpoint<PrintFileInput, PrintFile>({
  method: 'POST',
  path: '/api/print/files/:id/stop',
  operationId: 'stopPrintFile',
  access: 'print:read',
  summary: 'Stops an own file of printed records; nothing is left of it',
});

/** The reply is the file itself. */
export const downloadPrintFile = endpoint<PrintFileInput, Blob>({
  method: 'GET',
  path: '/api/print/files/:id/file',
  operationId: 'downloadPrintFile',
  access: 'print:read',
  audit: 'fileDownload',
  summary: 'An own file of printed records',
});
