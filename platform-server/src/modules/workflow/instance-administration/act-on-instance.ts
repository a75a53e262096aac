import type { UserId } from '@portico/shared-kit/contract/ids';
import type {
  ActOnInstanceInput,
  InstanceAdminCommand,
} from '@portico/shared-kit/contract/instance-administration.schema';
import { appError, namedParam } from '@portico/shared-kit/errors';
import { type DatabaseTransaction, transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { Command, Person } from '../../../workflow-engine/index.ts';
import { load, runCommand } from '../commands/pipeline.ts';
import { opinionOf, personOf } from '../opinions/opinion-of-command.ts';
import { titlesOf } from '../commands/workflow-notifications.ts';
import { findInstance, type InstanceWithState } from '../instances/instances.repository.ts';
import type { RecordOwner, WorkflowContext } from '../workflow.ports.ts';
import { findAdministeredInstance } from './administered-instance.ts';
import { type AdministeredInstance, requireInstanceAdminAction } from './instance-administration.policy.ts';
import { sendMessage } from './send-message.ts';

/** Input that a command on an instance is made from. */
interface Acting {
  readonly trx: DatabaseTransaction;
  readonly needs: WorkflowContext;
  readonly administered: AdministeredInstance;
  readonly actor: Person;
  readonly comment: string | null;
}

type Mending = Exclude<InstanceAdminCommand, { type: 'urge' | 'communicate' }>;

type Builders = {
  readonly [T in Mending['type']]: (command: Extract<Mending, { type: T }>, acting: Acting) => Promise<Command>;
};

const commandOf: Builders = {
  finish: async (_, { actor, comment }) => ({ type: 'finish', workItem: null, actor, comment }),
  abort: async (_, { actor, comment }) => ({ type: 'abort', actor, comment }),
  void: async (_, { actor, comment }) => ({ type: 'void', actor, comment }),

  async adjustParticipants({ activityId, userIds }, acting) {
    const people = await activePeople(acting, userIds);
    return { type: 'adjustParticipants', activityId, people, ...inHand(acting) };
  },

  async adjustParticipant({ workItemId, userId, fromId }, acting) {
    const item = acting.administered.pending.find(({ id }) => id === workItemId);
    if (fromId !== undefined && item?.participant.id !== fromId) throw appError('workItemHandled');
    const [person] = await activePeople(acting, [userId]);
    if (person === undefined) throw appError('ownerNotUsable', { name: userId });
    return { type: 'adjustParticipant', workItemId, person, ...inHand(acting) };
  },

  async modifyOwner({ userId }, acting) {
    const { id, name, departmentId } = await acting.needs.ports.records.ownerToBe(acting.trx, userId);
    return { type: 'modifyOwner', owner: { id, name, departmentId }, ...inHand(acting) };
  },

  async activateActivity({ activityCode, userIds }, acting) {
    const { actor, comment } = acting;
    const people = userIds === undefined ? null : await activePeople(acting, userIds);
    return { type: 'activateActivity', nodeId: activityCode, people, actor, comment };
  },

  cancelActivity: async ({ activityId, way }, { actor, comment }) => ({
    type: 'cancelActivity',
    activityId,
    continuation: way === 'goOn' ? 'advance' : 'stay',
    actor,
    comment,
  }),
};

/** Does something to an instance as a whole; see InstanceAdministrationService. */
export async function actOnInstance(
  needs: WorkflowContext,
  user: SignedInUser,
  input: ActOnInstanceInput,
): Promise<object> {
  const { connections, corpId } = needs.platform;
  const { workflowInstanceId: instanceId, command, requestId } = input;
  const found = await findInstance(connections.db, corpId, instanceId);
  if (found === undefined) throw appError('workflowInstanceMissing');
  const loaded = await load(needs, { ...found, instanceId });
  const { template } = loaded;
  const operationId = `actOnInstance ${instanceId} ${command.type}`;
  const comment = opinionOf(input.comment);
  return transactionOnce(connections.db, { corpId, userId: user.id, key: requestId, operationId }, async (trx) => {
    const { type } = command;
    if (type === 'urge' || type === 'communicate')
      return sendMessage(trx, needs, { user, template, command, comment, instanceId });
    await runCommand(trx, loaded, {
      async authorize({ instance }) {
        const administered = await findAdministeredInstance(trx, needs.platform, { user, instance, template });
        requireInstanceAdminAction(type, administered);
        return administered;
      },
      commandOf: ({ facts: administered }) =>
        built(command, { trx, needs, administered, actor: personOf(user), comment }),
    });
    if (type === 'modifyOwner')
      await handRecordOver(trx, needs, { user, instance: found, ownerId: command.userId, comment });
    return {};
  });
}

function built<T extends Mending['type']>(command: Extract<Mending, { type: T }>, acting: Acting): Promise<Command> {
  const build: Builders[T] = commandOf[command.type];
  return build(command, acting);
}

function inHand({ actor, comment, administered: { pending } }: Acting) {
  return { actor, comment, pending };
}

/** Returns the people, all of whom must be able to work. Throws ownerNotUsable. */
async function activePeople({ trx, needs }: Acting, userIds: readonly UserId[]): Promise<Person[]> {
  const people = await needs.ports.directory.activeUsers(userIds, trx);
  const missing = userIds.find((id) => !people.some((person) => person.id === id));
  if (missing === undefined) return people.map(({ id, name }) => ({ id, name }));
  const known = await needs.ports.directory.usersById([missing], trx);
  throw appError('ownerNotUsable', namedParam('name', known.get(missing) ?? { name: missing }));
}

interface Handover {
  readonly user: SignedInUser;
  readonly instance: InstanceWithState;
  readonly ownerId: UserId;
  readonly comment: string | null;
}

/** The record follows its instance to the new owner, who is told. */
async function handRecordOver(
  trx: DatabaseTransaction,
  { ports }: WorkflowContext,
  { user, instance, ownerId, comment }: Handover,
): Promise<void> {
  const { schemaCode, recordId, id: workflowInstanceId } = instance;
  const owner: RecordOwner = await ports.records.ownerToBe(trx, ownerId);
  await ports.records.setOwner(trx, schemaCode, recordId, { owner, actorId: user.id, remark: comment ?? '' });
  if (ownerId === user.id) return;
  // Who hands a record over is named as the one it comes from, as everywhere else.
  const people = { userId: ownerId, senderId: user.id, originatorId: user.id, originatorName: user.name };
  const place = { activityName: null, activityNameI18n: null, workItemId: null, workItemType: 0 as const };
  const facts = { ...titlesOf(instance), workflowInstanceId, schemaCode, recordId };
  await ports.notifications.send(trx, [{ kind: 'ownerGiven', ...people, ...place, ...facts }]);
}
