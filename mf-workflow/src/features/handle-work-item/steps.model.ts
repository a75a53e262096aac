import type { WorkflowInstanceDetail, WorkItemAction } from '@portico/shared-kit/contract/workflow.schema';

/** A step that somebody can take on a workflow with an opinion alone. */
export type StepAction = Exclude<WorkItemAction, 'circulate'>;

/** The order of the buttons: what people mostly do comes first, what ends things comes last. */
const order: readonly StepAction[] = [
  'submit',
  'agree',
  'disagree',
  'abstain',
  'claim',
  'temporarySave',
  'reject',
  'forward',
  'assist',
  'addSign',
  'removeSign',
  'giveBack',
  'finish',
  'revoke',
];

/** Steps that answer what a work item asks for, or take it upon oneself: they always have a button of their own. */
const answers: readonly StepAction[] = ['submit', 'agree', 'disagree', 'abstain', 'claim'];

/** Returns whether a step answers what the work item asks for; the others are ways around it. */
export function isAnswer(action: StepAction): boolean {
  return answers.includes(action);
}

/** Steps that change the course of things for others: their buttons are drawn in the colour of danger. */
export const graveSteps: readonly StepAction[] = ['disagree', 'reject', 'finish', 'revoke'];

/** Steps that need no words: they are taken at once. */
const wordless: readonly StepAction[] = ['claim', 'giveBack'];

/** Returns whether a step is taken without a dialog. */
export function isWordless(action: StepAction): boolean {
  return wordless.includes(action);
}

/** Steps that say what somebody thinks of the work: what was kept of that for later comes along. */
const voiced: readonly StepAction[] = ['submit', 'agree', 'disagree', 'abstain', 'reject', 'finish', 'temporarySave'];

/** Returns whether the user can agree without a dialog: nothing is to be chosen, and nothing was kept that would be left behind. */
export function agreesAtOnce({ actions, workItem }: Pick<WorkflowInstanceDetail, 'actions' | 'workItem'>): boolean {
  return actions.includes('agree') && workItem?.draft === undefined;
}

/** Returns whether a step says what somebody thinks of the work, which can be kept for later. */
export function isVoiced(action: StepAction): boolean {
  return voiced.includes(action);
}

/** Returns whether a step decides, which others then wait for. */
export function isDecision(action: StepAction): action is 'agree' | 'disagree' | 'abstain' {
  return action === 'agree' || action === 'disagree' || action === 'abstain';
}

/**
 * What a step is called: somebody who was asked for help gives an opinion, who has something to do hands it in, and who
 * has it back submits it again.
 */
export function labelOf(action: StepAction, { workItem }: Pick<WorkflowInstanceDetail, 'workItem'>) {
  if (action !== 'submit') return `act.${action}` as const;
  if (workItem?.type === 2) return 'act.answer';
  return workItem?.isTask === true ? 'act.handIn' : 'act.submit';
}

/** Most buttons beside each other; a menu takes the place of those beyond. */
const mostButtons = 3;

/** The allowed steps: those with a button, and those in the menu behind it, each in their order. */
export function arrangedSteps(actions: readonly WorkItemAction[]): {
  readonly buttons: readonly StepAction[];
  readonly more: readonly StepAction[];
} {
  const steps = order.filter((action) => actions.includes(action));
  if (steps.length <= mostButtons) return { buttons: steps, more: [] };
  // A form that is filled in is saved now and then; an opinion is short.
  const hasButton = (action: StepAction) =>
    answers.includes(action) || (action === 'temporarySave' && steps.includes('submit'));
  return { buttons: steps.filter(hasButton), more: steps.filter((action) => !hasButton(action)) };
}

/** What a step does that cannot be taken back: the key of its words, or null where it needs no warning. */
export function warningOf(action: StepAction, { workItem }: Pick<WorkflowInstanceDetail, 'workItem'>) {
  if (action === 'finish') return 'act.finishHint';
  if (action === 'revoke') return 'act.revokeHint';
  if (action === 'forward') return 'act.forwardHint';
  if (action === 'assist') return 'act.assistHint';
  if (action !== 'disagree') return null;
  return workItem?.disagree === 'toOriginator' ? 'act.disagreeReturns' : 'act.disagreeEnds';
}
