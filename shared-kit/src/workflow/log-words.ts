import { type ActionCode, actionCode, type ActionName, actions } from './action-codes.ts';
import { type Label, labelOf } from './labels.ts';
import { type ReasonCode, reasonCodes } from './reason-codes.ts';
import { type ClaimChange, claimChanges, workItemStatuses } from './work-items.ts';

/** Members of a workflow log's entry that its words depend on. */
interface Entry {
  /** Action code 0 to 22; null while the work item is open. */
  readonly approvalActionStatus: number | null;
  readonly reasonCode: string | null;
  readonly logStatus: string;
  /** Work was claimed or unclaimed. */
  readonly claim?: ClaimChange;
}

/** Entries that ended the workflow say so, rather than by which button. */
const endings: readonly string[] = ['OPERATE_VOIDED', 'END_INSTANCE_ABORTED'] satisfies ReasonCode[];

/** Words for actions that concern others: a person who asks somebody to sign has no code of their own, they are still at it or agree. */
const aboutPeople: Partial<Record<ActionName, Label>> = {
  agree: { zh: '同意，并请 {{people}} 加签', en: 'Agreed, and asked {{people}} to sign' },
  assist: { zh: '请 {{people}} 协办', en: 'Asked {{people}} for help' },
  circulate: { zh: '传阅给 {{people}}', en: "CC'd {{people}}" },
  forward: { zh: '转办给 {{people}}', en: 'Forwarded to {{people}}' },
  processing: { zh: '请 {{people}} 加签', en: 'Asked {{people}} to sign' },
  reject: { zh: '驳回给 {{people}}', en: 'Rejected to {{people}}' },
};

const signerRemoved: Label = { zh: '取消 {{people}} 的加签', en: 'No longer asks {{people}} to sign' };
const others: Label = { zh: '{{action}}：{{people}}', en: '{{action}}: {{people}}' };

/** Returns the words for an entry: the action, or the state of what is still open. `people` are those whom it was about. */
export function logWords(entry: Entry, people: readonly string[], locale: keyof Label): string {
  if (people.length === 0) return doneIn(entry, locale);
  return wordsAround(entry, locale).join(people.join(locale === 'zh' ? '、' : ', '));
}

/** Returns the words around the names of the people whom an action was about: those before and those behind them. */
export function wordsAround(entry: Entry, locale: keyof Label): readonly [string, string] {
  const [before = '', after = ''] = wordsAbout(entry)[locale].split('{{people}}');
  return [before.replace('{{action}}', () => doneIn(entry, locale)), after];
}

function doneIn({ approvalActionStatus, reasonCode, logStatus, claim }: Entry, locale: keyof Label): string {
  if (claim !== undefined) return labelOf(claimChanges, claim, locale);
  if (approvalActionStatus === actionCode.passiveCancel && isCancel(reasonCode))
    return labelOf(reasonCodes, reasonCode, locale);
  return approvalActionStatus === null || endings.includes(reasonCode ?? '')
    ? labelOf(workItemStatuses, logStatus, locale)
    : labelOf(actions, approvalActionStatus, locale);
}

/** Returns whether an entry tells why somebody need not answer any more: it then says so, and not only that it is canceled. */
export function isCancel(reasonCode: string | null): reasonCode is ReasonCode {
  if (reasonCode === null || !Object.hasOwn(reasonCodes, reasonCode)) return false;
  return reasonCodes[reasonCode as ReasonCode].effect === 'cancel';
}

function wordsAbout({ approvalActionStatus, reasonCode }: Entry): Label {
  if (reasonCode === ('ADD_WORKITEM_CANCEL' satisfies ReasonCode)) return signerRemoved;
  const code = approvalActionStatus ?? -1;
  return (Object.hasOwn(actions, code) ? aboutPeople[actions[code as ActionCode].name] : undefined) ?? others;
}
