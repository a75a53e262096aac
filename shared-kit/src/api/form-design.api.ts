import type { Empty } from '../contract/common.schema.ts';
import {
  checkForm,
  createFormDesign,
  deleteForm,
  discardFormDraft,
  getFormDesign,
  getFormVersion,
  listFormDesigns,
  listFormVersions,
  previewForm,
  publishForm,
  releaseFormLock,
  restoreFormVersion,
  saveFormDraft,
  setFormAvailability,
  takeFormLock,
  takeOverFormLock,
} from '../contract/form-design.endpoints.ts';
import type {
  CheckFormInput,
  CreateFormDesignInput,
  DiscardFormDraftInput,
  FormCheck,
  FormDesign,
  FormDesignInput,
  FormDesignSummary,
  FormVersion,
  FormVersionContent,
  FormVersionInput,
  FormVersionPage,
  ListFormDesignsInput,
  ListFormVersionsInput,
  PreviewFormInput,
  PublishFormInput,
  RestoreFormVersionInput,
  SaveFormDraftInput,
  SetFormAvailabilityInput,
} from '../contract/form-design.schema.ts';
import type { FormConfig } from '../contract/models.schema.ts';
import type { DesignLock } from '../contract/workflow-design.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, type Build, request } from './portal-api.ts';

const idOf = ({ schemaCode, sheetCode }: FormDesignInput) => `${schemaCode}/${sheetCode}`;
const designOf = (input: FormDesignInput) => ({ type: 'FormDesign', id: idOf(input) }) as const;
const lockOf = (input: FormDesignInput) => ({ type: 'DesignLock', id: `form ${idOf(input)}` }) as const;
/** The list of all of them; a form that is open does not change with it. */
const list = { type: 'FormDesign', id: 'list' } as const;

/** Queries of designs and versions, and the check of a form that may not be saved yet. */
const reading = (build: Build) => ({
  listFormDesigns: build.query<FormDesignSummary[], ListFormDesignsInput>({
    query: request(listFormDesigns),
    providesTags: [list, 'DesignLock'],
  }),
  getFormDesign: build.query<FormDesign, FormDesignInput>({
    query: request(getFormDesign),
    keepUnusedDataFor: 0,
    providesTags: (_, __, input) => [designOf(input), lockOf(input)],
  }),
  listFormVersions: build.query<FormVersionPage, ListFormVersionsInput>({
    query: request(listFormVersions),
    keepUnusedDataFor: 0,
    providesTags: (_, __, input) => [designOf(input)],
  }),
  // The form of a version never changes; only whether people open it.
  getFormVersion: build.query<FormVersionContent, FormVersionInput>({ query: request(getFormVersion) }),
  checkForm: build.mutation<FormCheck, CheckFormInput>({ query: request(checkForm) }),
  previewForm: build.mutation<FormConfig, PreviewFormInput>({ query: request(previewForm) }),
});

/** The calls that switch a form off, retire and delete it. */
const lasting = (build: Build) => ({
  setFormAvailability: build.mutation<Empty, SetFormAvailabilityInput>({
    query: request(setFormAvailability),
    invalidatesTags: (_, error, input) =>
      error ? [] : [list, designOf(input), { type: 'Form', id: input.schemaCode }, 'StartableWorkflow', 'RecentItem'],
  }),
  deleteForm: build.mutation<Empty, FormDesignInput>({
    query: request(deleteForm),
    invalidatesTags: (_, error, { schemaCode }) =>
      error ? [] : [list, { type: 'Form', id: schemaCode }, 'StartableWorkflow', 'RecentItem'],
  }),
});

/**
 * Saving a draft does not read the design again that it was saved from: its form is in the designer already. The list
 * and what the screen shows of lock and draft follow by themselves.
 */
const formDesignApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...reading(build),
    ...lasting(build),
    createFormDesign: build.mutation<FormDesign, CreateFormDesignInput>({
      query: request(createFormDesign),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    takeFormLock: build.mutation<DesignLock, FormDesignInput>({ query: request(takeFormLock) }),
    takeOverFormLock: build.mutation<DesignLock, FormDesignInput>({
      query: request(takeOverFormLock),
      invalidatesTags: (_, __, input) => [list, lockOf(input)],
    }),
    releaseFormLock: build.mutation<Empty, FormDesignInput>({
      query: request(releaseFormLock),
      invalidatesTags: [list],
    }),
    saveFormDraft: build.mutation<FormDesignSummary, SaveFormDraftInput>({
      query: request(saveFormDraft),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    discardFormDraft: build.mutation<Empty, DiscardFormDraftInput>({
      query: request(discardFormDraft),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    publishForm: build.mutation<FormVersion, PublishFormInput>({
      query: request(publishForm),
      invalidatesTags: (_, error, input) =>
        error ? [] : [list, designOf(input), { type: 'Form', id: input.schemaCode }],
    }),
    restoreFormVersion: build.mutation<FormDesign, RestoreFormVersionInput>({
      query: request(restoreFormVersion),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

markHandlesErrorItself(
  'createFormDesign',
  'releaseFormLock',
  'takeFormLock',
  'takeOverFormLock',
  'saveFormDraft',
  'discardFormDraft',
  'publishForm',
  'restoreFormVersion',
  'previewForm',
);

export const {
  endpoints: formDesignEndpoints,
  useCheckFormMutation,
  useCreateFormDesignMutation,
  useDeleteFormMutation,
  useDiscardFormDraftMutation,
  useGetFormVersionQuery,
  useLazyGetFormDesignQuery,
  useListFormDesignsQuery,
  useListFormVersionsQuery,
  usePreviewFormMutation,
  usePublishFormMutation,
  useReleaseFormLockMutation,
  useRestoreFormVersionMutation,
  useSaveFormDraftMutation,
  useSetFormAvailabilityMutation,
  useTakeFormLockMutation,
  useTakeOverFormLockMutation,
} = formDesignApi;
