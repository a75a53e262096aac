import { ModelCode, ViewCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Id, KeyOf, Moment, Nullable, WholeNumber } from './common.schema.ts';
import { BatchRefusal, BatchUpdateInput, ModifyOwnerInput } from './record-batches.schema.ts';
import { QueryRecordsInput } from './records.schema.ts';

const { filters, filter, search } = QueryRecordsInput.properties;

/** A list as its query asks for it: everything that it finds is meant, on whichever page. */
const wholeList = {
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  filters,
  filter,
  search,
  /** The number of records that the user saw and confirmed. */
  expectedCount: WholeNumber(1),
  /** Made by the client per attempt of the user; the same one begins one job. */
  requestId: Type.Optional(Id),
};

/** Deletes everything that a list finds. */
export const DeleteAllFoundInput = Type.Object(wholeList);
export type DeleteAllFoundInput = Static<typeof DeleteAllFoundInput>;

const { propertyCode, modifiedValue } = BatchUpdateInput.properties;

/** Gives one field of everything that a list finds the same value; it is written as in a batch update. */
export const UpdateAllFoundInput = Type.Object({ ...wholeList, propertyCode, modifiedValue });
export type UpdateAllFoundInput = Static<typeof UpdateAllFoundInput>;

const { ownerId, ownerDeptId, remark } = ModifyOwnerInput.properties;

/** Hands everything that a list finds to one person. */
export const HandOverAllFoundInput = Type.Object({ ...wholeList, ownerId, ownerDeptId, remark });
export type HandOverAllFoundInput = Static<typeof HandOverAllFoundInput>;

/** Names a job. */
export const RecordJobInput = Type.Object({ id: Id });
export type RecordJobInput = Static<typeof RecordJobInput>;

/** Operations that a job does with records. */
export const recordJobOperations = { delete: true, batchUpdate: true, changeOwner: true } as const;
/** Operation of a job. */
export type RecordJobOperation = keyof typeof recordJobOperations;

/** States of a job; all but the first are its end. */
export const recordJobStatuses = { RUNNING: true, DONE: true, STOPPED: true, FAILED: true } as const;
/** Status of a job. */
export type RecordJobStatus = keyof typeof recordJobStatuses;

/** Records that stay as they are for one reason, with the names of the first of them. */
export const RecordJobRefusal = Type.Object({ ...BatchRefusal.properties, names: Type.Array(Type.String()) });
export type RecordJobRefusal = Static<typeof RecordJobRefusal>;

/** An operation on many records, as the person sees it who began it. */
export const RecordJob = Type.Object({
  id: Id,
  schemaCode: ModelCode,
  operation: KeyOf(recordJobOperations),
  status: KeyOf(recordJobStatuses),
  total: Type.Integer(),
  /** Records that the job is through with: those that were done, and those that were refused. */
  handled: Type.Integer(),
  done: Type.Integer(),
  refusals: Type.Array(RecordJobRefusal),
  /** The error that ended a job that failed, in words. */
  failure: Nullable(Type.Object({ resultCode: Type.Integer(), resultDesc: Type.String() })),
  /** True where what it did can be undone by `undoOperation` with its id. */
  isUndoable: Type.Boolean(),
  createdTime: Moment,
  endedTime: Nullable(Moment),
});
export type RecordJob = Static<typeof RecordJob>;
