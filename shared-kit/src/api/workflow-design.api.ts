import type { Empty } from '../contract/common.schema.ts';
import {
  bindDesign,
  checkCondition,
  exportDesign,
  getDesignChanges,
  importDesign,
  listDesignableModels,
  previewDesign,
} from '../contract/workflow-design.endpoints.ts';
import type {
  BindDesignInput,
  DesignableModel,
  DesignBinding,
  ExportDesignInput,
  ImportDesignInput,
  ImportedDesign,
} from '../contract/workflow-design.schema.ts';
import type {
  CheckConditionInput,
  CheckedCondition,
  DesignPreview,
  PreviewDesignInput,
} from '../contract/workflow-trial.schema.ts';
import type { DesignChanges, GetDesignChangesInput } from '../contract/workflow-versions.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

/** The calls of designing workflows that no other kind of designs has. */
const workflowDesignApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDesignableModels: build.query<DesignableModel[], Empty>({
      query: request(listDesignableModels),
      providesTags: ['ListConfig'],
    }),
    getDesignChanges: build.query<DesignChanges, GetDesignChangesInput>({
      query: request(getDesignChanges),
      keepUnusedDataFor: 0,
    }),
    bindDesign: build.mutation<DesignBinding, BindDesignInput>({
      query: request(bindDesign),
      invalidatesTags: (_, error, { workflowCode }) =>
        error ? [] : [{ type: 'WorkflowDesign', id: workflowCode }, 'ListConfig'],
    }),
    importDesign: build.mutation<ImportedDesign, ImportDesignInput>({ query: request(importDesign) }),
    /** An object URL of the file; whoever asks revokes it. */
    exportDesign: build.mutation<string, ExportDesignInput>({
      query: request(exportDesign),
      transformResponse: (bytes: Blob) => URL.createObjectURL(bytes),
    }),
    previewDesign: build.mutation<DesignPreview, PreviewDesignInput>({ query: request(previewDesign) }),
    checkCondition: build.mutation<CheckedCondition, CheckConditionInput>({ query: request(checkCondition) }),
  }),
});

markHandlesErrorItself('importDesign', 'previewDesign');

export const {
  useBindDesignMutation,
  useCheckConditionMutation,
  useImportDesignMutation,
  useLazyGetDesignChangesQuery,
  useListDesignableModelsQuery,
  usePreviewDesignMutation,
} = workflowDesignApi;
