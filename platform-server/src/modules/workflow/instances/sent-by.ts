import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { actionCode } from '@portico/shared-kit/workflow';
import type { InstanceState, WorkflowTemplate } from '../../../workflow-engine/index.ts';
import type { ItemRow } from '../work-items/work-items.repository.ts';
import type { LogRow } from './log.repository.ts';

type SentBy = NonNullable<NonNullable<WorkflowInstanceDetail['workItem']>['sentBy']>;

interface InstanceHistory {
  readonly template: WorkflowTemplate;
  readonly state: InstanceState;
  readonly done: readonly LogRow[];
}

/**
 * Returns the person who sent an open item to somebody out of the order of the workflow, the reason and the words;
 * nothing for other items.
 */
export function sentBy(item: ItemRow, history: InstanceHistory): { readonly sentBy?: SentBy } {
  if (item.status !== 'PENDING' || item.type === 4) return {};
  const why = reasons[item.type] ?? 'returned';
  const row = history.done.findLast((entry) => isAbout[why](entry, item, history));
  if (!row?.personId) return {};
  const { personId: id, personName, personName_i18n: name_i18n, imgUrl, comment } = row;
  const live = history.state.activities.find((each) => each.id === item.activityId);
  const isStraight = why === 'returned' && live?.returnTo !== undefined;
  const person = { id, name: personName ?? id, name_i18n, imgUrl };
  return { sentBy: { why, person, comment, ...(isStraight ? { goesBack: true } : {}) } };
}

/** Reasons for which work items are there, by their types. */
const reasons: Readonly<Record<number, SentBy['why']>> = { 0: 'returned', 1: 'forwarded', 2: 'help', 3: 'sign' };

type IsAbout = (entry: LogRow, item: ItemRow, history: InstanceHistory) => boolean;

const names = ({ detail }: LogRow, { participant, delegatorId }: ItemRow) =>
  detail?.change?.to.some(({ id }) => id === participant.id || id === delegatorId) ?? false;

const isAbout: Readonly<Record<SentBy['why'], IsAbout>> = {
  forwarded: (entry, item) => entry.action === actionCode.forward && names(entry, item),
  help: (entry, item) => entry.action === actionCode.assist && names(entry, item),
  // Who asks somebody to sign is still at it, or agrees.
  sign: (entry, item) =>
    (entry.action === actionCode.processing || entry.action === actionCode.agree) && names(entry, item),
  returned: (entry, { receiveTime, activityCode }, { template }) => {
    if (entry.finishTime.toISOString() !== receiveTime) return false;
    if (entry.action === actionCode.reject) return true;
    const isStart = template.nodes.some(({ id, type }) => id === activityCode && type === 'start');
    return isStart && entry.action === actionCode.disagree;
  },
};
