import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type {
  ActOnInstanceInput,
  GetInstanceAdministrationInput,
  InstanceAdministration,
  WorkflowMessage,
} from './instance-administration.schema.ts';

export const getInstanceAdministration = endpoint<GetInstanceAdministrationInput, InstanceAdministration>({
  method: 'GET',
  path: '/api/workflow/instances/:workflowInstanceId/oversight',
  operationId: 'getInstanceAdministration',
  access: 'workflow:read',
  summary:
    'What the user may do to a workflow as its originator, by having part in it, or by administering it all of them',
});

export const actOnInstance = endpoint<ActOnInstanceInput, Empty>({
  method: 'POST',
  path: '/api/workflow/instances/:workflowInstanceId/act',
  operationId: 'actOnInstance',
  access: 'workflow:act',
  audit: 'instanceAdminister',
  summary: 'Urges, ends, voids or mends a workflow, or says something beside it',
});

export const listWorkflowMessages = endpoint<GetInstanceAdministrationInput, WorkflowMessage[]>({
  method: 'GET',
  path: '/api/workflow/instances/:workflowInstanceId/messages',
  operationId: 'listWorkflowMessages',
  access: 'workflow:read',
  summary: 'What people said beside an approval',
});
