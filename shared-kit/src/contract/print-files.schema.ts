import { type Static, Type } from 'typebox';
import { Id, KeyOf, Moment, Nullable } from './common.schema.ts';
import { TaskFailure, taskStatuses } from './exports.schema.ts';
import { FormCode, ModelCode, RecordId } from './ids.schema.ts';

/** Records of one file at most: as many as can be printed at once. */
export const mostInPrintFile = 500;

const PageBreak = Type.Object({
  page: Type.Integer({ minimum: 0, maximum: 3_000 }),
  end: Type.Number({ minimum: 0, maximum: 10_000 }),
});

/** Begins to write records to a PDF file, in this order, as they would be printed. */
export const BeginPrintFileInput = Type.Object({
  schemaCode: ModelCode,
  /** The form whose templates are meant; absent: those of every form of the model. */
  sheetCode: Type.Optional(FormCode),
  objectIds: Type.Array(RecordId, { minItems: 1, maxItems: mostInPrintFile }),
  /** Null: the plain layout that is made from the form. */
  templateId: Nullable(Id),
  /** Breaks put by hand, as in the preview. */
  breaks: Type.Optional(
    Type.Record(Type.String(), Type.Array(PageBreak, { maxItems: 3_000 }), { maxProperties: mostInPrintFile }),
  ),
  /** Made by the client per attempt of the user; the same one begins one file. */
  requestId: Type.Optional(Id),
});
export type BeginPrintFileInput = Static<typeof BeginPrintFileInput>;

export const PrintFileInput = Type.Object({ id: Id });
export type PrintFileInput = Static<typeof PrintFileInput>;

/** A file of printed records: how far it is, and its outcome. It is there for who began it alone, for a week. */
export const PrintFile = Type.Object({
  id: Id,
  schemaCode: ModelCode,
  fileName: Type.String(),
  /** Bytes; null until it is written. */
  fileSize: Nullable(Type.Integer()),
  taskStatus: KeyOf(taskStatuses),
  total: Nullable(Type.Integer()),
  handled: Type.Integer(),
  /** Records that could no longer be read. */
  refused: Type.Integer(),
  failure: Nullable(TaskFailure),
  startTime: Moment,
  endTime: Nullable(Moment),
  expiryTime: Nullable(Moment),
});
export type PrintFile = Static<typeof PrintFile>;
