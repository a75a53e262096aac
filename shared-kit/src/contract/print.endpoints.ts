import { endpoint } from './endpoint.ts';
import type { PrintData, PrintDataInput, PrintTemplate, PrintTemplateInput } from './print.schema.ts';

export const listPrintTemplates = endpoint<PrintTemplateInput, PrintTemplate[]>({
  method: 'GET',
  path: '/api/print/templates',
  operationId: 'listPrintTemplates',
  access: 'print:read',
  summary: 'The print templates of a form; empty where it has none',
});

export const loadPrintData = endpoint<PrintDataInput, PrintData>({
  method: 'POST',
  path: '/api/print/data',
  operationId: 'loadPrintData',
  access: 'print:read',
  audit: 'print',
  summary: 'Records with their sub-tables and workflow logs, as the user may see them',
});
