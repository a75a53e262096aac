/** The form page of a record. */
export function recordPath(schemaCode: string, sheetCode: string, objectId: string): string {
  return `/form/detail?${new URLSearchParams({ schemaCode, sheetCode, objectId }).toString()}`;
}

/** The form page of a workflow, at one of its work items where there is one. */
export function instancePath(workflowInstanceId: string, workitemId?: string): string {
  const search = new URLSearchParams({ workflowInstanceId, ...(workitemId === undefined ? {} : { workitemId }) });
  return `/form/detail?${search.toString()}`;
}

/** The print preview of a record. */
export function printPath(schemaCode: string, objectId: string): string {
  return `/print?${new URLSearchParams({ schemaCode, objectIds: objectId }).toString()}`;
}
