import { Type } from 'typebox';
import { Nullable, UserRef } from './common.schema.ts';

/** Person who let somebody read a workflow, and the words that they wrote. */
export const Cc = Type.Object({ sender: UserRef, remark: Nullable(Type.String()) });

/** Person who sent a work item, their reason and their words; `goesBack`: once it is handled, it returns to them. */
export const SentBy = Type.Object({
  why: Type.Enum(['returned', 'forwarded', 'help', 'sign'], { type: 'string' }),
  person: UserRef,
  comment: Nullable(Type.String()),
  goesBack: Type.Optional(Type.Boolean()),
});

/**
 * Claim on work that several people have and that any one of them may finish: `by` is the person who has claimed it,
 * null while each of them may.
 */
export const Claim = Type.Object({ by: Nullable(UserRef) });
