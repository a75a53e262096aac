/** Tags that a command on a workflow may change on any screen, whoever gives it and however many are given at once. */
export const changedByActions = [
  'WorkItem',
  'WorkflowInstance',
  'Record',
  'Notification',
  'StartableWorkflow',
] as const;
