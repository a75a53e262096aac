/** Key of a workflow: its code within a tenant. */
export interface WorkflowKey {
  readonly corpId: string;
  readonly code: string;
}
