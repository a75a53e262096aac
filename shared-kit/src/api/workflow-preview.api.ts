import { previewStep } from '../contract/workflow-preview.endpoints.ts';
import type { PreviewStepInput, StepPreview } from '../contract/workflow-preview.schema.ts';
import { api, request } from './portal-api.ts';

const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewStep: build.query<StepPreview, PreviewStepInput>({
      query: request(previewStep),
      // The organisation, the record and other handlers change it: it is asked anew for every dialog.
      keepUnusedDataFor: 0,
      providesTags: ['WorkflowInstance', 'Record'],
    }),
  }),
});

export const { usePreviewStepQuery } = previewApi;
