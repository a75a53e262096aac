import { type Static, Type } from 'typebox';
import { autoPassRules, nobodyFoundRules, timeoutActions } from '../workflow/index.ts';
import { Code, KeyOf, Moment, NameI18n, Nullable, UserRef } from './common.schema.ts';
import { DesignProblem, diagramInput } from './workflow-design.schema.ts';
import { TrackNodeKind } from './workflow-track.schema.ts';
import { InstanceStatus } from './workflow.schema.ts';
import { RecordId, UserId } from './ids.schema.ts';

/**
 * Asks what would happen with a record of these values that this person started. `objectId` is a record to begin with,
 * whose values count where `data` has none of their own; only what the asking user sees of it is known then.
 */
export const PreviewDesignInput = Type.Object({
  workflowCode: Code,
  ...diagramInput,
  originatorId: UserId,
  objectId: Type.Optional(RecordId),
  data: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())),
});
export type PreviewDesignInput = Static<typeof PreviewDesignInput>;

/** Time limits as they would be if everybody took no time. */
export const PreviewedLimit = Type.Object({
  /** As the diagram says it: ISO 8601, or FEEL. */
  after: Type.String(),
  dueTime: Moment,
  /** Time at which people are reminded; null where they are not. */
  remindTime: Nullable(Moment),
  /** Action that is taken then; null where it only leads on, as for a timer. */
  action: Nullable(KeyOf(timeoutActions)),
});
export type PreviewedLimit = Static<typeof PreviewedLimit>;

/** A flow out of a gateway, and whether it was taken. */
export const PreviewedFlow = Type.Object({
  flowId: Type.String(),
  name: Type.String(),
  /** Node to which it leads. */
  target: Type.String(),
  /** FEEL; null where it has none. */
  condition: Nullable(Type.String()),
  /** Result of the condition; null where there is none, or it was not evaluated. */
  value: Nullable(Type.Boolean()),
  isDefault: Type.Boolean(),
  isTaken: Type.Boolean(),
});
export type PreviewedFlow = Static<typeof PreviewedFlow>;

/** Person of an activity; `passedBy` where a rule passes them without asking. */
export const PreviewedPerson = Type.Object({ user: UserRef, passedBy: Nullable(KeyOf(autoPassRules)) });
export type PreviewedPerson = Static<typeof PreviewedPerson>;

/** A node that the workflow would reach, in the order in which it does. */
export const PreviewedNode = Type.Object({
  activityCode: Type.String(),
  name: Type.String(),
  name_i18n: NameI18n,
  kind: TrackNodeKind,
  /** The sub-process in which it stands; null in the process itself. */
  parent: Nullable(Type.String()),
  /** Time at which it would be reached if everybody took no time. */
  arrivalTime: Moment,
  /** People who have or are given something to do, or to read; the first hundred. */
  people: Type.Array(PreviewedPerson),
  peopleCount: Type.Integer(),
  /** Rule by which others step in, or nobody does, because the participants were not found; null where they were. */
  nobodyFound: Nullable(KeyOf(nobodyFoundRules)),
  limit: Nullable(PreviewedLimit),
  /** For gateways: the ways out, and which were taken. */
  flows: Type.Array(PreviewedFlow),
});
export type PreviewedNode = Static<typeof PreviewedNode>;

/** Course that a workflow would take if everybody agreed or handed in at once. Nothing is changed by asking. */
export const DesignPreview = Type.Object({
  /** Errors of the diagram, for which nothing can be tried; and warnings. */
  problems: Type.Array(DesignProblem),
  nodes: Type.Array(PreviewedNode),
  /** Status with which it would end; null where it does not, or that cannot be told. */
  endStatus: Nullable(InstanceStatus),
  /** Reason for which it would stand still or be refused (402xxx, 403xxx), with the node; null where it goes to its end. */
  stopped: Nullable(DesignProblem),
});
export type DesignPreview = Static<typeof DesignPreview>;

/** Tries a condition on a record that the user may read, or on values, or on both: `data` counts first. */
export const CheckConditionInput = Type.Object({
  workflowCode: Code,
  expression: Type.String({ minLength: 1, maxLength: 5_000 }),
  objectId: Type.Optional(RecordId),
  data: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())),
});
export type CheckConditionInput = Static<typeof CheckConditionInput>;

/** Result of a condition. */
export const CheckedCondition = Type.Object({
  /** True where the condition holds; null where it cannot be read or evaluated. */
  holds: Nullable(Type.Boolean()),
  /** Value of the condition as text: a condition that gives no truth value does not hold. */
  result: Type.String(),
  /** Reason for which it cannot be read or evaluated: a row of the error catalogue (401018, 403001). */
  failure: Nullable(Type.Object({ code: Type.Integer(), params: DesignProblem.properties.params })),
  /** The fields that it names, with their values as texts; null where they are empty. */
  used: Type.Array(Type.Object({ propertyCode: Type.String(), value: Nullable(Type.String()) })),
  /** Names that the model does not have: they are always empty. */
  unknownNames: Type.Array(Type.String()),
});
export type CheckedCondition = Static<typeof CheckedCondition>;
