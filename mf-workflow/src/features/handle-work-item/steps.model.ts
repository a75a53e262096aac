import type { WorkItemAction } from '@portico/shared-kit/contract/workflow.schema';

/** A step that somebody can take on a workflow. */
export type StepAction = WorkItemAction;

/** The order of the buttons: what people mostly do comes first, what ends things comes last. */
const order: readonly StepAction[] = ['submit', 'agree', 'disagree', 'finish', 'revoke'];

/** The allowed steps in the order of their buttons. */
export function orderedSteps(actions: readonly StepAction[]): StepAction[] {
  return order.filter((action) => actions.includes(action));
}
