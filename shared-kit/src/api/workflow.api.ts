import {
  actOnWorkItem,
  getInstance,
  getWorkItemCount,
  listStartableWorkflows,
  queryMyInstances,
  queryWorkItems,
  revokeInstance,
  startWorkflow,
} from '../contract/workflow.endpoints.ts';
import type {
  ActOnWorkItemInput,
  GetInstanceInput,
  QueryInstancesInput,
  QueryWorkItemsInput,
  RevokeInstanceInput,
  StartableWorkflow,
  StartWorkflowInput,
  StartWorkflowReply,
  WorkflowInstanceDetail,
  WorkflowInstancePage,
  WorkItemCount,
  WorkItemPage,
} from '../contract/workflow.schema.ts';
import { markShowsOwnError } from './error-rule.ts';
import { api, request } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';

/** What a step of a workflow may change on any screen. */
const afterStep = (_: unknown, error: unknown) =>
  error ? [] : (['WorkItem', 'WorkflowInstance', 'Record', 'Notification', 'StartableWorkflow'] as const);

const workflowApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStartableWorkflows: build.query<StartableWorkflow[], void>({
      query: () => request(listStartableWorkflows)({}),
      providesTags: ['StartableWorkflow'],
    }),
    getWorkItemCount: build.query<WorkItemCount, void>({
      query: () => request(getWorkItemCount)({}),
      providesTags: ['WorkItem'],
    }),
    queryWorkItems: build.query<WorkItemPage, QueryWorkItemsInput>({
      query: request(queryWorkItems),
      providesTags: ['WorkItem'],
    }),
    queryMyInstances: build.query<WorkflowInstancePage, QueryInstancesInput>({
      query: request(queryMyInstances),
      providesTags: ['WorkflowInstance'],
    }),
    getInstance: build.query<WorkflowInstanceDetail, GetInstanceInput>({
      query: request(getInstance),
      providesTags: ['WorkflowInstance'],
    }),
    startWorkflow: build.mutation<StartWorkflowReply, StartWorkflowInput>({
      query: request(startWorkflow),
      invalidatesTags: afterStep,
    }),
    actOnWorkItem: build.mutation<object, ActOnWorkItemInput>({
      query: request(actOnWorkItem),
      invalidatesTags: afterStep,
    }),
    revokeInstance: build.mutation<object, RevokeInstanceInput>({
      query: request(revokeInstance),
      invalidatesTags: afterStep,
    }),
  }),
});

markShowsOwnError('startWorkflow', 'actOnWorkItem', 'revokeInstance');

markOutlivesPage('getWorkItemCount');

export const {
  endpoints: workflowEndpoints,
  useActOnWorkItemMutation,
  useGetInstanceQuery,
  useGetWorkItemCountQuery,
  useListStartableWorkflowsQuery,
  useQueryMyInstancesQuery,
  useQueryWorkItemsQuery,
  useRevokeInstanceMutation,
  useStartWorkflowMutation,
} = workflowApi;
