import type { QueryAction } from '@portico/shared-kit/contract/models.schema';

/** The code of the workflow that an action starts (list spec, section 3: association type 1); null for none. */
export function workflowStartedBy({ associationType, associationCode }: QueryAction): string | null {
  return associationType === 1 && associationCode !== undefined ? associationCode : null;
}
