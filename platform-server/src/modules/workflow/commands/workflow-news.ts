import type { Command, Person, WorkItemChange } from '../../../workflow-engine/index.ts';
import type { NoticeKind, WorkflowNotice } from '../workflow.ports.ts';
import type { DoneOutcome } from './run-command.ts';

/** What all news of one step have in common. */
export type NewsFacts = Pick<
  WorkflowNotice,
  'instanceName' | 'workflowName' | 'workflowInstanceId' | 'schemaCode' | 'objectId'
>;

/** Who gave a command. */
export function actorOf(command: Command): Person {
  return command.type === 'start' ? command.originator : command.actor;
}

/**
 * Whom a step gives news: everybody who got a work item, and the originator when it ended. Who takes an instance back
 * knows it already. A person who has several items of the step is told of each.
 */
export function newsOf(
  facts: NewsFacts,
  command: Command,
  { state, workItems, events }: DoneOutcome,
): WorkflowNotice[] {
  const { originator } = state;
  const common = {
    ...facts,
    senderId: actorOf(command).id,
    originatorId: originator.id,
    originatorName: originator.name,
  };
  const submissions = new Set(state.activities.filter(({ waiting }) => waiting === 'submission').map(({ id }) => id));
  const opened = workItems.filter(isOpen).map(({ item }) => ({
    ...common,
    kind: submissions.has(item.activityId) ? ('returned' as const) : ('workItem' as const),
    userId: item.participant.id,
    activityName: item.activityName,
    activityNameI18n: item.activityNameI18n,
    workItemId: item.id,
  }));
  const ended = events.flatMap((event) => {
    const kind = event.kind === 'instanceEnded' ? endings[event.result] : null;
    return kind === null
      ? []
      : [{ ...common, kind, userId: originator.id, activityName: null, activityNameI18n: null, workItemId: null }];
  });
  return [...opened, ...ended];
}

type Ending = Extract<DoneOutcome['events'][number], { kind: 'instanceEnded' }>['result'];

const endings: Readonly<Record<Ending, NoticeKind | null>> = {
  approved: 'completed',
  finished: 'completed',
  disagreed: 'disagreed',
  revoked: null,
};

function isOpen(change: WorkItemChange): change is Extract<WorkItemChange, { kind: 'open' }> {
  return change.kind === 'open';
}
