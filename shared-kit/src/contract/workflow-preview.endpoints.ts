import { endpoint } from './endpoint.ts';
import type { PreviewStepInput, StepPreview } from './workflow-preview.schema.ts';

export const previewStep = endpoint<PreviewStepInput, StepPreview>({
  method: 'GET',
  path: '/api/workflow/work-items/:id/preview',
  operationId: 'previewStep',
  access: 'workflow:act',
  summary: 'Who would come next if the user took this step, and what would remain',
});
