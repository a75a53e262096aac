import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type {
  PreviewedActivity,
  PreviewActionInput,
  ActionPreview,
} from '@portico/shared-kit/contract/workflow-preview.schema';
import { AppError, appError } from '@portico/shared-kit/errors';
import { type DatabaseTransaction, transaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { InstanceState, LogEntry, NewWorkItem, WorkItemRow } from '../../../workflow-engine/index.ts';
import { personOf } from '../opinions/opinion-of-command.ts';
import { type DelegatedOutcome, delegateItems } from '../commands/delegate-items.ts';
import { isClosed } from '../commands/workflow-notifications.ts';
import { decideCommand } from '../commands/decide-command.ts';
import { findInstance } from '../instances/instances.repository.ts';
import { findItem, findOpenItems, findInstanceOfItem } from '../work-items/work-items.repository.ts';
import { type Course, type OpenItem, openAfter, type NextCommand, nextCommand } from './course.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** Most commands that are looked ahead; what lies behind is called unknown. */
const maxCommands = 60;

/**
 * Returns the result that an action on an own work item would have: the engine itself carries it out on the state as it stands,
 * and nothing is written. Throws workItemMissing, workItemNotYours, workItemHandled, and what the engine would refuse
 * (402xxx).
 */
export async function previewAction(
  needs: WorkflowContext,
  user: SignedInUser,
  { id, action }: PreviewActionInput,
): Promise<ActionPreview> {
  const { platform, templates } = needs;
  const { connections, corpId } = platform;
  const place = await findInstanceOfItem(connections.db, corpId, id);
  if (place === undefined) throw appError('workItemMissing');
  const template = await templates.read(place.workflowCode, place.workflowVersion);
  return transaction(connections.db, async (trx) => {
    const instance = await findInstance(trx, corpId, place.instanceId);
    const workItem = await findItem(trx, corpId, { instanceId: place.instanceId, id });
    if (instance === undefined || workItem === undefined) throw appError('workItemMissing');
    if (workItem.participant.id !== user.id) throw appError('workItemNotYours');
    if (workItem.status !== 'PENDING') throw appError('workItemHandled');
    const record = await needs.ports.records.read(trx, instance.schemaCode, instance.recordId);
    const open = await findOpenItems(trx, corpId, [instance.id]);
    const course = { template, record, workflowCode: instance.workflowCode };
    const look = lookerIn(trx, needs, course);
    const now = platform.now().toISOString();
    const command = { type: action, workItem, actor: personOf(user), comment: null } as const;
    const done = await look(instance.state, { command, now }, []);
    const ahead = { done, open: openAfter(open, done) };
    return presentPreview(trx, needs, await lookAhead(look, ahead, now), ahead);
  });
}

/** Carries out a command on a state without writing anything; the entries are of the commands that were looked at before. */
type Look = (state: InstanceState, command: NextCommand, unwritten: readonly LogEntry[]) => Promise<DelegatedOutcome>;

function lookerIn(trx: DatabaseTransaction, { platform, ports }: WorkflowContext, course: Course): Look {
  const { template, record, workflowCode } = course;
  const { corpId } = platform;
  return async (state, { command, now }, unwritten) => {
    const toRun = { template, record, now, state, command, unwritten };
    const done = await decideCommand(trx, { corpId, directory: ports.directory }, toRun);
    return delegateItems(trx, { corpId, workflowCode, command, at: now }, done);
  };
}

interface Ahead {
  readonly done: DelegatedOutcome;
  readonly open: readonly OpenItem[];
}

interface Later {
  readonly opened: readonly NewWorkItem[];
  readonly isKnown: boolean;
}

/** Lets everybody agree in turn, times pass and services answer, until the workflow ends or what comes cannot be known. */
async function lookAhead(look: Look, ahead: Ahead, from: string): Promise<Later> {
  let { done, open } = ahead;
  let now = from;
  const opened: NewWorkItem[] = [];
  const entries = entriesOf(done);
  for (let commands = 0; done.state.finishedAt === null; commands += 1) {
    const next = nextCommand(done.state, open, now);
    if (next === null || commands >= maxCommands) return { opened, isKnown: false };
    try {
      done = await look(done.state, next, entries);
    } catch (error) {
      if (error instanceof AppError) return { opened, isKnown: false };
      throw error;
    }
    ({ now } = next);
    entries.push(...entriesOf(done));
    opened.push(...newItems(done));
    open = openAfter(open, done);
  }
  return { opened, isKnown: true };
}

function entriesOf({ events }: DelegatedOutcome): LogEntry[] {
  return events.flatMap((event) => (event.kind === 'log' ? [event.entry] : []));
}

/** Whoever is passed by a rule by the same command is asked nothing. */
function newItems({ workItems }: DelegatedOutcome): NewWorkItem[] {
  const opened = workItems.flatMap((change) => (change.kind === 'open' ? [change.item] : []));
  return opened.filter((item) => !isClosed(workItems, item));
}

/** CC items hold nobody up. */
const isWork = ({ type }: { readonly type: WorkItemRow['type'] }) => type !== 4;

async function presentPreview(
  trx: DatabaseTransaction,
  { ports }: WorkflowContext,
  later: Later,
  { done, open }: Ahead,
): Promise<ActionPreview> {
  const fresh = newItems(done);
  const freshIds = new Set(fresh.map((item) => item.id));
  const all = [...fresh, ...open, ...later.opened];
  const people = await ports.directory.usersById([...new Set(all.map(({ participant }) => participant.id))], trx);
  const refOf = ({ participant: { id, name } }: Pick<OpenItem, 'participant'>): UserRef =>
    people.get(id) ?? { id, name };
  const { status, finishedAt } = done.state;
  return {
    next: byActivity(fresh.filter(isWork), refOf),
    open: byActivity(
      open.filter((item) => isWork(item) && !freshIds.has(item.id)),
      refOf,
    ),
    cc: fresh.filter((item) => !isWork(item)).map(refOf),
    endStatus: finishedAt === null ? null : status,
    later: byActivity(later.opened.filter(isWork), refOf),
    isLaterKnown: later.isKnown,
  };
}

type PreviewItem = Pick<OpenItem, 'activityCode' | 'activityName' | 'activityNameI18n' | 'participant'>;

/** In the order in which the activities come, with each person once. */
function byActivity(items: readonly PreviewItem[], refOf: (item: PreviewItem) => UserRef): PreviewedActivity[] {
  return [...Map.groupBy(items, ({ activityCode }) => activityCode)].map(([activityCode, own]) => ({
    activityCode,
    activityName: own[0]?.activityName ?? '',
    activityName_i18n: own[0]?.activityNameI18n ?? null,
    people: [...new Map(own.map((item) => [item.participant.id, refOf(item)])).values()],
  }));
}
