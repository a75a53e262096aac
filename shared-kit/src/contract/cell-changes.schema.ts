import { type Static, Type } from 'typebox';
import { cellLimits } from './cell-limits.ts';
import { Code, Id, Nullable, WholeNumber } from './common.schema.ts';
import { ModelCode, RecordId, ViewCode } from './ids.schema.ts';

const { rows: mostRows, columns: mostColumns, text: maxLength } = cellLimits;

/**
 * Cell as it is to be: a text that is read as one of an imported file, '' for none; a value as records have it; null leaves it. No union:
 * the server's own conversion would make null of '', which is another thing here.
 */
const Cell = Type.Unsafe<string | { readonly value: unknown } | null>({
  type: ['string', 'null', 'object'],
  maxLength,
  properties: { value: {} },
  required: ['value'],
  additionalProperties: false,
});
export type Cell = Static<typeof Cell>;

/** Cells of one record. */
const CellRow = Type.Object({
  /** The record with the version that the person saw; absent: a new one. */
  record: Type.Optional(Type.Object({ id: RecordId, version: WholeNumber() })),
  /** By the places of the codes. */
  cells: Type.Array(Cell, { maxItems: mostColumns }),
});

/** Gives fields of several records values. */
export const ChangeCellsInput = Type.Object({
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  codes: Type.Array(Code, { minItems: 1, maxItems: mostColumns }),
  rows: Type.Array(CellRow, { minItems: 1, maxItems: mostRows }),
  /** Made by the client per attempt of the user; the same one is written once. */
  requestId: Type.Optional(Id),
});
export type ChangeCellsInput = Static<typeof ChangeCellsInput>;

/** Reason for which cells are not written; `code` is null where it is about their records as a whole. */
export const CellRefusal = Type.Object({
  code: Nullable(Code),
  reason: Type.String(),
  /** Places of the rows in the input. */
  rows: Type.Array(Type.Integer()),
  /** True where nothing of these rows is written; otherwise the other cells are. */
  isOfRow: Type.Boolean(),
});
export type CellRefusal = Static<typeof CellRefusal>;

/** Effect of a change of cells, or the one that it would have. */
export const CellChanges = Type.Object({
  /** Cells that get another value, those of new records included. */
  changedCells: Type.Integer(),
  /** Cells that have the value already. */
  sameCells: Type.Integer(),
  refusedCells: Type.Integer(),
  changedRecords: Type.Integer(),
  createdRecords: Type.Integer(),
  refusals: Type.Array(CellRefusal),
  /** The records that were written, with the places of their rows; none of a preview. */
  records: Type.Array(Type.Object({ row: Type.Integer(), id: RecordId, version: Type.Integer() })),
  /** Names it for `undoOperation`; absent where nothing was written. */
  operationId: Type.Optional(Id),
});
export type CellChanges = Static<typeof CellChanges>;
