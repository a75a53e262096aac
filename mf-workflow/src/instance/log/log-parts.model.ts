import type { WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import { actionCode } from '@portico/shared-kit/workflow';

/** Entries of a log that say the same of several people; the folded ones are shown when somebody asks for them. */
export interface LogPart {
  /** Names the part, also when the log has grown meanwhile. */
  readonly key: string;
  readonly shown: readonly WorkflowLogEntry[];
  readonly folded: readonly WorkflowLogEntry[];
}

/** Number of like entries that are shown before the rest is folded. */
const shownOfMany = 3;

/**
 * The log in parts: where more than a few people in a row have the same to do, or have or have not read the same, all
 * but the first of them are folded. Whoever has decided is never folded.
 */
export function logParts(log: readonly WorkflowLogEntry[]): readonly LogPart[] {
  const runs: WorkflowLogEntry[][] = [];
  for (const entry of log) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isFoldable(entry) && sameOf(run[0]) === sameOf(entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.map((run, index) => {
    // A fold that would hide one entry takes as much room as the entry.
    const count = run.length > shownOfMany + 1 ? shownOfMany : run.length;
    return { key: `${index} ${run[0]?.receiveTime}`, shown: run.slice(0, count), folded: run.slice(count) };
  });
}

function isFoldable({ finishTime, approvalActionStatus }: WorkflowLogEntry): boolean {
  return finishTime === null || approvalActionStatus === actionCode.read;
}

function sameOf({ activityCode, approvalActionStatus, finishTime }: WorkflowLogEntry): string {
  return `${activityCode} ${approvalActionStatus} ${finishTime === null}`;
}
