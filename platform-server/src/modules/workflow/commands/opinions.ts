import type { OpinionValue } from '@portico/shared-kit/fields';
import { type ActionCode, actionCode, type ReasonCode, reasonCodes } from '@portico/shared-kit/workflow';
import type { Command, LogEntry } from '../../../workflow-engine/index.ts';

/** Actions whose words are for the people who are given something to read, and are no opinion on the record. */
const remarks: ReadonlySet<ActionCode> = new Set([actionCode.circulate]);

const decisions: ReadonlySet<ActionCode> = new Set([actionCode.agree, actionCode.disagree]);

/** Returns the opinions in the log of a command: a decision on a node, and whatever people wrote to what they did. */
export function opinionsIn(entries: readonly LogEntry[], instanceId: string, command: Command): OpinionValue[] {
  return entries.flatMap((entry) => {
    const { person, comment, approvalActionStatus: action, reason } = entry;
    if (remarks.has(action)) return [];
    if (person === null || isPass(reason) || (comment === null && !decisions.has(action))) return [];
    const { activityCode, activityName, activityNameI18n: activityName_i18n, finishTime: time } = entry;
    const id = `${instanceId} ${entry.id}`;
    const where = { activityCode, activityName, activityName_i18n };
    return [{ id, ...where, user: person, ...onBehalf(command, entry), action, comment, time }];
  });
}

/** Returns the delegator for whom somebody else has handled the work. */
function onBehalf(command: Command, { workItemId }: LogEntry): Pick<OpinionValue, 'delegator'> {
  const item = 'workItem' in command ? command.workItem : null;
  return item?.delegator !== undefined && item.id === workItemId ? { delegator: item.delegator } : {};
}

/** Returns whether a rule passed the person, who then has said nothing. */
function isPass(reason: ReasonCode | null): boolean {
  return reason !== null && reasonCodes[reason].effect === 'autoPass';
}
