import { InstanceId } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Moment, NameI18n, Nullable, UserRef } from './common.schema.ts';

/**
 * State of a node of the diagram: `live` is where the instance is now, `done` what it has been through, `coming` what
 * it can still come to (also once more), `passedBy` what it has not and will not.
 */
export const TrackState = Type.Enum(['done', 'live', 'coming', 'passedBy'], { type: 'string' });
export type TrackState = Static<typeof TrackState>;

/** Kind of a node, by the work that it asks of people or by its use of the clock. */
export const TrackNodeKind = Type.Enum(
  [
    'start',
    'end',
    'exclusive',
    'parallel',
    'inclusive',
    'approve',
    'handle',
    'circulate',
    'timer',
    'serviceCall',
    'boundary',
    'subProcess',
  ],
  { type: 'string' },
);
export type TrackNodeKind = Static<typeof TrackNodeKind>;

/** Person who has something to do at a node, with the times since when and until when; `dueTime` is null where there is no time limit. */
export const TrackHandler = Type.Object({
  user: UserRef,
  /** Person on whose behalf it is handled; absent where it is the handler's own work. */
  delegator: Type.Optional(UserRef),
  /** Type of work: 0 to 4 (shell spec, section 3). */
  type: Type.Integer(),
  receiveTime: Moment,
  dueTime: Nullable(Moment),
});
export type TrackHandler = Static<typeof TrackHandler>;

/** Node of the diagram. */
export const TrackNode = Type.Object({
  activityCode: Type.String(),
  /** Empty where the diagram gives none. */
  name: Type.String(),
  name_i18n: NameI18n,
  kind: TrackNodeKind,
  state: TrackState,
  /** The sub-process in which it stands; null in the process itself. */
  parent: Nullable(Type.String()),
  /** Time since when the instance is here; null elsewhere. */
  since: Nullable(Moment),
  /** Time until when it waits here: that of a timer, or the due time of the first handler; null where no time is set. */
  until: Nullable(Moment),
  /** A service that was given up holds the instance here. */
  isFailed: Type.Boolean(),
  /** Handlers who have it now, the first hundred; `handlerCount` counts all. */
  handlers: Type.Array(TrackHandler),
  handlerCount: Type.Integer(),
});
export type TrackNode = Static<typeof TrackNode>;

/** Nodes from which and to which an instance was sent back: the same way counts once, with its number of times and the last of them. */
export const TrackJump = Type.Object({
  from: Type.String(),
  to: Type.String(),
  times: Type.Integer(),
  lastTime: Moment,
});
export type TrackJump = Static<typeof TrackJump>;

/** Names the workflow whose track is asked for. */
export const GetTrackInput = Type.Object({ workflowInstanceId: InstanceId });
export type GetTrackInput = Static<typeof GetTrackInput>;

/** Nodes that a workflow has been through, is at and can still reach, on the diagram of the version that it runs on. */
export const WorkflowTrack = Type.Object({
  workflowInstanceId: InstanceId,
  /**
   * BPMN 2.0 with what is drawn and nothing else: no conditions, participants, services or remarks. Every node and flow
   * has its place.
   */
  drawing: Type.String(),
  /** The file said nothing of places, or not of all: they were found by the platform. */
  isLaidOut: Type.Boolean(),
  /** In the order of the diagram. */
  nodes: Type.Array(TrackNode),
  jumps: Type.Array(TrackJump),
});
export type WorkflowTrack = Static<typeof WorkflowTrack>;
