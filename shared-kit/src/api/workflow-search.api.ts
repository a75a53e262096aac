import {
  getWorkLoad,
  listWorkflows,
  listWorkLoads,
  queryMyInstances,
  searchInstances,
  searchWorkItems,
} from '../contract/workflow-search.endpoints.ts';
import type {
  InstanceMatchPage,
  WorkItemMatchPage,
  GetWorkLoadInput,
  SearchableWorkflow,
  ListWorkflowsInput,
  MyInstancePage,
  QueryMyInstancesInput,
  SearchInstancesInput,
  SearchWorkItemsInput,
  WorkLoad,
  WorkLoadParts,
} from '../contract/workflow-search.schema.ts';
import { api, request, requestOf } from './portal-api.ts';
import { ownInstances } from './cache-invalidation.ts';

const workflowSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWorkflows: build.query<SearchableWorkflow[], ListWorkflowsInput>({
      query: request(listWorkflows),
      providesTags: ['StartableWorkflow'],
    }),
    queryMyInstances: build.query<MyInstancePage, QueryMyInstancesInput>({
      query: request(queryMyInstances),
      providesTags: ['WorkflowInstance', ownInstances],
    }),
    searchInstances: build.query<InstanceMatchPage, SearchInstancesInput>({
      query: request(searchInstances),
      providesTags: ['WorkflowInstance'],
    }),
    searchWorkItems: build.query<WorkItemMatchPage, SearchWorkItemsInput>({
      query: request(searchWorkItems),
      providesTags: ['WorkflowInstance'],
    }),
    listWorkLoads: build.query<WorkLoad[], void>({
      query: () => requestOf(listWorkLoads, {}),
      providesTags: ['WorkflowInstance'],
    }),
    getWorkLoad: build.query<WorkLoadParts, GetWorkLoadInput>({
      query: request(getWorkLoad),
      providesTags: ['WorkflowInstance'],
    }),
  }),
});

export const {
  endpoints: workflowSearchEndpoints,
  useGetWorkLoadQuery,
  useListWorkflowsQuery,
  useListWorkLoadsQuery,
  useQueryMyInstancesQuery,
  useSearchInstancesQuery,
  useSearchWorkItemsQuery,
} = workflowSearchApi;
