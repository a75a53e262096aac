import type { DesignCalls } from '../contract/design-calls.ts';
import {
  checkDesign,
  createDesign,
  deleteDesign,
  discardDesignDraft,
  getDesign,
  getDesignVersion,
  listDesigns,
  listDesignVersions,
  publishDesign,
  releaseDesignLock,
  restoreDesignVersion,
  saveDesignDraft,
  setDesignAvailability,
  takeDesignLock,
  takeOverDesignLock,
} from '../contract/designs.endpoints.ts';
import type { DesignKind, DesignName } from '../contract/designs.schema.ts';
import type { DesignMutationHook, DesignQueryHook, LazyDesignQueryHook } from './design-hooks.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, type Build, request } from './portal-api.ts';
import type { Tag } from './tags.ts';

type Name = DesignName;
type Calls = DesignCalls<DesignKind>;
type Tags = readonly (Tag | { readonly type: Tag; readonly id: string })[];

/** Tags of a kind: of its designs, and of what else reads a design of this key. */
interface KindTags {
  readonly design: Tag;
  readonly publishing: (designKey: string) => Tags;
  readonly switching: (designKey: string) => Tags;
}

/** The key of a form begins with the code of its model. */
const formsOf = (designKey: string) => ({ type: 'Form', id: designKey.split('.')[0] ?? '' }) as const;

const kinds = {
  form: {
    design: 'FormDesign',
    publishing: (key) => [formsOf(key)],
    switching: (key) => [formsOf(key), 'StartableWorkflow', 'RecentItem'],
  },
  workflow: {
    design: 'WorkflowDesign',
    publishing: () => ['StartableWorkflow', 'RecentItem'],
    switching: () => ['StartableWorkflow', 'RecentItem'],
  },
  portalPage: {
    design: 'PortalPageDesign',
    publishing: (key) => [{ type: 'PortalPage', id: key }, 'Menu', 'Application'],
    switching: (key) => [{ type: 'PortalPage', id: key }, 'Menu', 'Application'],
  },
  // Lists of templates are those of a model, which a template's key does not name.
  printTemplate: {
    design: 'PrintTemplateDesign',
    publishing: () => ['PrintTemplate'],
    switching: () => ['PrintTemplate'],
  },
  report: {
    design: 'ReportDesign',
    publishing: (key) => [{ type: 'Report', id: key }, 'ChartData', 'ChartTree'],
    switching: (key) => [{ type: 'Report', id: key }, 'ChartData', 'ChartTree'],
  },
} satisfies Record<DesignKind, KindTags>;

const designOf = ({ kind, designKey }: Name) => ({ type: kinds[kind].design, id: designKey }) as const;
const lockOf = ({ kind, designKey }: Name) => ({ type: 'DesignLock', id: `${kind} ${designKey}` }) as const;
/** The list of all of a kind; a design that is open does not change with it. */
const listOf = ({ kind }: Pick<Name, 'kind'>) => ({ type: kinds[kind].design, id: 'list' }) as const;
const listWhereDone = (_: unknown, error: unknown, input: Name) => (error ? [] : [listOf(input)]);

/** Queries of designs and versions. */
const reading = (build: Build) => ({
  listDesigns: build.query<Calls['listDesigns']['reply'], Calls['listDesigns']['input']>({
    query: request(listDesigns),
    providesTags: (_, __, input) => [listOf(input), 'DesignLock'],
  }),
  getDesign: build.query<Calls['getDesign']['reply'], Name>({
    query: request(getDesign),
    keepUnusedDataFor: 0,
    providesTags: (_, __, input) => [designOf(input), lockOf(input)],
  }),
  listDesignVersions: build.query<Calls['listDesignVersions']['reply'], Calls['listDesignVersions']['input']>({
    query: request(listDesignVersions),
    keepUnusedDataFor: 0,
    providesTags: (_, __, input) => [designOf(input)],
  }),
  // The content of a version never changes; only whether it counts, and how much runs on it.
  getDesignVersion: build.query<Calls['getDesignVersion']['reply'], Calls['getDesignVersion']['input']>({
    query: request(getDesignVersion),
  }),
});

/** Calls about the lock. */
const locking = (build: Build) => ({
  takeDesignLock: build.mutation<Calls['takeDesignLock']['reply'], Name>({ query: request(takeDesignLock) }),
  takeOverDesignLock: build.mutation<Calls['takeOverDesignLock']['reply'], Name>({
    query: request(takeOverDesignLock),
    invalidatesTags: (_, __, input) => [listOf(input), lockOf(input)],
  }),
  releaseDesignLock: build.mutation<Calls['releaseDesignLock']['reply'], Name>({
    query: request(releaseDesignLock),
    invalidatesTags: (_, __, input) => [listOf(input)],
  }),
});

/**
 * Calls about the draft. Saving it does not read the design again that it was saved from: its content is in the designer
 * already. The list and what the screen shows of lock and draft follow by themselves.
 */
const drafting = (build: Build) => ({
  createDesign: build.mutation<Calls['createDesign']['reply'], Calls['createDesign']['input']>({
    query: request(createDesign),
    invalidatesTags: listWhereDone,
  }),
  saveDesignDraft: build.mutation<Calls['saveDesignDraft']['reply'], Calls['saveDesignDraft']['input']>({
    query: request(saveDesignDraft),
    invalidatesTags: listWhereDone,
  }),
  discardDesignDraft: build.mutation<Calls['discardDesignDraft']['reply'], Calls['discardDesignDraft']['input']>({
    query: request(discardDesignDraft),
    invalidatesTags: listWhereDone,
  }),
  checkDesign: build.mutation<Calls['checkDesign']['reply'], Calls['checkDesign']['input']>({
    query: request(checkDesign),
  }),
  restoreDesignVersion: build.mutation<Calls['restoreDesignVersion']['reply'], Calls['restoreDesignVersion']['input']>({
    query: request(restoreDesignVersion),
    invalidatesTags: listWhereDone,
  }),
});

/** Calls that publish a design, switch it off, retire and delete it. */
const lasting = (build: Build) => ({
  publishDesign: build.mutation<Calls['publishDesign']['reply'], Calls['publishDesign']['input']>({
    query: request(publishDesign),
    invalidatesTags: (_, error, input) =>
      error ? [] : [listOf(input), designOf(input), ...kinds[input.kind].publishing(input.designKey)],
  }),
  setDesignAvailability: build.mutation<
    Calls['setDesignAvailability']['reply'],
    Calls['setDesignAvailability']['input']
  >({
    query: request(setDesignAvailability),
    invalidatesTags: (_, error, input) =>
      error ? [] : [listOf(input), designOf(input), ...kinds[input.kind].switching(input.designKey)],
  }),
  deleteDesign: build.mutation<Calls['deleteDesign']['reply'], Name>({
    query: request(deleteDesign),
    invalidatesTags: (_, error, input) =>
      error ? [] : [listOf(input), ...kinds[input.kind].switching(input.designKey)],
  }),
});

const designsApi = api.injectEndpoints({
  endpoints: (build) => ({ ...reading(build), ...locking(build), ...drafting(build), ...lasting(build) }),
});

// The designer tells of its lock and its draft itself, and so do its dialogs.
markHandlesErrorItself(
  'createDesign',
  'releaseDesignLock',
  'takeDesignLock',
  'takeOverDesignLock',
  'saveDesignDraft',
  'discardDesignDraft',
  'publishDesign',
  'restoreDesignVersion',
);

export const {
  endpoints: designsEndpoints,
  useDeleteDesignMutation,
  useDiscardDesignDraftMutation,
  useReleaseDesignLockMutation,
  useSetDesignAvailabilityMutation,
  useTakeDesignLockMutation,
  useTakeOverDesignLockMutation,
} = designsApi;

// The kind that an input names is that of the reply, which RTK Query's types cannot say.
export const useListDesignsQuery = designsApi.useListDesignsQuery as unknown as DesignQueryHook<'listDesigns'>;
export const useListDesignVersionsQuery =
  designsApi.useListDesignVersionsQuery as unknown as DesignQueryHook<'listDesignVersions'>;
export const useGetDesignVersionQuery =
  designsApi.useGetDesignVersionQuery as unknown as DesignQueryHook<'getDesignVersion'>;
export const useLazyGetDesignQuery = designsApi.useLazyGetDesignQuery as unknown as LazyDesignQueryHook<'getDesign'>;
export const useCreateDesignMutation =
  designsApi.useCreateDesignMutation as unknown as DesignMutationHook<'createDesign'>;
export const useSaveDesignDraftMutation =
  designsApi.useSaveDesignDraftMutation as unknown as DesignMutationHook<'saveDesignDraft'>;
export const useCheckDesignMutation = designsApi.useCheckDesignMutation as unknown as DesignMutationHook<'checkDesign'>;
export const usePublishDesignMutation =
  designsApi.usePublishDesignMutation as unknown as DesignMutationHook<'publishDesign'>;
export const useRestoreDesignVersionMutation =
  designsApi.useRestoreDesignVersionMutation as unknown as DesignMutationHook<'restoreDesignVersion'>;
