import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { NotePrintingInput, PrintSelection, PrintSelectionInput } from './printing.schema.ts';

export const keepPrintSelection = endpoint<PrintSelection, PrintSelectionInput>({
  method: 'POST',
  path: '/api/print/selections',
  operationId: 'keepPrintSelection',
  access: 'print:read',
  summary: 'Keeps for a day which records are to be printed, so that an address can name many',
});

export const getPrintSelection = endpoint<PrintSelectionInput, PrintSelection>({
  method: 'GET',
  path: '/api/print/selections/:selection',
  operationId: 'getPrintSelection',
  access: 'print:read',
  summary: 'The records of an own selection, in the order of printing',
});

export const notePrinting = endpoint<NotePrintingInput, Empty>({
  method: 'POST',
  path: '/api/print/printings',
  operationId: 'notePrinting',
  access: 'print:read',
  audit: 'print',
  summary: 'Notes in the form trace of records that they were sent to a printer',
});
