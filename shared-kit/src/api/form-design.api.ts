import { previewForm } from '../contract/form-design.endpoints.ts';
import type { PreviewFormInput } from '../contract/form-design.schema.ts';
import type { FormConfig } from '../contract/models.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

const formDesignApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewForm: build.mutation<FormConfig, PreviewFormInput>({ query: request(previewForm) }),
  }),
});

markHandlesErrorItself('previewForm');

export const { usePreviewFormMutation } = formDesignApi;
