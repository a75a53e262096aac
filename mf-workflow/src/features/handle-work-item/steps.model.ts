import type { WorkflowInstanceDetail, WorkItemAction } from '@portico/shared-kit/contract/workflow.schema';

/** A step that somebody can take on a workflow. */
export type StepAction = WorkItemAction;

/** The order of the buttons: what people mostly do comes first, what ends things comes last. */
const order: readonly StepAction[] = ['submit', 'agree', 'disagree', 'finish', 'revoke'];

/** The allowed steps in the order of their buttons. */
export function orderedSteps(actions: readonly StepAction[]): StepAction[] {
  return order.filter((action) => actions.includes(action));
}

/** What a step does that cannot be taken back: the key of its words, or null where it needs no warning. */
export function warningOf(action: StepAction, { workItem }: Pick<WorkflowInstanceDetail, 'workItem'>) {
  if (action === 'finish') return 'act.finishHint';
  if (action === 'revoke') return 'act.revokeHint';
  if (action !== 'disagree') return null;
  return workItem?.disagree === 'toOriginator' ? 'act.disagreeReturns' : 'act.disagreeEnds';
}
