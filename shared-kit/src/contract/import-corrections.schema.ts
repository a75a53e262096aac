import { type Static, Type } from 'typebox';
import { Code, Id, KeyOf, NameI18n, Moment, Nullable, PageIndex, WholeNumber } from './common.schema.ts';
import { ModelCode } from './ids.schema.ts';
import { cellProblems, ImportRow } from './imports.schema.ts';
import { PropertyPath } from './model-permissions.schema.ts';

/** Column of the correction table (list spec, section 3). */
export const HeadColumn = Type.Object({
  propertyCode: Code,
  propertyType: Type.Integer(),
  name: Type.String(),
  name_i18n: NameI18n,
  displayFormat: Type.Integer(),
});
export type HeadColumn = Static<typeof HeadColumn>;

/** Condition of the correction table: the cells of a field that have this text in the file. */
export const CellCondition = Type.Object({ propertyPath: PropertyPath, text: Type.String({ maxLength: 32_767 }) });
export type CellCondition = Static<typeof CellCondition>;

const conditions = Type.Optional(Type.Array(CellCondition, { maxItems: 20 }));

/** Asks for a page of the refused rows of an import; all conditions must hold. */
export const ImportRowsInput = Type.Object({
  taskId: Id,
  conditions,
  page: PageIndex,
  size: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
});
export type ImportRowsInput = Static<typeof ImportRowsInput>;

/** Refused rows and what is known of all of them; `problemRows` are those that still have problems. */
export const ImportRows = Type.Object({
  headColumns: Type.Array(
    Type.Object({ ...HeadColumn.properties, childColumns: Type.Optional(Type.Array(HeadColumn)) }),
  ),
  content: Type.Array(ImportRow),
  totalElements: Type.Integer(),
  problemRows: Type.Integer(),
});
export type ImportRows = Static<typeof ImportRows>;

/** Asks for the first row after `afterRow` that has a problem. */
export const NextProblemInput = Type.Object({ taskId: Id, afterRow: WholeNumber() });
export type NextProblemInput = Static<typeof NextProblemInput>;

/** Place of a problem among the refused rows: its position from 0, and the number of its row; null for none. */
export const NextProblem = Type.Object({ position: Nullable(Type.Integer()), rowNumber: Nullable(Type.Integer()) });
export type NextProblem = Static<typeof NextProblem>;

/** Asks for the different texts of a field among the refused rows. */
export const ImportTextsInput = Type.Object({ taskId: Id, propertyPath: PropertyPath, conditions });
export type ImportTextsInput = Static<typeof ImportTextsInput>;

/** Texts of a field, those with problems first, at most a thousand. */
export const ImportTexts = Type.Object({
  content: Type.Array(
    Type.Object({ text: Type.String(), count: Type.Integer(), problem: Nullable(KeyOf(cellProblems)) }),
  ),
});
export type ImportTexts = Static<typeof ImportTexts>;

/** New value of one cell: a value as records have it, or a text to be read as one of the file is. */
export const CellCorrection = Type.Object({
  /** Of the row itself, also for a cell of a sub-table's row, which has a number of its own in the file. */
  rowNumber: WholeNumber(1),
  propertyPath: PropertyPath,
  value: Type.Optional(Type.Unknown()),
  text: Type.Optional(Type.String({ maxLength: 32_767 })),
});
export type CellCorrection = Static<typeof CellCorrection>;

/** Corrects cells one by one. */
export const CorrectCellsInput = Type.Object({
  taskId: Id,
  corrections: Type.Array(CellCorrection, { minItems: 1, maxItems: 2000 }),
});
export type CorrectCellsInput = Static<typeof CorrectCellsInput>;

/** Gives all cells of a field that have one text the same value. */
export const ReplaceCellsInput = Type.Object({
  taskId: Id,
  propertyPath: PropertyPath,
  text: Type.String({ maxLength: 32_767 }),
  value: Type.Unknown(),
  conditions,
  /** Only these rows; all where it is left out. */
  rowNumbers: Type.Optional(Type.Array(WholeNumber(1), { maxItems: 10_000 })),
  /** True where the answer is offered the next time that this text comes in. */
  remember: Type.Optional(Type.Boolean()),
});
export type ReplaceCellsInput = Static<typeof ReplaceCellsInput>;

/** Outcome of corrections: cells that changed, and rows that still have problems. */
export const CorrectionOutcome = Type.Object({ changed: Type.Integer(), problemRows: Type.Integer() });
export type CorrectionOutcome = Static<typeof CorrectionOutcome>;

/** Leaves refused rows out of what is imported a second time. */
export const DropRowsInput = Type.Object({
  taskId: Id,
  rowNumbers: Type.Array(WholeNumber(1), { minItems: 1, maxItems: 10_000 }),
});
export type DropRowsInput = Static<typeof DropRowsInput>;

/** A correction that is offered again: in this field of this model the text means the value. */
export const RememberedCorrection = Type.Object({
  id: Id,
  propertyPath: PropertyPath,
  text: Type.String(),
  value: Type.Unknown(),
  lastUsedTime: Moment,
});
export type RememberedCorrection = Static<typeof RememberedCorrection>;

/** Asks for what is remembered for a model. */
export const RememberedInput = Type.Object({ schemaCode: ModelCode });
export type RememberedInput = Static<typeof RememberedInput>;

export const RememberedCorrections = Type.Object({ content: Type.Array(RememberedCorrection) });
export type RememberedCorrections = Static<typeof RememberedCorrections>;

/** Names what is to be forgotten. */
export const ForgetCorrectionInput = Type.Object({ id: Id });
export type ForgetCorrectionInput = Static<typeof ForgetCorrectionInput>;
