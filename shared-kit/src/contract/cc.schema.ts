import { InstanceId } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { maxOpinionLength } from '../workflow/index.ts';
import { Id } from './common.schema.ts';
import { mostInBulk } from './work-item-limits.ts';

/** A person, a department or a role, by its id (a role also by its code). */
export const CcRecipient = Type.Object({
  kind: Type.Enum(['user', 'department', 'role'], { type: 'string' }),
  value: Id,
});
export type CcRecipient = Static<typeof CcRecipient>;

/** Lets people read a workflow, which may have ended; the same `requestId` counts once. */
export const CcInstanceInput = Type.Object({
  workflowInstanceId: InstanceId,
  people: Type.Array(CcRecipient, { minItems: 1, maxItems: 100 }),
  comment: Type.Optional(Type.String({ maxLength: maxOpinionLength })),
  requestId: Id,
});
export type CcInstanceInput = Static<typeof CcInstanceInput>;

/** Number of people who got it to read: each once, without the sender and those who have it unread already. */
export const CcInstanceReply = Type.Object({ readerCount: Type.Integer() });
export type CcInstanceReply = Static<typeof CcInstanceReply>;

/** CC items that have been read. */
export const ReadItemsInput = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: mostInBulk, uniqueItems: true }),
});
export type ReadItemsInput = Static<typeof ReadItemsInput>;
