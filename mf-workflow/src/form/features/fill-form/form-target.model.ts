import type { FormCode, InstanceId, ModelCode, WorkItemId } from '@portico/shared-kit/contract/ids';

/** Target that `/form/detail` is asked to show (shell spec, section 2: the query forms). */
export type FormTarget =
  /** `copyOf`: the record whose values the form begins with; null where it begins empty. */
  | { readonly kind: 'start'; readonly workflowCode: string; readonly copyOf: string | null }
  | { readonly kind: 'instance'; readonly workflowInstanceId: InstanceId; readonly workItemId: WorkItemId | null }
  | {
      readonly kind: 'record';
      readonly schemaCode: ModelCode;
      readonly formCode: FormCode | null;
      readonly recordId: string;
    }
  | {
      readonly kind: 'new';
      readonly schemaCode: ModelCode;
      readonly formCode: FormCode | null;
      /** The record whose values the form begins with; null where it begins empty. */
      readonly copyOf: string | null;
    };

/** Reads the query; null where it fits none of its forms. */
export function formTarget(search: URLSearchParams): FormTarget | null {
  const workflowInstanceId = search.get('workflowInstanceId');
  if (workflowInstanceId) return { kind: 'instance', workflowInstanceId, workItemId: search.get('workitemId') };
  const workflowCode = search.get('startWorkflowCode');
  if (workflowCode) return { kind: 'start', workflowCode, copyOf: search.get('copyOf') };
  const schemaCode = search.get('schemaCode');
  if (!schemaCode) return null;
  const formCode = search.get('sheetCode');
  const recordId = search.get('objectId');
  if (recordId) return { kind: 'record', schemaCode, formCode, recordId };
  return { kind: 'new', schemaCode, formCode, copyOf: search.get('copyOf') };
}

/** Returns the key of a target: for what a tab remembers of an unfinished form. */
export function targetKey(target: FormTarget): string {
  return Object.values(target).join('/');
}
