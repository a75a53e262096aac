import type { FormCode, InstanceId, ModelCode, WorkItemId } from '@portico/shared-kit/contract/ids';

/** The form page of a record. */
export function recordPath(schemaCode: ModelCode, formCode: FormCode, recordId: string): string {
  return `/form/detail?${new URLSearchParams({ schemaCode, sheetCode: formCode, objectId: recordId }).toString()}`;
}

/** The form page of a record, in the form that its model has first. */
export function changedRecordPath(schemaCode: ModelCode, recordId: string): string {
  return `/form/detail?${new URLSearchParams({ schemaCode, objectId: recordId }).toString()}`;
}

/** The form page of a workflow, at one of its work items where there is one, whose type may be named (0 to 4). */
export function instancePath(workflowInstanceId: InstanceId, workItemId?: WorkItemId, workitemType?: number): string {
  const search = new URLSearchParams({
    workflowInstanceId,
    ...(workItemId === undefined ? {} : { workitemId: workItemId }),
    ...(workitemType === undefined ? {} : { workitemType: String(workitemType) }),
  });
  return `/form/detail?${search.toString()}`;
}

/** Stands in an address for a work item where it is about the workflow as a whole. */
export const noWorkItem = '-';

/** Returns the path of a workflow's track: the nodes that it has been through, is at and can still reach (shell spec, section 2: route table). */
export function trackPath(workflowInstanceId: InstanceId, workItemId: WorkItemId = noWorkItem): string {
  return `/from/workflow-track/${encodeURIComponent(workflowInstanceId)}/${encodeURIComponent(workItemId)}/`;
}

/** Returns the path of a change of a record, before and after side by side (shell spec, section 2: route table). */
export function comparePath(
  logId: string,
  workflowInstanceId: InstanceId = noWorkItem,
  workItemId: WorkItemId = noWorkItem,
): string {
  const [log, instance, item] = [logId, workflowInstanceId, workItemId].map((id) => encodeURIComponent(id));
  return `/from/operation-log-compare/${log}/${instance}/${item}`;
}

/** The form page that starts a workflow, beginning with the values of a record where one is named. */
export function startPath(startWorkflowCode: string, copyOf?: string): string {
  const search = new URLSearchParams({ startWorkflowCode, ...(copyOf === undefined ? {} : { copyOf }) });
  return `/form/detail?${search.toString()}`;
}

/** The page that previews what is printed; another remote has it, or none. */
export const printPath = '/print';

/** The print preview of a record, with the templates of the form in which it is shown. */
export function printAddress(schemaCode: ModelCode, formCode: FormCode, recordId: string): string {
  return `${printPath}?${new URLSearchParams({ schemaCode, sheetCode: formCode, objectIds: recordId }).toString()}`;
}

/** The same path with the return address of where the user was (shell spec, section 2); null where that is not known. */
export function withReturn(path: string, back: string | null): string {
  if (back === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ return: back }).toString()}`;
}

/** The same path for who debugs a rule; null where nobody does. */
export function withDebug(path: string, debugId: string | null): string {
  return debugId === null ? path : `${path}&${new URLSearchParams({ debugId }).toString()}`;
}

/** The page of the user's drafts, which the shell has. */
export const draftsPath = '/my-draft';

/** The list of workflows to design. */
export const designsPath = '/design';

/** The designer of a workflow, which has a window of its own (shell spec, section 2: route table). */
export function designPath(workflowCode: string): string {
  return `${designsPath}?${new URLSearchParams({ workflowCode }).toString()}`;
}

/** The list of forms to design. */
export const formDesignsPath = '/form-design';

/** The designer of a form, which has a window of its own. */
export function formDesignPath(schemaCode: ModelCode, formCode: FormCode): string {
  return `${formDesignsPath}?${new URLSearchParams({ schemaCode, sheetCode: formCode }).toString()}`;
}
