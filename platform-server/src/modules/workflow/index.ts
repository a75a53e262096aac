export { workflowPorts } from './other-modules.ts';
export type { Publication, WorkflowToPublish } from './templates.service.ts';
export type {
  NoticeKind,
  RecordOfWorkflow,
  WorkflowNotice,
  WorkflowNotices,
  WorkflowPorts,
  WorkflowRecords,
} from './workflow.ports.ts';
export { registerWorkflow } from './workflow.routes.ts';
export { type WorkflowService, workflowService } from './workflow.service.ts';
