import type { OpinionValue } from '@portico/shared-kit/fields';
import { type ActionCode, actionCode, type ReasonCode, reasonCodes } from '@portico/shared-kit/workflow';
import type { Command, LogEntry } from '../../../workflow-engine/index.ts';

/** What people write when they let others read is for those; it is no opinion on the record. */
const remarks: ReadonlySet<ActionCode> = new Set([actionCode.circulate]);

const decisions: ReadonlySet<ActionCode> = new Set([actionCode.agree, actionCode.disagree]);

/** What of a step's log is somebody's opinion: a decision on a node, and whatever people wrote to what they did. */
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

/** Whose work it was that somebody else has handled. */
function onBehalf(command: Command, { workItemId }: LogEntry): Pick<OpinionValue, 'delegator'> {
  const item = 'workItem' in command ? command.workItem : null;
  return item?.delegator !== undefined && item.id === workItemId ? { delegator: item.delegator } : {};
}

/** Who is passed by a rule has said nothing. */
function isPass(reason: ReasonCode | null): boolean {
  return reason !== null && reasonCodes[reason].effect === 'autoPass';
}
