import { FormActions } from '../form-actions/FormActions.tsx';
import { type StepActionsInput, useStepActions } from '../features/handle-work-item/use-step-actions.tsx';

/** Draws the row of a form page with the steps alone. */
export function StepActions(input: StepActionsInput) {
  return <FormActions sources={[useStepActions(input)]} />;
}
