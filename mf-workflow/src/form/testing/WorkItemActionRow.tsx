import { FormActions } from '../form-actions/FormActions.tsx';
import { type WorkItemActionsInput, useWorkItemActions } from '../features/handle-work-item/use-work-item-actions.tsx';

/** Draws the row of a form page with the actions alone. */
export function WorkItemActionRow(input: WorkItemActionsInput) {
  return <FormActions sources={[useWorkItemActions(input)]} />;
}
