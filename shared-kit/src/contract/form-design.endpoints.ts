import { endpoint } from './endpoint.ts';
import type { PreviewFormInput } from './form-design.schema.ts';
import type { FormConfig } from './models.schema.ts';

export const previewForm = endpoint<PreviewFormInput, FormConfig>({
  method: 'POST',
  path: '/api/form-designs/:schemaCode/:sheetCode/preview',
  operationId: 'previewForm',
  access: 'form:design',
  summary: 'A form as somebody with one role gets it on a new record, at a start or an activity. Nothing is kept',
});
