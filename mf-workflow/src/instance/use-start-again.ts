import { useListStartableWorkflowsQuery } from '@portico/shared-kit/api/workflow.api';
import type { WorkflowInstance } from '@portico/shared-kit/contract/workflow.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { startPath, withReturn } from '../addresses.model.ts';

interface StartAgain {
  /** False also as long as it is not known. */
  readonly canStart: boolean;
  readonly isLoading: boolean;
  /** Opens a new form of the workflow that begins with what the record of the old one holds, and leads back to `back`. */
  begin(back: string | null): void;
}

/** Returns how a workflow that has ended is started again; with `skip` nothing is asked, and it cannot. */
export function useStartAgain(
  { workflowCode, objectId: recordId }: Pick<WorkflowInstance, 'workflowCode' | 'objectId'>,
  { skip = false } = {},
): StartAgain {
  const shell = useShell();
  const { data } = useListStartableWorkflowsQuery(undefined, { skip });
  // Shell spec, section 4: administrators start none.
  const canStart =
    !skip &&
    shell.session?.admin !== true &&
    data?.some((each) => each.workflowCode === workflowCode && each.unavailable === undefined) === true;
  const begin = (back: string | null) => shell.navigate(withReturn(startPath(workflowCode, recordId), back));
  return { canStart, isLoading: data === undefined, begin };
}
