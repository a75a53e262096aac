import { type Static, Type } from 'typebox';
import { mostInBatch } from './batch-limits.ts';
import { Id } from './common.schema.ts';

/** Asks several endpoints that only read, each with its own input (`operationId`: `isBatchable` of its endpoint). */
export const BatchInput = Type.Object({
  calls: Type.Array(Type.Object({ operationId: Id, input: Type.Record(Type.String(), Type.Unknown()) }), {
    minItems: 1,
    maxItems: mostInBatch,
  }),
});
export type BatchInput = Static<typeof BatchInput>;

/** Answer of each call in its order: the HTTP status that it would have had, its trace id, and its envelope as JSON text. */
export const BatchReply = Type.Object({
  answers: Type.Array(Type.Object({ status: Type.Integer(), traceId: Type.String(), envelope: Type.String() })),
});
export type BatchReply = Static<typeof BatchReply>;
