import { InstanceId, UserId, WorkItemId } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { maxOpinionLength } from '../workflow/index.ts';
import { Id, Moment, NameI18n, Nullable, UserRef } from './common.schema.ts';

/** People by their ids. */
const UserIds = Type.Array(Id, { minItems: 1, maxItems: 100 });
const ActivityCode = Type.String({ minLength: 1, maxLength: 200 });
/** Comment of a person on their own action. */
const Comment = Type.Optional(Type.String({ maxLength: maxOpinionLength }));

/** Action that originators and administrators of instances may take on a workflow, beside taking it back. */
export const InstanceAdminAction = Type.Enum(
  [
    'urge',
    'communicate',
    'adjustParticipants',
    'adjustParticipant',
    'activateActivity',
    'cancelActivity',
    'modifyOwner',
    'finish',
    'abort',
    'void',
  ],
  { type: 'string' },
);
export type InstanceAdminAction = Static<typeof InstanceAdminAction>;

/** Reason for which an action cannot be taken now: a screen says it on the entry that is disabled. */
export const InstanceAdminRefusal = Type.Enum(['ended', 'notWithYou', 'urgedRecently', 'nobodyWaits'], {
  type: 'string',
});
export type InstanceAdminRefusal = Static<typeof InstanceAdminRefusal>;

/** Names the workflow that somebody wants to do something about. */
export const GetInstanceAdministrationInput = Type.Object({ workflowInstanceId: InstanceId });
export type GetInstanceAdministrationInput = Static<typeof GetInstanceAdministrationInput>;

/** An activity where a workflow stands, with who has its work. */
export const LiveActivity = Type.Object({
  id: Id,
  activityCode: Type.String(),
  activityName: Type.String(),
  activityName_i18n: NameI18n,
  /** The originator has it back and is to submit it again. */
  isHandedBack: Type.Boolean(),
  workItems: Type.Array(
    Type.Object({
      id: Id,
      user: UserRef,
      receiveTime: Moment,
      /** The user was asked by a handler, for help or to sign; absent where it is work of the activity itself. */
      isAsked: Type.Optional(Type.Boolean()),
    }),
  ),
  /** People whose turn comes later, in their order; absent where people do not come one after the other. */
  queue: Type.Optional(Type.Array(UserRef)),
});
export type LiveActivity = Static<typeof LiveActivity>;

/** Actions that the user may take on a workflow, with the choices of each. */
export const InstanceAdministration = Type.Object({
  instanceName: Type.String(),
  instanceName_i18n: Type.Optional(NameI18n),
  /** Person who stands in the originator's place. */
  owner: UserRef,
  /** In a fixed order; what somebody in the user's place never may is left out. */
  actions: Type.Array(Type.Object({ action: InstanceAdminAction, refusal: Nullable(InstanceAdminRefusal) })),
  liveActivities: Type.Array(LiveActivity),
  /** Activities of the template that are not live. */
  otherActivities: Type.Array(
    Type.Object({ activityCode: Type.String(), activityName: Type.String(), activityName_i18n: NameI18n }),
  ),
  /** People who have or had part in it, without the user. */
  people: Type.Array(UserRef),
});
export type InstanceAdministration = Static<typeof InstanceAdministration>;

const bare = <T extends string>(type: T) => Type.Object({ type: Type.Literal(type) });

/** Action with what it needs. */
export const InstanceAdminCommand = Type.Union([
  bare('urge'),
  bare('finish'),
  bare('abort'),
  bare('void'),
  /** `comment` is what is said; it is needed. */
  Type.Object({ type: Type.Literal('communicate'), userIds: UserIds }),
  Type.Object({ type: Type.Literal('adjustParticipants'), activityId: Id, userIds: UserIds }),
  /** `fromId`: only while it is this person's work. */
  Type.Object({
    type: Type.Literal('adjustParticipant'),
    workItemId: WorkItemId,
    userId: UserId,
    fromId: Type.Optional(Id),
  }),
  Type.Object({ type: Type.Literal('modifyOwner'), userId: UserId }),
  /** Without people, those of the template. */
  Type.Object({
    type: Type.Literal('activateActivity'),
    activityCode: ActivityCode,
    userIds: Type.Optional(UserIds),
  }),
  Type.Object({
    type: Type.Literal('cancelActivity'),
    activityId: Id,
    way: Type.Union([Type.Literal('goOn'), Type.Literal('stay')]),
  }),
]);
export type InstanceAdminCommand = Static<typeof InstanceAdminCommand>;

/** Does something to a workflow as a whole; the same `requestId` counts once. */
export const ActOnInstanceInput = Type.Object({
  workflowInstanceId: InstanceId,
  command: InstanceAdminCommand,
  comment: Comment,
  requestId: Id,
});
export type ActOnInstanceInput = Static<typeof ActOnInstanceInput>;

/** Messages of people beside the approval, and reminders; oldest first, the newest 200. */
export const WorkflowMessage = Type.Object({
  id: Id,
  kind: Type.Union([Type.Literal('urge'), Type.Literal('communicate')]),
  sender: UserRef,
  recipients: Type.Array(UserRef),
  content: Nullable(Type.String()),
  createdTime: Moment,
});
export type WorkflowMessage = Static<typeof WorkflowMessage>;
/** The messages of one workflow. */
export const WorkflowMessages = Type.Array(WorkflowMessage);
