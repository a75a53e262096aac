import {
  changeDelegation,
  createDelegation,
  deleteDelegation,
  endDelegation,
  listDelegableWorkflows,
  listDelegatedItems,
  listDelegations,
  takeBackItems,
} from '../contract/delegations.endpoints.ts';
import type {
  ChangeDelegationInput,
  CreateDelegationInput,
  DelegableWorkflow,
  DelegatedItemPage,
  Delegation,
  DelegationInput,
  DelegationPage,
  ListDelegatedItemsInput,
  ListDelegationsInput,
  TakeBackItemsInput,
  TakeBackResult,
} from '../contract/delegations.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request, requestOf } from './portal-api.ts';

/** Tags that a change makes stale: work that waits may have gone to somebody else; a refusal may mean that what is shown is out of date. */
const afterChange = ['Delegation', 'WorkItem', 'WorkflowInstance'] as const;

const delegationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDelegations: build.query<DelegationPage, ListDelegationsInput>({
      query: request(listDelegations),
      providesTags: ['Delegation'],
    }),
    listDelegableWorkflows: build.query<DelegableWorkflow[], void>({
      query: () => requestOf(listDelegableWorkflows, {}),
      providesTags: ['StartableWorkflow'],
    }),
    listDelegatedItems: build.query<DelegatedItemPage, ListDelegatedItemsInput>({
      query: request(listDelegatedItems),
      providesTags: ['WorkItem', 'Delegation'],
    }),
    takeBackItems: build.mutation<TakeBackResult, TakeBackItemsInput>({
      query: request(takeBackItems),
      invalidatesTags: afterChange,
    }),
    createDelegation: build.mutation<Delegation, CreateDelegationInput>({
      query: request(createDelegation),
      invalidatesTags: afterChange,
    }),
    changeDelegation: build.mutation<Delegation, ChangeDelegationInput>({
      query: request(changeDelegation),
      invalidatesTags: afterChange,
    }),
    endDelegation: build.mutation<Delegation, DelegationInput>({
      query: request(endDelegation),
      invalidatesTags: afterChange,
    }),
    deleteDelegation: build.mutation<object, DelegationInput>({
      query: request(deleteDelegation),
      invalidatesTags: afterChange,
    }),
  }),
});

markHandlesErrorItself('createDelegation', 'changeDelegation');

export const {
  useChangeDelegationMutation,
  useCreateDelegationMutation,
  useDeleteDelegationMutation,
  useEndDelegationMutation,
  useListDelegableWorkflowsQuery,
  useListDelegatedItemsQuery,
  useListDelegationsQuery,
  useTakeBackItemsMutation,
} = delegationsApi;
