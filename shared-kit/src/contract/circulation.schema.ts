import { type Static, Type } from 'typebox';
import { maxOpinionLength } from '../workflow/index.ts';
import { Id } from './common.schema.ts';
import { mostInBulk } from './work-item-limits.ts';

/** A person, a department or a role, by its id (a role also by its code). */
export const CirculationChoice = Type.Object({
  kind: Type.Enum(['user', 'department', 'role'], { type: 'string' }),
  value: Id,
});
export type CirculationChoice = Static<typeof CirculationChoice>;

/** Lets people read a workflow, which may have ended; the same `requestId` counts once. */
export const CirculateInstanceInput = Type.Object({
  workflowInstanceId: Id,
  people: Type.Array(CirculationChoice, { minItems: 1, maxItems: 100 }),
  comment: Type.Optional(Type.String({ maxLength: maxOpinionLength })),
  requestId: Id,
});
export type CirculateInstanceInput = Static<typeof CirculateInstanceInput>;

/** Number of people who got it to read: each once, without the sender and those who have it unread already. */
export const CirculateInstanceReply = Type.Object({ readerCount: Type.Integer() });
export type CirculateInstanceReply = Static<typeof CirculateInstanceReply>;

/** Reading tasks that have been read. */
export const ReadItemsInput = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: mostInBulk, uniqueItems: true }),
});
export type ReadItemsInput = Static<typeof ReadItemsInput>;
