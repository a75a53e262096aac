import { optionSourceOf } from '../../../option-sources.ts';
import { type FieldProblem, type ValidationResult, invalid } from '../../../problems.ts';
import type { Property, RowValue } from '../../../property.ts';
import { type PastedText, pastedText, type SeveralFit } from '../pasted-text.ts';
import type { Rows } from '../rows.ts';
import type { Area } from './cursor.model.ts';

/** A value that was read, or why it could not be, with the name that fits several where that was the trouble. */
export type ReadValue =
  | ValidationResult<unknown>
  | (Extract<ValidationResult<unknown>, { ok: false }> & { readonly several: SeveralFit });

/** Reads a cell's text for a column of a row, whose other cells are read before those that depend on them. */
export type ReadCell = (column: Property, text: string, row: RowValue, columns: readonly Property[]) => ReadValue;

/** Cells of a text, and where they go. */
export interface Paste {
  readonly rows: Rows;
  readonly columns: readonly Property[];
  readonly maxRows: number;
  /** The marked cells: the first one takes the first cell of the text; a single cell is put into all of them. */
  readonly area: Area;
  readonly cells: readonly (readonly string[])[];
}

/** Result of a paste: the new rows, or the reason for which nothing of it was taken. */
export type Pasted =
  | {
      readonly ok: true;
      readonly rows: Rows;
      /** The cells that were pasted into. */
      readonly area: Area;
      /** Number of cells that keep their text because their column cannot read it. */
      readonly unread: number;
      /** Number of filled cells of the text that had no column to go into. */
      readonly leftOut: number;
    }
  | { readonly ok: false; readonly problem: FieldProblem };

/** Returns the area that the cells of a paste go into; rows that are not there yet have indexes after the last one. */
function targetOf({ columns, area, cells }: Paste): Area {
  const height = cells.length;
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  if (height === 1 && width === 1) return area;
  return {
    top: area.top,
    left: area.left,
    bottom: area.top + height - 1,
    right: Math.min(area.left + width, columns.length) - 1,
  };
}

/**
 * Rows with a text's cells in them, each read by its column. A cell that cannot be read keeps its text; columns that are
 * only read stay as they are. Where there would be more rows than allowed nothing is taken.
 */
export function pasted(paste: Paste, read: ReadCell, newId: () => string): Pasted {
  const { rows, columns, maxRows, cells } = paste;
  const area = targetOf(paste);
  if (area.bottom >= Math.max(maxRows, rows.length)) return invalid('tooManyRows', { max: maxRows });
  const isOne = cells.length === 1 && cells[0]?.length === 1;
  let [unread, leftOut] = [0, 0];
  const put = (row: RowValue, index: number): RowValue => {
    const texts = cells[isOne ? 0 : index - area.top] ?? [];
    const targets = columns.slice(area.left, area.right + 1).flatMap((column, at) => {
      const text = isOne ? texts[0] : texts[at];
      return text === undefined || !isWritable(column) ? [] : [{ column, text }];
    });
    const next: Record<string, unknown> & RowValue = { ...row };
    // Options that are matched with a cell beside them are read after it.
    for (const { column, text } of targets.toSorted((one, other) => rank(one.column) - rank(other.column))) {
      const value = text.trim() === '' ? null : readValue(text, read(column, text, next, columns));
      if (pastedText(value) !== null) unread += 1;
      next[column.code] = value;
    }
    return next;
  };
  const all = [...rows];
  while (all.length <= area.bottom) all.push({ id: newId() });
  const changed = all.map((row, index) => (index < area.top || index > area.bottom ? row : put(row, index)));
  for (const row of cells)
    row.forEach((text, at) => {
      const column = isOne ? columns[area.left] : columns[area.left + at];
      if (text.trim() !== '' && (column === undefined || !isWritable(column))) leftOut += 1;
    });
  return { ok: true, rows: changed, area, unread, leftOut };
}

/** Returns the content of a cell for a text that was read: its value, or the text itself where it is none. */
export function readValue(text: string, result: ReadValue): unknown {
  if (result.ok) return result.value;
  const several = 'several' in result ? { several: result.several } : {};
  return { pasted: text, ...several } satisfies PastedText;
}

function rank(column: Property): 0 | 1 {
  return optionSourceOf(column)?.match == null ? 0 : 1;
}

function isWritable({ readOnly }: Property): boolean {
  return readOnly !== true;
}
