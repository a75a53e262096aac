import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
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
} from './workflow-search.schema.ts';

export const listWorkflows = endpoint<ListWorkflowsInput, SearchableWorkflow[]>({
  method: 'GET',
  path: '/api/workflow/workflows',
  operationId: 'listWorkflows',
  access: 'workflow:read',
  summary: 'The workflows by which instances can be narrowed: all of them, or those that the user has started',
});

export const queryMyInstances = endpoint<QueryMyInstancesInput, MyInstancePage>({
  method: 'POST',
  path: '/api/workflow/instances/query',
  operationId: 'queryMyInstances',
  isBatchable: true,
  access: 'workflow:read',
  summary: 'A page of the workflows that the user started, newest first',
});

export const searchInstances = endpoint<SearchInstancesInput, InstanceMatchPage>({
  method: 'POST',
  path: '/api/workflow/instances/search',
  operationId: 'searchInstances',
  access: 'workflow:oversee',
  summary: 'A page of all instances that fit',
});

export const searchWorkItems = endpoint<SearchWorkItemsInput, WorkItemMatchPage>({
  method: 'POST',
  path: '/api/workflow/work-items/search',
  operationId: 'searchWorkItems',
  access: 'workflow:inspectPeople',
  summary: 'A page of the work items of one person',
});

export const listWorkLoads = endpoint<Empty, WorkLoad[]>({
  method: 'GET',
  path: '/api/workflow/work-loads',
  operationId: 'listWorkLoads',
  access: 'workflow:inspectPeople',
  summary: 'The people for whom most work items wait',
});

export const getWorkLoad = endpoint<GetWorkLoadInput, WorkLoadParts>({
  method: 'GET',
  path: '/api/workflow/work-loads/:participantId',
  operationId: 'getWorkLoad',
  access: 'workflow:inspectPeople',
  summary: 'What waits for one person, counted by workflow',
});
