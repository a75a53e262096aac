import {
  type Command,
  type InstanceState,
  type NewWorkItem,
  subscriptionsOf,
  type WorkflowTemplate,
  type WorkItemRow,
} from '../../../workflow-engine/index.ts';
import type { DelegatedOutcome } from '../commands/delegate-items.ts';
import type { RecordOfWorkflow } from '../workflow.ports.ts';

/** By what a workflow is looked ahead. */
export interface Course {
  readonly template: WorkflowTemplate;
  readonly record: RecordOfWorkflow;
  readonly workflowCode: string;
}

/** A work item that is open, or would be. */
export type OpenItem = WorkItemRow & Pick<NewWorkItem, 'activityName' | 'activityNameI18n'>;

/** Returns the items that are open after a command that was only looked at. */
export function openAfter(before: readonly OpenItem[], { workItems }: DelegatedOutcome): readonly OpenItem[] {
  let open = [...before];
  for (const change of workItems) {
    if (change.kind === 'open') open.push({ ...change.item, status: 'PENDING' });
    else if (change.kind === 'closeActivity') open = open.filter(({ activityId }) => activityId !== change.activityId);
    else if (change.kind === 'close' || change.kind === 'cancel')
      open = open.filter(({ id }) => id !== change.workItemId);
  }
  return open;
}

/** A command that would follow, and when. */
export interface NextCommand {
  readonly command: Command;
  /** ISO, UTC. */
  readonly now: string;
}

/**
 * Returns what would happen next if everybody agreed or handed in, times passed and services answered; null where
 * nothing can be told. People come first, as what they do takes no known time.
 */
export function nextCommand(state: InstanceState, open: readonly OpenItem[], now: string): NextCommand | null {
  const command = commandOfHandler(state, open);
  if (command !== null) return { command, now };
  // A time that is watched beside work does not come before the work is done.
  const waits = subscriptionsOf(state).filter(({ isBoundary }) => !isBoundary);
  const [wait] = waits.toSorted((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? ''));
  if (wait === undefined) return null;
  const { activityId, kind, round, dueAt } = wait;
  if (kind === 'service') return { command: { type: 'serviceAnswered', activityId, round, failure: null }, now };
  return { command: { type: 'timerFired', activityId }, now: dueAt !== null && dueAt > now ? dueAt : now };
}

function commandOfHandler({ activities }: InstanceState, open: readonly OpenItem[]): Command | null {
  // Who was asked by a handler comes before the handler, who may wait for the answer.
  for (const workItem of open.toSorted((a, b) => Number(wasAsked(b)) - Number(wasAsked(a)))) {
    const activity = activities.find(({ id }) => id === workItem.activityId);
    if (activity === undefined) continue;
    const type = workItem.type !== 2 && activity.waiting === 'decision' ? 'agree' : 'submit';
    return { type, workItem, actor: workItem.participant, comment: null };
  }
  return null;
}

function wasAsked({ type }: OpenItem): boolean {
  return type === 2 || type === 3;
}
