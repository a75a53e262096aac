import { type Static, Type } from 'typebox';
import { Id, NameI18n, Nullable, UserRef } from './common.schema.ts';
import { InstanceStatus } from './workflow.schema.ts';

/** Action on a work item that is previewed before it is taken. */
export const PreviewActionInput = Type.Object({
  id: Id,
  action: Type.Union([
    Type.Literal('agree'),
    Type.Literal('disagree'),
    Type.Literal('abstain'),
    Type.Literal('submit'),
    Type.Literal('finish'),
  ]),
});
export type PreviewActionInput = Static<typeof PreviewActionInput>;

/** An activity with who has its work, or would get it. */
export const PreviewedActivity = Type.Object({
  activityCode: Type.String(),
  activityName: Type.String(),
  activityName_i18n: NameI18n,
  people: Type.Array(UserRef),
});
export type PreviewedActivity = Static<typeof PreviewedActivity>;

/** Effect that an action would have, as the record and the organisation are now. Nothing is changed by asking. */
export const ActionPreview = Type.Object({
  /** Activities in which people would get work by the action. */
  next: Type.Array(PreviewedActivity),
  /** Activities in which people's work stays open beside that. */
  open: Type.Array(PreviewedActivity),
  /** People who would get it to read. */
  cc: Type.Array(UserRef),
  /** Status with which the workflow would end by the action; null where it goes on. */
  endStatus: Nullable(InstanceStatus),
  /** Activities that would follow if everybody agreed and the record stayed as it is. */
  later: Type.Array(PreviewedActivity),
  /** False: what follows ends the list early, as it depends on what happens until then. */
  isLaterKnown: Type.Boolean(),
});
export type ActionPreview = Static<typeof ActionPreview>;
