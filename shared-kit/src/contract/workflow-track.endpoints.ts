import { endpoint } from './endpoint.ts';
import type { GetTrackInput, WorkflowTrack } from './workflow-track.schema.ts';

export const getTrack = endpoint<GetTrackInput, WorkflowTrack>({
  method: 'GET',
  path: '/api/workflow/instances/:workflowInstanceId/track',
  operationId: 'getTrack',
  access: 'workflow:read',
  summary: 'The diagram of a workflow with where it has been, where it is and where it can still go',
});
