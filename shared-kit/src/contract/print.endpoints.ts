import { endpoint } from './endpoint.ts';
import type {
  PrintConfirmation,
  PrintConfirmationInput,
  PrintData,
  PrintDataInput,
  PrintTemplate,
  PrintTemplateInput,
} from './print.schema.ts';

export const listPrintTemplates = endpoint<PrintTemplateInput, PrintTemplate[]>({
  method: 'GET',
  path: '/api/print/templates',
  operationId: 'listPrintTemplates',
  access: 'print:read',
  summary: 'The print templates of a form; empty where it has none',
});

export const getConfirmIsPrint = endpoint<PrintConfirmationInput, PrintConfirmation>({
  method: 'GET',
  path: '/api/print/choices',
  operationId: 'getConfirmIsPrint',
  access: 'print:read',
  summary: 'The templates by which records of a model can be printed, to choose one before the preview opens',
});

export const loadPrintData = endpoint<PrintDataInput, PrintData>({
  method: 'POST',
  path: '/api/print/data',
  operationId: 'loadPrintData',
  access: 'print:read',
  audit: 'print',
  summary: 'Records with their sub-tables and workflow logs, as the user may see them',
});
