import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import type { ActionSource } from '../../../instance/actions/action-source.ts';
import { FormActions } from '../../form-actions/FormActions.tsx';
import { useCcAction } from '../../features/send-cc/use-cc-action.tsx';
import { type StepActionsInput, useStepActions } from '../../features/handle-work-item/use-step-actions.tsx';
import { useInstanceAdminActions } from '../../../instance/administration/use-instance-admin-actions.tsx';
import { useStartAgainAction } from './use-start-again-action.ts';

interface InstanceActionsProps {
  readonly detail: WorkflowInstanceDetail;
  /** Actions of the form and of the record. */
  readonly sources: readonly ActionSource[];
}

/** The row of a form in a workflow whose steps cannot be taken now, such as one's own that was withdrawn. */
export function InstanceActions({ detail, sources }: InstanceActionsProps) {
  return <FormActions sources={[...sources, ...useInstanceActions(detail)]} />;
}

/** The row of a form in a workflow, with the steps that the user may take. */
export function WorkItemActions({ sources, ...input }: InstanceActionsProps & StepActionsInput) {
  const steps = useStepActions(input);
  return <FormActions sources={[steps, ...sources, ...useInstanceActions(input.detail)]} />;
}

/** Returns what may be done with a workflow beside its steps. */
function useInstanceActions(detail: WorkflowInstanceDetail): readonly ActionSource[] {
  return [useInstanceAdminActions(detail.instance.id), useCcAction(detail), useStartAgainAction(detail.instance)];
}
