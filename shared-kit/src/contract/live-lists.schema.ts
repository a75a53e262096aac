import { type Static, Type } from 'typebox';
import { UserRef } from './common.schema.ts';
import { ModelCode } from './ids.schema.ts';

/** Names the list of a model that stands open. */
export const LiveListInput = Type.Object({ schemaCode: ModelCode });
export type LiveListInput = Static<typeof LiveListInput>;

/** State of a list that stands open: the others who look at it, and a text that is another one whenever its records were written. */
export const LiveList = Type.Object({
  /** The others who look at lists of the model, 50 at most. */
  people: Type.Array(UserRef),
  /** Number of all of them. */
  count: Type.Integer(),
  mark: Type.String(),
});
export type LiveList = Static<typeof LiveList>;
