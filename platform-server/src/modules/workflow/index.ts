export { registerDelegations } from './delegations/delegations.routes.ts';
export { type DelegationService, delegationService } from './delegations/delegations.service.ts';
export { workflowPorts } from './other-modules.ts';
export { type ServiceCallOutlet, serviceCallOutlet } from './service-calls/call-queue.ts';
export { registerWorkflow } from './workflow.routes.ts';
export { type WorkflowService, workflowService } from './workflow.service.ts';
