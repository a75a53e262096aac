import type { UserId } from '@portico/shared-kit/contract/ids';
import type { UserRef } from '@portico/shared-kit/contract/common.schema';
import type { BulkActReply, HandOverInput } from '@portico/shared-kit/contract/work-item-bulk.schema';
import type {
  ActOnInstanceInput,
  GetInstanceAdministrationInput,
  LiveActivity,
  InstanceAdministration,
  WorkflowMessage,
} from '@portico/shared-kit/contract/instance-administration.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import {
  type InstanceState,
  isInTurn,
  isTask,
  type TemplateNode,
  type WorkflowTemplate,
} from '../../../workflow-engine/index.ts';
import type { InstanceRow } from '../instances/instances.repository.ts';
import { instanceVisibility } from '../instances/instance-visibility.ts';
import type { ItemRow } from '../work-items/work-items.repository.ts';
import { actOnInstance } from './act-on-instance.ts';
import { handOverItems } from './hand-over-items.ts';
import { findMessages, findParticipantIds, type MessageRow } from './messages.repository.ts';
import { findAdministeredInstance, type AdministeredInstanceWithRows } from './administered-instance.ts';
import { instanceAdminActions } from './instance-administration.policy.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** Actions that originators, participants and administrators take on an instance as a whole. */
export interface InstanceAdministrationService {
  /**
   * Returns the actions that the user may take, with the choices that these actions have. For everybody who sees the
   * instance (as getInstance). Throws workflowInstanceMissing, noPermissionToView.
   */
  get(user: SignedInUser, input: GetInstanceAdministrationInput): Promise<InstanceAdministration>;
  /**
   * Does one of these actions, once per `requestId`. Throws workflowInstanceMissing, noPermission, workflowEnded,
   * voidNotYours, urgedRecently, nobodyToUrge, ownerNotUsable, and what the engine refuses (402xxx).
   */
  act(user: SignedInUser, input: ActOnInstanceInput): Promise<object>;
  /**
   * Gives open items of one person to another, each in a transaction of its own. What is not allowed is left as it was;
   * the answer says for each item what became of it, in the language of `locale`.
   */
  handOver(user: SignedInUser, input: HandOverInput, locale: Locale): Promise<BulkActReply>;
  /** Returns the messages beside the approval, for everybody who sees the instance, oldest first. */
  listMessages(user: SignedInUser, input: GetInstanceAdministrationInput): Promise<WorkflowMessage[]>;
}

/** Reads and does what concerns an instance as a whole. */
export function instanceAdministrationService(needs: WorkflowContext): InstanceAdministrationService {
  const { platform, ports, templates } = needs;
  const {
    connections: { db },
    corpId,
  } = platform;

  const seenInstance = instanceVisibility(needs);

  return {
    async get(user, { workflowInstanceId }) {
      const instance = await seenInstance(user, workflowInstanceId);
      const template = await templates.read(instance.workflowCode, instance.workflowVersion);
      const administered = await findAdministeredInstance(db, platform, { user, instance, template });
      const { state } = instance;
      const ids = new Set([
        state.originator.id,
        ...(await findParticipantIds(db, { corpId, instanceId: instance.id })),
      ]);
      const queued = state.activities.flatMap(({ queue = [] }) => queue.map(({ id }) => id));
      const people = await ports.directory.usersById([...ids, ...queued]);
      ids.delete(user.id);
      return {
        ...nameOf(instance),
        owner: people.get(state.originator.id) ?? { id: state.originator.id, name: state.originator.name },
        actions: instanceAdminActions(administered),
        ...activitiesOf(administered, people),
        people: [...ids].flatMap((id) => people.get(id) ?? []),
      };
    },

    act: (user, input) => actOnInstance(needs, user, input),
    handOver: (user, input, locale) => handOverItems(needs, { user, input, locale }),

    async listMessages(user, { workflowInstanceId }) {
      const instance = await seenInstance(user, workflowInstanceId);
      const rows = await findMessages(db, { corpId, instanceId: instance.id });
      const ids = rows.flatMap(({ senderId, recipientIds }) => [senderId, ...recipientIds]);
      const people = await ports.directory.usersById([...new Set(ids)]);
      return rows.map((row) => presentMessage(row, people));
    },
  };
}

function presentMessage(
  { id, kind, senderId, recipientIds, content, createdTime }: MessageRow,
  people: ReadonlyMap<string, UserRef>,
): WorkflowMessage {
  const refOf = (userId: UserId): UserRef => people.get(userId) ?? { id: userId, name: userId };
  const [sender, recipients] = [refOf(senderId), recipientIds.map(refOf)];
  return { id, kind, sender, recipients, content, createdTime: createdTime.toISOString() };
}

type People = ReadonlyMap<string, UserRef>;

function activitiesOf(
  { template, state, pending }: AdministeredInstanceWithRows,
  people: People,
): Pick<InstanceAdministration, 'liveActivities' | 'otherActivities'> {
  const nodes = new Map(template.nodes.map((node) => [node.id, node]));
  const live = state.activities.map((activity) => {
    const node = nodes.get(activity.nodeId);
    const queue = (activity.queue ?? []).map((each) => people.get(each.id) ?? each);
    return {
      ...presentPlace(activity, node, pending),
      isHandedBack: activity.waiting === 'submission',
      ...(node && isInTurn(node, activity) ? { queue } : {}),
    };
  });
  // What waits for a time or a service is nobody's work; it can be taken away all the same.
  const alone = state.waits.filter(({ host }) => host === undefined);
  const waits = alone.map((wait) => ({
    ...presentPlace(wait, nodes.get(wait.nodeId), pending),
    isHandedBack: false,
  }));
  return { liveActivities: [...live, ...waits], otherActivities: othersOf(template, state) };
}

function presentPlace(
  { id, nodeId }: { readonly id: string; readonly nodeId: string },
  node: TemplateNode | undefined,
  pending: readonly ItemRow[],
): Omit<LiveActivity, 'isHandedBack' | 'queue'> {
  const own = pending.filter(({ activityId }) => activityId === id);
  return {
    id,
    activityCode: nodeId,
    activityName: node?.name ?? nodeId,
    activityName_i18n: node?.nameI18n ?? null,
    workItems: own.map((item) => ({
      id: item.id,
      user: {
        id: item.participant.id,
        name: item.participant.name,
        name_i18n: item.personName_i18n,
        imgUrl: item.imgUrl,
      },
      receiveTime: item.receiveTime,
      ...(item.type === 2 || item.type === 3 ? { isAsked: true } : {}),
    })),
  };
}

/** The activities that could be made live, and the services that were given up, which could be called again. */
function othersOf(
  { nodes }: WorkflowTemplate,
  { activities, waits }: InstanceState,
): InstanceAdministration['otherActivities'] {
  const live = new Set(activities.map(({ nodeId }) => nodeId));
  const failed = new Set(waits.filter(({ failure }) => failure !== undefined).map(({ nodeId }) => nodeId));
  return nodes
    .filter((node) => (isTask(node) && !live.has(node.id)) || failed.has(node.id))
    .map(({ id, name, nameI18n }) => ({ activityCode: id, activityName: name, activityName_i18n: nameI18n }));
}

function nameOf({ name, nameI18n }: InstanceRow) {
  return { instanceName: name, instanceName_i18n: nameI18n };
}
