export { workflowPorts } from './other-modules.ts';
export { registerWorkflow } from './workflow.routes.ts';
export { type WorkflowService, workflowService } from './workflow.service.ts';
