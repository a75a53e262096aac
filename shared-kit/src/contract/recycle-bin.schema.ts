import { type Static, Type } from 'typebox';
import { Id, Moment, NameI18n, Nullable, PageIndex, PageOf, PageSize } from './common.schema.ts';
import { ModelCode, RecordId, UserId } from './ids.schema.ts';
import { BatchRefusal } from './record-batches.schema.ts';

/** Deleted records of a model: those that the person deleted, and everybody's where they see and delete all of its records. */
export const QueryDeletedRecordsInput = Type.Object({
  schemaCode: ModelCode,
  /** Part of the title or number. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  page: PageIndex,
  size: PageSize,
});
export type QueryDeletedRecordsInput = Static<typeof QueryDeletedRecordsInput>;

/** A deleted record: title and number as the person would see them if it were there. */
export const DeletedRecord = Type.Object({
  /** Id of the entry of the recycle bin: one record may be deleted, restored and deleted again. */
  id: Id,
  objectId: RecordId,
  name: Nullable(Type.String()),
  name_i18n: NameI18n,
  sequenceNo: Nullable(Type.String()),
  userId: UserId,
  userName: Type.String(),
  userName_i18n: NameI18n,
  deletedTime: Moment,
  /** Days that it stays, the present one included. */
  daysLeft: Type.Integer(),
  /** True where the person may restore it. */
  isRestorable: Type.Boolean(),
});
export type DeletedRecord = Static<typeof DeletedRecord>;

/** A page of deleted records, the newest first. */
export const DeletedRecordPage = Type.Object({
  ...PageOf(DeletedRecord).properties,
  /** True where the person may delete records for good. */
  canPurge: Type.Boolean(),
});
export type DeletedRecordPage = Static<typeof DeletedRecordPage>;

/** Entries of the recycle bin of a model, by their ids. */
export const DeletedRecordsInput = Type.Object({
  schemaCode: ModelCode,
  ids: Type.Array(Id, { minItems: 1, maxItems: 500 }),
});
export type DeletedRecordsInput = Static<typeof DeletedRecordsInput>;

const { resultCode, resultDesc } = BatchRefusal.properties;

/** Record that stays in the recycle bin, and why. */
export const RestoreRefusal = Type.Object({ id: Id, name: Type.String(), resultCode, resultDesc });
export type RestoreRefusal = Static<typeof RestoreRefusal>;

/** Number of records that are back, and those that could not be restored. */
export const RestoreResult = Type.Object({ successCount: Type.Integer(), refusals: Type.Array(RestoreRefusal) });
export type RestoreResult = Static<typeof RestoreResult>;

/** Number of records that are gone for good. */
export const PurgeResult = Type.Object({ count: Type.Integer() });
export type PurgeResult = Static<typeof PurgeResult>;
