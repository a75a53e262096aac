import {
  actOnWorkItem,
  getInstance,
  getWorkItemCount,
  checkStart,
  listStartableWorkflows,
  queryWorkItems,
  revokeInstance,
  startWorkflow,
} from '../contract/workflow.endpoints.ts';
import type { CheckStartInput, StartableWorkflow } from '../contract/startable-workflows.schema.ts';
import type {
  ActOnWorkItemInput,
  CountWorkItemsInput,
  GetInstanceInput,
  QueryWorkItemsInput,
  RevokeInstanceInput,
  StartWorkflowInput,
  StartWorkflowReply,
  WorkflowInstanceDetail,
  WorkItemCount,
  WorkItemPage,
} from '../contract/workflow.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request, requestOf } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';
import { changedByActions } from './workflow-changes.ts';

const afterAction = (_: unknown, error: unknown) => (error ? [] : changedByActions);

/** The calls of the workflow center that badges and first pages need. */
export const workflowApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStartableWorkflows: build.query<StartableWorkflow[], void>({
      query: () => requestOf(listStartableWorkflows, {}),
      providesTags: ['StartableWorkflow'],
    }),
    checkStart: build.query<object, CheckStartInput>({
      query: request(checkStart),
      providesTags: ['StartableWorkflow'],
    }),
    getWorkItemCount: build.query<WorkItemCount, CountWorkItemsInput | void>({
      query: (input) => requestOf(getWorkItemCount, input ?? {}),
      providesTags: ['WorkItem'],
    }),
    queryWorkItems: build.query<WorkItemPage, QueryWorkItemsInput>({
      query: request(queryWorkItems),
      providesTags: ['WorkItem'],
    }),
    getInstance: build.query<WorkflowInstanceDetail, GetInstanceInput>({
      query: request(getInstance),
      providesTags: ['WorkflowInstance'],
    }),
    /**
     * An instance as it is by now, beside the one that a form shows and without changing that. `mark` is what is known of the user's
     * work: another one asks anew.
     */
    peekInstance: build.query<WorkflowInstanceDetail, GetInstanceInput & { readonly mark: string }>({
      query: ({ mark: _mark, ...input }) => requestOf(getInstance, input),
    }),
    startWorkflow: build.mutation<StartWorkflowReply, StartWorkflowInput>({
      query: request(startWorkflow),
      invalidatesTags: afterAction,
    }),
    actOnWorkItem: build.mutation<object, ActOnWorkItemInput>({
      query: request(actOnWorkItem),
      invalidatesTags: afterAction,
    }),
    revokeInstance: build.mutation<object, RevokeInstanceInput>({
      query: request(revokeInstance),
      invalidatesTags: afterAction,
    }),
  }),
});

markHandlesErrorItself('startWorkflow', 'actOnWorkItem', 'revokeInstance');

markOutlivesPage('getWorkItemCount');

export const {
  endpoints: workflowEndpoints,
  useActOnWorkItemMutation,
  useCheckStartQuery,
  useGetInstanceQuery,
  useGetWorkItemCountQuery,
  useListStartableWorkflowsQuery,
  usePeekInstanceQuery,
  useQueryWorkItemsQuery,
  useRevokeInstanceMutation,
  useStartWorkflowMutation,
} = workflowApi;
