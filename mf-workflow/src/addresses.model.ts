/** The form page of a record. */
export function recordPath(schemaCode: string, sheetCode: string, objectId: string): string {
  return `/form/detail?${new URLSearchParams({ schemaCode, sheetCode, objectId }).toString()}`;
}

/** The form page of a workflow, at one of its work items where there is one. */
export function instancePath(workflowInstanceId: string, workitemId?: string): string {
  const search = new URLSearchParams({ workflowInstanceId, ...(workitemId === undefined ? {} : { workitemId }) });
  return `/form/detail?${search.toString()}`;
}

/** The form page that starts a workflow. */
export function startPath(startWorkflowCode: string): string {
  return `/form/detail?${new URLSearchParams({ startWorkflowCode }).toString()}`;
}

/** The page that previews what is printed; another remote has it, or none. */
export const printPath = '/print';

/** The print preview of a record. */
export function printAddress(schemaCode: string, objectId: string): string {
  return `${printPath}?${new URLSearchParams({ schemaCode, objectIds: objectId }).toString()}`;
}

/** The same path with the way back to where the user was (shell spec, section 2); null where that is not known. */
export function withReturn(path: string, back: string | null): string {
  return back === null ? path : `${path}&${new URLSearchParams({ return: back }).toString()}`;
}
