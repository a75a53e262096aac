import { type Static, Type } from 'typebox';
import { maxOpinionLength } from '../workflow/index.ts';
import { Id, Nullable } from './common.schema.ts';

/** Phrases that a person likes to use, in their own order; at most 50. */
export const Phrases = Type.Array(Type.String({ minLength: 1, maxLength: maxOpinionLength }), {
  maxItems: 50,
  uniqueItems: true,
});

/** Preferences with which a person gives opinions. */
export const OpinionHabits = Type.Object({
  /** Common phrases; those of the product in the reader's language until the person keeps own ones. */
  phrases: Phrases,
  /** Id of the file with the person's own signature; null where they keep none. */
  signature: Nullable(Id),
});
export type OpinionHabits = Static<typeof OpinionHabits>;

/** Keeps the phrases, the signature, or both; what is absent stays. Null takes the signature away. */
export const SaveOpinionHabitsInput = Type.Object({
  phrases: Type.Optional(Phrases),
  signature: Type.Optional(Nullable(Id)),
});
export type SaveOpinionHabitsInput = Static<typeof SaveOpinionHabitsInput>;
