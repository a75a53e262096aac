import type { OpinionValue } from '@portico/shared-kit/fields';
import { type ActionCode, actionCode } from '@portico/shared-kit/workflow';
import type { LogEntry } from '../../../workflow-engine/index.ts';

const decisions: ReadonlySet<ActionCode> = new Set([actionCode.agree, actionCode.disagree]);

/** What of a step's log is somebody's opinion: a decision on a node, and whatever people wrote to what they did. */
export function opinionsIn(entries: readonly LogEntry[], instanceId: string): OpinionValue[] {
  return entries.flatMap((entry) => {
    const { person, comment, approvalActionStatus: action } = entry;
    if (person === null || (comment === null && !decisions.has(action))) return [];
    const { activityCode, activityName, activityNameI18n: activityName_i18n, finishTime: time } = entry;
    const id = `${instanceId} ${entry.id}`;
    return [{ id, activityCode, activityName, activityName_i18n, user: person, action, comment, time }];
  });
}
