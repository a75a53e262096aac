/** What a step of a workflow may change on any screen, whoever takes it and however many are taken at once. */
export const changedBySteps = ['WorkItem', 'WorkflowInstance', 'Record', 'Notification', 'StartableWorkflow'] as const;
