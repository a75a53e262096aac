import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type {
  GetInstanceInput,
  WorkflowInstanceDetail,
  WorkflowLogEntry,
} from '@portico/shared-kit/contract/workflow.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { InstanceState, WorkflowTemplate } from '../../../workflow-engine/index.ts';
import type { WorkflowTemplates } from '../templates/workflow-templates.ts';
import { findItem, findOpenItems, hasItemIn, type ItemRow } from '../work-items/work-items.repository.ts';
import { type DraftRow, findDrafts } from '../opinions/opinions.repository.ts';
import { canClaim, claimOn } from '../work-items/claimed-items.ts';
import { actionsOf, seesEveryInstance } from '../workflow.policy.ts';
import type { WorkflowContext, WorkflowPorts } from '../workflow.ports.ts';
import { isWork, personOf, presentInstance, presentLog, presentOwnItem } from '../workflow.presenter.ts';
import { askedBy, earlierOf } from './earlier-activities.ts';
import { findInstance, type InstanceRow } from './instances.repository.ts';
import { findLog, findLogOfRecords, type LogRow } from './log.repository.ts';
import { sentBy } from './sent-by.ts';

/** Instances and what was done in them. */
export interface WorkflowInstances {
  /**
   * An instance with its log and what the user may do. For its originator, everybody who has or had work in it, who
   * may read its record, and administrators; others get noPermissionToView. Throws workflowInstanceMissing.
   */
  get(user: SignedInUser, input: GetInstanceInput): Promise<WorkflowInstanceDetail>;
  /**
   * Returns the actions taken in the workflows of these records, oldest first, then the tasks that are still open, by record id: for
   * printing (portal spec, section 3). Records without a workflow are left out. Who may see the records is for the caller to check.
   */
  logOfRecords(schemaCode: ModelCode, recordIds: readonly string[]): Promise<Map<string, WorkflowLogEntry[]>>;
}

/** Reads instances and their logs. */
export function workflowInstances({ platform, templates, ports }: WorkflowContext): WorkflowInstances {
  const { connections, corpId } = platform;
  return {
    get: instanceReader(platform, templates, ports),

    async logOfRecords(schemaCode, recordIds) {
      const rows = await findLogOfRecords(connections.db, corpId, { schemaCode, recordIds });
      // Whatever was begun has an entry.
      const recordOf = new Map(rows.map(({ instanceId, recordId }) => [instanceId, recordId]));
      const open = await findOpenItems(connections.db, corpId, [...recordOf.keys()]);
      const openByRecord = Map.groupBy(open.filter(isWork), ({ instanceId }) => recordOf.get(instanceId));
      const byRecord = Map.groupBy(rows, ({ recordId }) => recordId);
      const logOf = ([recordId, done]: readonly [string, readonly LogRow[]]) =>
        [recordId, presentLog(done, openByRecord.get(recordId) ?? [])] as const;
      return new Map([...byRecord].map(logOf));
    },
  };
}

/** Reads an instance as one user sees it; see WorkflowInstances. */
function instanceReader(
  { connections: { db }, corpId, now }: Platform,
  templates: WorkflowTemplates,
  { directory, notifications, records }: WorkflowPorts,
): WorkflowInstances['get'] {
  async function hasPartIn({ id: instanceId, originatorId }: InstanceRow, { id: userId }: SignedInUser) {
    return originatorId === userId || hasItemIn(db, corpId, { instanceId, userId });
  }

  async function requireSight(user: SignedInUser, instance: InstanceRow): Promise<void> {
    if (seesEveryInstance(user)) return;
    if (await records.canRead(user, instance.schemaCode, instance.recordId)) return;
    throw appError('noPermissionToView');
  }

  return async (user, input) => {
    const instance = await findInstance(db, corpId, input.workflowInstanceId);
    if (instance === undefined) throw appError('workflowInstanceMissing');
    const hasPart = await hasPartIn(instance, user);
    if (!hasPart) await requireSight(user, instance);
    const { id, originatorId, state } = instance;
    const [template, open, done, drafts, people] = await Promise.all([
      templates.read(instance.workflowCode, instance.workflowVersion),
      findOpenItems(db, corpId, [id]),
      findLog(db, corpId, id),
      findDrafts(db, corpId, id),
      directory.usersById([originatorId]),
    ]);
    const asked = input.workitemId && (await findItem(db, corpId, { instanceId: id, id: input.workitemId }));
    const item = asked && asked.participant.id === user.id ? asked : firstOpen(user, open);
    if (item !== null && item.id === input.workitemId) await notifications.workOpened(user, item.id);
    const originator = people.get(originatorId) ?? { id: originatorId, name: state.originator.name };
    const actions = actionsOf({ template, state, item, user, hasPart, now: now().toISOString() });
    return {
      instance: presentInstance(instance, open),
      originator,
      workItem: item && ownItem(item, actions, template, { originator, done, state, open, drafts }),
      actions,
      log: presentLog(done, open, drafts),
    };
  };
}

/** The user's own item, with where a rejection can send it. */
function ownItem(
  item: ItemRow,
  actions: WorkflowInstanceDetail['actions'],
  template: WorkflowTemplate,
  known: Parameters<typeof earlierOf>[2] & {
    readonly state: InstanceState;
    readonly open: readonly ItemRow[];
    readonly drafts: readonly DraftRow[];
  },
) {
  const own = {
    ...presentOwnItem(item, template, known.done),
    ...askedBy(item, known.state),
    ...claimOf(item, template, known),
    ...sentBy(item, { ...known, template }),
    ...draftOf(item, known.drafts),
  };
  return actions.includes('reject') ? { ...own, earlier: earlierOf(item.activityCode, template, known) } : own;
}

/** Returns the person who has claimed an item's work, or that its handler may claim it; nothing where neither is so. */
function claimOf(
  item: ItemRow,
  template: WorkflowTemplate,
  { state, open }: { readonly state: InstanceState; readonly open: readonly ItemRow[] },
) {
  const claim = claimOn(item, state);
  const holder = open.find(({ id }) => id === claim?.itemId);
  if (holder) return { claim: { by: personOf(holder) } };
  return canClaim(item, template, state) ? { claim: { by: null } } : {};
}

/** Returns the user's draft of their opinion on an open item. */
function draftOf({ id, status, participant }: ItemRow, drafts: readonly DraftRow[]) {
  const own = drafts.find(({ workItemId, userId }) => workItemId === id && userId === participant.id);
  if (own === undefined || status !== 'PENDING') return {};
  const { comment, attachments, signature, savedTime } = own;
  const files = { attachments: [...attachments], signature: signature?.id ?? null };
  return { draft: { comment, ...files, savedTime: savedTime.toISOString() } };
}

/** The user's first open item where none of theirs was asked for: work before reading. */
function firstOpen(user: SignedInUser, open: readonly ItemRow[]): ItemRow | null {
  const own = open.filter(({ participant }) => participant.id === user.id);
  return own.find(({ type }) => type !== 4) ?? own[0] ?? null;
}
