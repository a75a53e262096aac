import { previewAction } from '../contract/workflow-preview.endpoints.ts';
import type { PreviewActionInput, ActionPreview } from '../contract/workflow-preview.schema.ts';
import { api, request } from './portal-api.ts';

const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewAction: build.query<ActionPreview, PreviewActionInput>({
      query: request(previewAction),
      // The organisation, the record and other handlers change it: it is asked anew for every dialog.
      keepUnusedDataFor: 0,
      providesTags: ['WorkflowInstance', 'Record'],
    }),
  }),
});

export const { usePreviewActionQuery } = previewApi;
