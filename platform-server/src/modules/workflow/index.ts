export { registerDelegations } from './delegations/delegations.routes.ts';
export { type DelegationService, delegationService } from './delegations/delegations.service.ts';
export { workflowPorts } from './other-modules.ts';
export { type WorkflowParticipation, workflowParticipation } from './participation/participation.service.ts';
export { type ServiceCallOutlet, serviceCallOutlet } from './service-calls/call-queue.ts';
export type { StartableWorkflowService } from './templates/startable-workflows.service.ts';
export { type WorkflowTemplates, workflowTemplates } from './templates/templates.service.ts';
export { registerWorkflow } from './workflow.routes.ts';
export { type WorkflowServices, workflowServices } from './workflow-services.ts';
