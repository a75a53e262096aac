/** Target that `/form/detail` is asked to show (shell spec, section 2: the query forms). */
export type FormTarget =
  /** `copyOf`: the record whose values the form begins with; null where it begins empty. */
  | { readonly kind: 'start'; readonly workflowCode: string; readonly copyOf: string | null }
  | { readonly kind: 'instance'; readonly workflowInstanceId: string; readonly workitemId: string | null }
  | {
      readonly kind: 'record';
      readonly schemaCode: string;
      readonly sheetCode: string | null;
      readonly objectId: string;
    }
  | { readonly kind: 'new'; readonly schemaCode: string; readonly sheetCode: string | null };

/** Reads the query; null where it fits none of its forms. */
export function formTarget(search: URLSearchParams): FormTarget | null {
  const workflowInstanceId = search.get('workflowInstanceId');
  if (workflowInstanceId) return { kind: 'instance', workflowInstanceId, workitemId: search.get('workitemId') };
  const workflowCode = search.get('startWorkflowCode');
  if (workflowCode) return { kind: 'start', workflowCode, copyOf: search.get('copyOf') };
  const schemaCode = search.get('schemaCode');
  if (!schemaCode) return null;
  const sheetCode = search.get('sheetCode');
  const objectId = search.get('objectId');
  return objectId ? { kind: 'record', schemaCode, sheetCode, objectId } : { kind: 'new', schemaCode, sheetCode };
}

/** Returns the key of a target: for what a tab remembers of an unfinished form. */
export function targetKey(target: FormTarget): string {
  return Object.values(target).join('/');
}
