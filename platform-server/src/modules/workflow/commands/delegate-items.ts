import type { DatabaseTransaction } from '../../../database/index.ts';
import type { Command, InstanceState, NewWorkItem, Person, ReopenedItem } from '../../../workflow-engine/index.ts';
import { findDelegates } from '../delegations/delegates.repository.ts';
import type { ItemChange, ItemToOpen, ItemToReopen } from '../work-items/item-changes.repository.ts';
import type { CompletedOutcome } from './decide-command.ts';
import { actorOf, isClosed } from './workflow-notifications.ts';

/** Outcome of a command, with its new work items in the hands of those who have them. */
export type DelegatedOutcome = Omit<CompletedOutcome, 'workItems'> & { readonly workItems: readonly ItemChange[] };

interface Delegating {
  readonly corpId: string;
  readonly workflowCode: string;
  readonly command: Command;
  /** ISO, UTC. */
  readonly at: string;
}

/**
 * Gives new work of people who have delegated theirs to their delegates. What is only to be read stays with its reader,
 * what was handed back with its originator, and what somebody gives by hand to the person whose delegate they are.
 */
export async function delegateItems(
  trx: DatabaseTransaction,
  { corpId, workflowCode, command, at }: Delegating,
  done: CompletedOutcome,
): Promise<DelegatedOutcome> {
  const { state } = done;
  const work = { corpId, workflowCode, originatorId: state.originator.id, at };
  if (command.type === 'unclaim') return reopenForDelegates(trx, work, done);
  // Who is passed by a rule by the very command that would have asked them leaves nothing to do for anybody.
  const isWork = (item: NewWorkItem) => isDelegable(item, state) && !isClosed(done.workItems, item);
  const moving = done.workItems.flatMap((change) =>
    change.kind === 'open' && isWork(change.item) ? [change.item] : [],
  );
  if (moving.length === 0) return done;
  const delegates = await findDelegates(
    trx,
    work,
    moving.map(({ participant }) => participant.id),
  );
  if (delegates.size === 0) return done;
  const actorId = actorOf(command, state.originator).id;
  const formerId = formerHandlerOf(command);
  const given = (item: NewWorkItem): ItemToOpen => {
    const delegate = isWork(item) ? delegates.get(item.participant.id) : undefined;
    // What is taken from somebody does not come back to them.
    if (delegate === undefined || delegate.id === formerId || (delegate.id === actorId && isByHand(item, command)))
      return item;
    return { ...item, participant: delegate, delegatorId: item.participant.id };
  };
  return {
    ...done,
    workItems: done.workItems.map((change) =>
      change.kind === 'open' ? { ...change, item: given(change.item) } : change,
    ),
  };
}

/** Gives work that is opened again to whoever does its people's work now, whoever did when it was suspended. */
async function reopenForDelegates(
  trx: DatabaseTransaction,
  work: Parameters<typeof findDelegates>[1],
  done: CompletedOutcome,
): Promise<DelegatedOutcome> {
  const reopened = done.workItems.flatMap((change) => (change.kind === 'reopen' ? change.items : []));
  const people = reopened.map(({ participant }) => participant.id);
  const delegates = people.length === 0 ? new Map<string, Person>() : await findDelegates(trx, work, people);
  const given = (item: ReopenedItem): ItemToReopen => {
    const delegate = delegates.get(item.participant.id);
    return delegate === undefined ? item : { ...item, participant: delegate, delegatorId: item.participant.id };
  };
  return {
    ...done,
    workItems: done.workItems.map((change) =>
      change.kind === 'reopen' ? { ...change, items: change.items.map(given) } : change,
    ),
  };
}

/** Work that somebody else can decide about: neither reading nor mending what one started oneself. */
function isDelegable({ type, activityId }: NewWorkItem, { activities }: InstanceState): boolean {
  return type !== 4 && !activities.some(({ id, waiting }) => id === activityId && waiting === 'submission');
}

/** From whom the command takes the work that it gives to somebody else; null where it takes none from one person. */
function formerHandlerOf(command: Command): string | null {
  if (command.type !== 'adjustParticipant') return null;
  return command.pending.find(({ id }) => id === command.workItemId)?.participant.id ?? null;
}

/** Commands that name the people who get the work. */
const namesPeople: ReadonlySet<Command['type']> = new Set(['adjustParticipants', 'activateActivity']);

function isByHand({ type }: NewWorkItem, command: Command): boolean {
  return type !== 0 || namesPeople.has(command.type);
}
