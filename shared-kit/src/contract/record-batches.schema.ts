import { type Static, Type } from 'typebox';
import { Code, Id, Moment, NameI18n, Nullable, PageIndex, PageOf, WholeNumber } from './common.schema.ts';
import { EitherFilter } from './records.schema.ts';
import { RecordId, FormCode, ModelCode, UserId, ViewCode } from './ids.schema.ts';

/** As many records as a page of a list has at most. */
const ObjectIds = Type.Array(RecordId, { minItems: 1, maxItems: 500 });

/** The list as it was when records were chosen; which records are meant is said by `objectIds`. */
const shownList = {
  /** Of the chosen records only those that this keeps. */
  filters: Type.Optional(EitherFilter),
  queryCode: Type.Optional(ViewCode),
  page: Type.Optional(PageIndex),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999 })),
  schemaCode: ModelCode,
  isSheet: Type.Optional(Type.Boolean()),
  objectIds: ObjectIds,
};

/** Number of the records that the user may not hand to somebody else (list spec, section 7: getNoPresentationNumber). */
export const NoPresentationInput = Type.Object(shownList);
export type NoPresentationInput = Static<typeof NoPresentationInput>;
/** The answer to it. */
export const NoPresentationCount = Type.Object({ count: Type.Integer() });
export type NoPresentationCount = Static<typeof NoPresentationCount>;

/** Modify-owner payload (list spec, section 3). Without `ownerDeptId` the new owner's main department. */
export const ModifyOwnerInput = Type.Object({
  ...shownList,
  mobile: Type.Optional(Type.Boolean()),
  ownerId: UserId,
  ownerDeptId: Type.Optional(Nullable(Id)),
  remark: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type ModifyOwnerInput = Static<typeof ModifyOwnerInput>;
/** Number of records that have the new owner now, and number that the user may not change. */
export const ModifyOwnerResult = Type.Object({
  successCount: Type.Integer(),
  errorCount: Type.Integer(),
  /** Names it for `undoOperation`; absent where nothing can be undone. */
  operationId: Type.Optional(Id),
});
export type ModifyOwnerResult = Static<typeof ModifyOwnerResult>;

/**
 * Gives one field of records a value (list spec, section 7). `modifiedValue` is text: several values joined by
 * semicolons, logic 1 or 0, dates in the field's format, people and departments as JSON with id and name.
 */
export const BatchUpdateInput = Type.Object({
  modifiedValue: Type.String({ maxLength: 20_000 }),
  objectIds: ObjectIds,
  propertyCode: Code,
  queryCode: Type.Optional(ViewCode),
  schemaCode: ModelCode,
  sheetCode: Type.Optional(FormCode),
  /** By record: the version that the user saw. A record with another one is kept as somebody else left it. */
  versions: Type.Optional(Type.Record(Id, WholeNumber())),
});
export type BatchUpdateInput = Static<typeof BatchUpdateInput>;

/** Records that stay as they are, and why: an error code and its words. */
export const BatchRefusal = Type.Object({
  resultCode: Type.Integer(),
  resultDesc: Type.String(),
  count: Type.Integer(),
});
export type BatchRefusal = Static<typeof BatchRefusal>;

/** Effect that a batch update would have; nothing is changed. */
export const BatchPreview = Type.Object({
  total: Type.Integer(),
  /** Values that change, each with the number of records that have it; the most frequent first. */
  changes: Type.Array(Type.Object({ beforeValue: Type.Unknown(), count: Type.Integer() })),
  /** Records that change from values which are not listed. */
  otherCount: Type.Integer(),
  afterValue: Type.Unknown(),
  /** Records that have the value already. */
  sameCount: Type.Integer(),
  refusals: Type.Array(BatchRefusal),
  /** To be handed in with the update. */
  versions: Type.Record(Id, Type.Integer()),
});
export type BatchPreview = Static<typeof BatchPreview>;

/** Result of a batch update. Records that had the value already count as done. */
export const BatchResult = Type.Object({
  total: Type.Integer(),
  successCount: Type.Integer(),
  failCount: Type.Integer(),
  refusals: Type.Array(BatchRefusal),
  /** Names it for `undoOperation`; absent where nothing can be undone. */
  operationId: Type.Optional(Id),
});
export type BatchResult = Static<typeof BatchResult>;

/** Asks for the log of a model's batch updates. A page of 99999 is the whole log (list spec, section 9). */
export const BatchLogInput = Type.Object({
  schemaCode: ModelCode,
  page: PageIndex,
  size: Type.Integer({ minimum: 1, maximum: 99_999, default: 50 }),
});
export type BatchLogInput = Static<typeof BatchLogInput>;

/** Log entry (list spec, section 3), with its words in both languages. */
export const BatchLogEntry = Type.Object({
  id: Id,
  userId: UserId,
  imgUrl: Nullable(Type.String()),
  userName: Type.String(),
  userName_i18n: NameI18n,
  createdTime: Moment,
  propertyName: Type.String(),
  propertyName_i18n: NameI18n,
  modifiedValue: Type.String(),
  modifiedValue_i18n: NameI18n,
  total: Type.Integer(),
  successCount: Type.Integer(),
  failCount: Type.Integer(),
});
export type BatchLogEntry = Static<typeof BatchLogEntry>;
/** A page of the log, newest first. */
export const BatchLogPage = PageOf(BatchLogEntry);
export type BatchLogPage = Static<typeof BatchLogPage>;
