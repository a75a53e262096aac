import type { Draft } from '@portico/shared-kit/contract/drafts.schema';

/** The form that goes on with a draft, in the query form that fits it (shell spec, section 2: /form/detail). */
export function draftPath({ objectId: recordId, schemaCode, sheetCode: formCode, workflowInstanceId }: Draft): string {
  const query =
    workflowInstanceId === null
      ? { objectId: recordId, schemaCode, ...(formCode === null ? {} : { sheetCode: formCode }) }
      : { workflowInstanceId };
  return `/form/detail?${new URLSearchParams(query)}`;
}

/** Returns the key that tells a draft from those of all models. */
export function draftKey({ schemaCode, objectId: recordId }: Pick<Draft, 'schemaCode' | 'objectId'>): string {
  return `${schemaCode}/${recordId}`;
}
