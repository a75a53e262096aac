import type { WorkflowInstanceDetail, WorkItemAction } from '@portico/shared-kit/contract/workflow.schema';

/** An action that somebody can take on a workflow with an opinion alone. */
export type OpinionAction = Exclude<WorkItemAction, 'circulate'>;

/** Actions that need no words: they are taken at once. */
const wordless: readonly OpinionAction[] = ['claim', 'giveBack'];

/** Returns whether an action is taken without a dialog. */
export function isWordless(action: OpinionAction): boolean {
  return wordless.includes(action);
}

/** Actions that say what somebody thinks of the work: what was kept of that for later comes along. */
const voiced: readonly OpinionAction[] = [
  'submit',
  'agree',
  'disagree',
  'abstain',
  'reject',
  'finish',
  'temporarySave',
];

/** Returns whether the user can agree without a dialog: nothing is to be chosen, and nothing was kept that would be left behind. */
export function agreesAtOnce({ actions, workItem }: Pick<WorkflowInstanceDetail, 'actions' | 'workItem'>): boolean {
  return actions.includes('agree') && workItem?.draft === undefined;
}

/** Returns whether an action says what somebody thinks of the work, which can be kept for later. */
export function isVoiced(action: OpinionAction): boolean {
  return voiced.includes(action);
}

/** Returns whether an action decides, which others then wait for. */
export function isDecision(action: OpinionAction): action is 'agree' | 'disagree' | 'abstain' {
  return action === 'agree' || action === 'disagree' || action === 'abstain';
}

/**
 * Returns the key of an action's name: a person who was asked for help gives an opinion, one who has something to do
 * hands it in, and one who has it back submits it again.
 */
export function labelOf(action: OpinionAction, { workItem }: Pick<WorkflowInstanceDetail, 'workItem'>) {
  if (action !== 'submit') return `act.${action}` as const;
  if (workItem?.type === 2) return 'act.answer';
  return workItem?.isTask === true ? 'act.handIn' : 'act.submit';
}

/** Returns the actions among the allowed actions. */
export function opinionActionsOf(actions: readonly WorkItemAction[]): readonly OpinionAction[] {
  return actions.filter((action) => action !== 'circulate');
}

/** Returns the warning of an effect of the action that cannot be undone: the key of its words, or null where it needs no warning. */
export function warningOf(action: OpinionAction, { workItem }: Pick<WorkflowInstanceDetail, 'workItem'>) {
  if (action === 'finish') return 'act.finishHint';
  if (action === 'revoke') return 'act.revokeHint';
  if (action === 'forward') return 'act.forwardHint';
  if (action === 'assist') return 'act.assistHint';
  if (action !== 'disagree') return null;
  return workItem?.disagree === 'toOriginator' ? 'act.disagreeReturns' : 'act.disagreeEnds';
}
