import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { CheckStartInput, PinWorkflowInput, StartableWorkflow } from './startable-workflows.schema.ts';
import type {
  ActOnWorkItemInput,
  GetInstanceInput,
  QueryWorkItemsInput,
  RevokeInstanceInput,
  StartWorkflowInput,
  StartWorkflowReply,
  WorkflowInstanceDetail,
  CountWorkItemsInput,
  WorkItemCount,
  WorkItemPage,
} from './workflow.schema.ts';

export const listStartableWorkflows = endpoint<Empty, StartableWorkflow[]>({
  method: 'GET',
  path: '/api/workflow/startable',
  operationId: 'listStartableWorkflows',
  access: 'workflow:read',
  summary: 'The workflows that the user may start',
});

export const checkStart = endpoint<CheckStartInput, Empty>({
  method: 'GET',
  path: '/api/workflow/startable/check',
  operationId: 'checkStart',
  access: 'workflow:read',
  summary: 'Says before a form is filled in why the user may not start a workflow; nothing where they may',
});

export const pinWorkflow = endpoint<PinWorkflowInput, Empty>({
  method: 'POST',
  path: '/api/workflow/startable/pinned',
  operationId: 'pinWorkflow',
  access: 'workflow:read',
  summary: "Pins a workflow among the user's common ones, or takes it from there",
});

export const getWorkItemCount = endpoint<CountWorkItemsInput, WorkItemCount>({
  method: 'GET',
  path: '/api/workflow/work-items/count',
  operationId: 'getWorkItemCount',
  access: 'workflow:read',
  summary: 'How many items wait for the user',
});

export const queryWorkItems = endpoint<QueryWorkItemsInput, WorkItemPage>({
  method: 'POST',
  path: '/api/workflow/work-items/query',
  operationId: 'queryWorkItems',
  isBatchable: true,
  access: 'workflow:read',
  summary: "A page of the user's to-do or done items, newest first",
});

export const getInstance = endpoint<GetInstanceInput, WorkflowInstanceDetail>({
  method: 'GET',
  path: '/api/workflow/instances/:workflowInstanceId',
  operationId: 'getInstance',
  access: 'workflow:read',
  summary: 'A workflow with its log and what the user may do',
});

export const startWorkflow = endpoint<StartWorkflowInput, StartWorkflowReply>({
  method: 'POST',
  path: '/api/workflow/instances',
  operationId: 'startWorkflow',
  access: 'workflow:start',
  summary: 'Saves the record and starts its workflow, both or neither',
});

export const actOnWorkItem = endpoint<ActOnWorkItemInput, Empty>({
  method: 'POST',
  path: '/api/workflow/work-items/:id/act',
  operationId: 'actOnWorkItem',
  access: 'workflow:act',
  summary: 'Handles a work item: agrees, disagrees, submits again or ends the workflow',
});

export const revokeInstance = endpoint<RevokeInstanceInput, Empty>({
  method: 'POST',
  path: '/api/workflow/instances/:workflowInstanceId/revoke',
  operationId: 'revokeInstance',
  access: 'workflow:act',
  summary: 'The originator takes a workflow back before anybody has handled it',
});
