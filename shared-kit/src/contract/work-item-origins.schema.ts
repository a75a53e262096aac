import { Type } from 'typebox';
import { Nullable, UserRef } from './common.schema.ts';

/** Who let somebody read a workflow and what they wrote. */
export const Circulation = Type.Object({ sender: UserRef, remark: Nullable(Type.String()) });

/** Who sent a work item, why and with which words; `goesBack`: once it is handled, it goes straight back to them. */
export const SentBy = Type.Object({
  why: Type.Enum(['returned', 'forwarded', 'help', 'sign'], { type: 'string' }),
  person: UserRef,
  comment: Nullable(Type.String()),
  goesBack: Type.Optional(Type.Boolean()),
});

/**
 * Where several have the same work and any one of them is enough: who has claimed it for themselves, null while each of
 * them may.
 */
export const Claim = Type.Object({ by: Nullable(UserRef) });
