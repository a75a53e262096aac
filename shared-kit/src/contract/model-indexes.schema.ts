import { ModelCode, ViewCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Code, Id, Moment, Nullable, UserRef } from './common.schema.ts';
import { FilterTree } from './records.schema.ts';
import { OrderBy } from './models.schema.ts';

/**
 * Kind of an index by the searches that it serves: values, or their order, from the smallest or from the largest; a
 * part of a text; one of several values.
 */
export const ModelIndexKind = Type.Enum(['ascending', 'descending', 'text', 'members'], { type: 'string' });
export type ModelIndexKind = Static<typeof ModelIndexKind>;

/** Status of an index. */
export const ModelIndexStatus = Type.Enum(['waiting', 'building', 'ready', 'failed', 'dropping'], { type: 'string' });
export type ModelIndexStatus = Static<typeof ModelIndexStatus>;

/** Action that was taken on an index. */
export const ModelIndexAction = Type.Enum(['asked', 'made', 'failed', 'deleted'], { type: 'string' });
export type ModelIndexAction = Static<typeof ModelIndexAction>;

/**
 * A field and what an index on it is to find. `within` makes it one of two or three: the values of these come first,
 * so that those of the last one are found, or are in order, within each of them. For what is in order only.
 */
export const IndexDefinition = Type.Object({
  propertyCode: Code,
  kind: ModelIndexKind,
  within: Type.Optional(Type.Array(Code, { minItems: 1, maxItems: 2 })),
});
export type IndexDefinition = Static<typeof IndexDefinition>;

/** Asks what would make a list quicker; the list is named as where its page is asked for. */
export const AdviseIndexesInput = Type.Object({
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  filter: Type.Optional(FilterTree),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  orderBy: Type.Optional(Type.Array(OrderBy, { maxItems: 8 })),
});
export type AdviseIndexesInput = Static<typeof AdviseIndexesInput>;

/**
 * Reason for which a list is slow: its conditions, or its order, have no index; a search looks everywhere; very many
 * records fit. None: nothing of it is.
 */
export const SlowReason = Type.Enum(['none', 'filter', 'sort', 'search', 'broad'], { type: 'string' });
export type SlowReason = Static<typeof SlowReason>;

/** Advice that would make a list quicker: the indexes that are missing, and whether one of them is being made. */
export const IndexAdvice = Type.Object({
  reason: SlowReason,
  items: Type.Array(IndexDefinition),
  isBeingMade: Type.Boolean(),
});
export type IndexAdvice = Static<typeof IndexAdvice>;

/** Names a model. */
export const ModelIndexesInput = Type.Object({ schemaCode: ModelCode });
export type ModelIndexesInput = Static<typeof ModelIndexesInput>;

/** An index that an administrator wanted. */
export const ModelIndex = Type.Object({
  id: Id,
  ...IndexDefinition.properties,
  status: ModelIndexStatus,
  /** Progress of its building in percent; null where that is not known. */
  progress: Nullable(Type.Integer()),
  /** Its size; null until it is made. */
  bytes: Nullable(Type.Integer()),
  creater: UserRef,
  createdTime: Moment,
  /** Reason for which it could not be built. */
  failure: Nullable(Type.String()),
});
export type ModelIndex = Static<typeof ModelIndex>;

const LogEntry = Type.Object({
  id: Id,
  ...IndexDefinition.properties,
  action: ModelIndexAction,
  /** Null where the platform did it by itself. */
  user: Nullable(UserRef),
  createdTime: Moment,
});

/** The indexes that administrators made for a model. */
export const ModelIndexes = Type.Object({
  /** Records of the model, as the database estimates them. */
  rows: Type.Integer(),
  /** The size of the records and all their indexes. */
  bytes: Type.Integer(),
  /** Number of indexes that administrators may make. */
  limit: Type.Integer(),
  items: Type.Array(ModelIndex),
  /** Actions of late, newest first. */
  log: Type.Array(LogEntry),
});
export type ModelIndexes = Static<typeof ModelIndexes>;

/** Asks for indexes on a model; those that are there already stay as they are. */
export const MakeIndexesInput = Type.Object({
  schemaCode: ModelCode,
  items: Type.Array(IndexDefinition, { minItems: 1, maxItems: 10 }),
});
export type MakeIndexesInput = Static<typeof MakeIndexesInput>;

/** Names an index of a model. */
export const DropIndexInput = Type.Object({ schemaCode: ModelCode, id: Id });
export type DropIndexInput = Static<typeof DropIndexInput>;
