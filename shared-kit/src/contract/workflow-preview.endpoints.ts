import { endpoint } from './endpoint.ts';
import type { PreviewActionInput, ActionPreview } from './workflow-preview.schema.ts';

export const previewAction = endpoint<PreviewActionInput, ActionPreview>({
  method: 'GET',
  path: '/api/workflow/work-items/:id/preview',
  operationId: 'previewAction',
  access: 'workflow:act',
  summary: 'Who would come next if the user carried out this action, and what would remain',
});
