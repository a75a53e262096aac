import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import type { ActionSource } from '../../../instance/actions/action-source.ts';
import { FormActions } from '../../form-actions/FormActions.tsx';
import { useCcAction } from '../../features/send-cc/use-cc-action.tsx';
import {
  type WorkItemActionsInput,
  useWorkItemActions,
} from '../../features/handle-work-item/use-work-item-actions.tsx';
import { useInstanceAdminActions } from '../../../instance/administration/use-instance-admin-actions.tsx';
import { useStartAgainAction } from './use-start-again-action.ts';

interface InstanceActionsProps {
  readonly detail: WorkflowInstanceDetail;
  /** Actions of the form and of the record. */
  readonly sources: readonly ActionSource[];
}

/** The row of a form in a workflow whose actions cannot be taken now, such as one's own that was withdrawn. */
export function InstanceActions({ detail, sources }: InstanceActionsProps) {
  return <FormActions sources={[...sources, ...useInstanceActions(detail)]} />;
}

/** The row of a form in a workflow, with the actions that the user may take. */
export function WorkItemActions({ sources, ...input }: InstanceActionsProps & WorkItemActionsInput) {
  const actions = useWorkItemActions(input);
  return <FormActions sources={[actions, ...sources, ...useInstanceActions(input.detail)]} />;
}

/** Returns what may be done with a workflow beside its actions. */
function useInstanceActions(detail: WorkflowInstanceDetail): readonly ActionSource[] {
  return [useInstanceAdminActions(detail.instance.id), useCcAction(detail), useStartAgainAction(detail.instance)];
}
