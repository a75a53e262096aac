import type { Empty } from '../contract/common.schema.ts';
import {
  checkCondition,
  bindDesign,
  checkDesign,
  createDesign,
  deleteDesign,
  discardDesignDraft,
  exportDesign,
  getDesign,
  getDesignChanges,
  getDesignVersion,
  importDesign,
  listDesignableModels,
  listDesigns,
  listDesignVersions,
  previewDesign,
  publishDesign,
  releaseDesignLock,
  restoreDesignVersion,
  saveDesignDraft,
  setDesignAvailability,
  takeDesignLock,
  takeOverDesignLock,
} from '../contract/workflow-design.endpoints.ts';
import type {
  BindDesignInput,
  CheckDesignInput,
  CreateDesignInput,
  DesignableModel,
  DesignBinding,
  DesignCheck,
  DesignInput,
  DesignLock,
  DesignSummary,
  DiscardDraftInput,
  ExportDesignInput,
  ImportDesignInput,
  ImportedDesign,
  ListDesignsInput,
  PublishDesignInput,
  SaveDraftInput,
  SetAvailabilityInput,
  WorkflowDesign,
} from '../contract/workflow-design.schema.ts';
import type {
  CheckConditionInput,
  CheckedCondition,
  DesignPreview,
  PreviewDesignInput,
} from '../contract/workflow-trial.schema.ts';
import type {
  DesignChanges,
  DesignVersion,
  DesignVersionFile,
  DesignVersionInput,
  DesignVersionPage,
  GetDesignChangesInput,
  ListVersionsInput,
  RestoreVersionInput,
} from '../contract/workflow-versions.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, type Build, request } from './portal-api.ts';

const designOf = (workflowCode: string) => ({ type: 'WorkflowDesign', id: workflowCode }) as const;
const lockOf = (workflowCode: string) => ({ type: 'DesignLock', id: workflowCode }) as const;
/** The list of all of them; a design that is open does not change with it. */
const list = { type: 'WorkflowDesign', id: 'list' } as const;

/** Queries of designs, versions, and the differences between them. */
const reading = (build: Build) => ({
  listDesigns: build.query<DesignSummary[], ListDesignsInput>({
    query: request(listDesigns),
    providesTags: [list, 'DesignLock'],
  }),
  listDesignableModels: build.query<DesignableModel[], Empty>({
    query: request(listDesignableModels),
    providesTags: ['ListConfig'],
  }),
  getDesign: build.query<WorkflowDesign, DesignInput>({
    query: request(getDesign),
    keepUnusedDataFor: 0,
    providesTags: (_, __, { workflowCode }) => [designOf(workflowCode), lockOf(workflowCode)],
  }),
  listDesignVersions: build.query<DesignVersionPage, ListVersionsInput>({
    query: request(listDesignVersions),
    keepUnusedDataFor: 0,
    providesTags: (_, __, { workflowCode }) => [designOf(workflowCode)],
  }),
  // A version never changes; only how many instances run on it.
  getDesignVersion: build.query<DesignVersionFile, DesignVersionInput>({ query: request(getDesignVersion) }),
  getDesignChanges: build.query<DesignChanges, GetDesignChangesInput>({
    query: request(getDesignChanges),
    keepUnusedDataFor: 0,
  }),
});

/** Requests about a diagram that may not be saved yet, and its export as a file: nothing changes by them. */
const trying = (build: Build) => ({
  checkDesign: build.mutation<DesignCheck, CheckDesignInput>({ query: request(checkDesign) }),
  importDesign: build.mutation<ImportedDesign, ImportDesignInput>({ query: request(importDesign) }),
  /** An object URL of the file; whoever asks revokes it. */
  exportDesign: build.mutation<string, ExportDesignInput>({
    query: request(exportDesign),
    transformResponse: (bytes: Blob) => URL.createObjectURL(bytes),
  }),
  previewDesign: build.mutation<DesignPreview, PreviewDesignInput>({ query: request(previewDesign) }),
  checkCondition: build.mutation<CheckedCondition, CheckConditionInput>({ query: request(checkCondition) }),
});

/** The calls that switch a workflow off, retire and delete it. */
const lasting = (build: Build) => ({
  setDesignAvailability: build.mutation<Empty, SetAvailabilityInput>({
    query: request(setDesignAvailability),
    invalidatesTags: (_, error, { workflowCode }) =>
      error ? [] : [list, designOf(workflowCode), 'StartableWorkflow', 'RecentItem'],
  }),
  deleteDesign: build.mutation<Empty, DesignInput>({
    query: request(deleteDesign),
    invalidatesTags: (_, error) => (error ? [] : [list, 'StartableWorkflow', 'RecentItem']),
  }),
});

/**
 * Saving a draft does not read the design again that it was saved from: its diagram is in the designer already. The list
 * and what the screen shows of lock and draft follow by themselves.
 */
const workflowDesignApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...reading(build),
    ...trying(build),
    ...lasting(build),
    createDesign: build.mutation<WorkflowDesign, CreateDesignInput>({
      query: request(createDesign),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    takeDesignLock: build.mutation<DesignLock, DesignInput>({ query: request(takeDesignLock) }),
    takeOverDesignLock: build.mutation<DesignLock, DesignInput>({
      query: request(takeOverDesignLock),
      invalidatesTags: (_, __, { workflowCode }) => [list, lockOf(workflowCode)],
    }),
    releaseDesignLock: build.mutation<Empty, DesignInput>({
      query: request(releaseDesignLock),
      invalidatesTags: [list],
    }),
    saveDesignDraft: build.mutation<DesignSummary, SaveDraftInput>({
      query: request(saveDesignDraft),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    discardDesignDraft: build.mutation<Empty, DiscardDraftInput>({
      query: request(discardDesignDraft),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    publishDesign: build.mutation<DesignVersion, PublishDesignInput>({
      query: request(publishDesign),
      invalidatesTags: (_, error, { workflowCode }) =>
        error ? [] : [list, designOf(workflowCode), 'StartableWorkflow', 'RecentItem'],
    }),
    bindDesign: build.mutation<DesignBinding, BindDesignInput>({
      query: request(bindDesign),
      invalidatesTags: (_, error, { workflowCode }) => (error ? [] : [designOf(workflowCode), 'ListConfig']),
    }),
    restoreDesignVersion: build.mutation<WorkflowDesign, RestoreVersionInput>({
      query: request(restoreDesignVersion),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

// The desk tells of its lock and its draft itself, and so do its dialogs.
markHandlesErrorItself(
  'createDesign',
  'releaseDesignLock',
  'takeDesignLock',
  'takeOverDesignLock',
  'saveDesignDraft',
  'discardDesignDraft',
  'publishDesign',
  'restoreDesignVersion',
  'importDesign',
  'previewDesign',
);

export const {
  useBindDesignMutation,
  useCheckConditionMutation,
  useCheckDesignMutation,
  useCreateDesignMutation,
  useDeleteDesignMutation,
  useSetDesignAvailabilityMutation,
  useDiscardDesignDraftMutation,
  useGetDesignVersionQuery,
  useImportDesignMutation,
  useLazyGetDesignChangesQuery,
  useLazyGetDesignQuery,
  useListDesignableModelsQuery,
  useListDesignsQuery,
  useListDesignVersionsQuery,
  usePreviewDesignMutation,
  usePublishDesignMutation,
  useReleaseDesignLockMutation,
  useRestoreDesignVersionMutation,
  useSaveDesignDraftMutation,
  useTakeDesignLockMutation,
  useTakeOverDesignLockMutation,
} = workflowDesignApi;
