import { type FieldProblem, type Parsed, refused } from '../../../problems.ts';
import type { Property, RowValue } from '../../../property.ts';
import type { PastedText, SeveralFit } from '../pasted-text.ts';
import type { Rows } from '../rows.ts';
import type { Area } from './cursor.model.ts';

/** A value that was read, or why it could not be, with the name that fits several where that was the trouble. */
export type ReadValue = Parsed<unknown> | (Extract<Parsed<unknown>, { ok: false }> & { readonly several: SeveralFit });

/** Reads a cell's text for a column. */
export type ReadCell = (column: Property, text: string) => ReadValue;

/** Cells of a text, and where they go. */
export interface Paste {
  readonly rows: Rows;
  readonly columns: readonly Property[];
  readonly maxRows: number;
  /** The marked cells: the first one takes the first cell of the text; a single cell is put into all of them. */
  readonly area: Area;
  readonly cells: readonly (readonly string[])[];
}

/** What a paste makes of the rows, or why nothing of it was taken. */
export type Pasted =
  | {
      readonly ok: true;
      readonly rows: Rows;
      /** The cells that were pasted into. */
      readonly area: Area;
      /** How many cells keep their text because their column cannot read it. */
      readonly unread: number;
      /** How many filled cells of the text had no column to go into. */
      readonly leftOut: number;
    }
  | { readonly ok: false; readonly problem: FieldProblem };

/** Where each cell of a paste goes; rows that are not there yet have indexes after the last one. */
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
  if (area.bottom >= Math.max(maxRows, rows.length)) return refused('tooManyRows', { max: maxRows });
  const isOne = cells.length === 1 && cells[0]?.length === 1;
  let [unread, leftOut] = [0, 0];
  const put = (row: RowValue, index: number): RowValue => {
    const texts = cells[isOne ? 0 : index - area.top] ?? [];
    const entries = columns.slice(area.left, area.right + 1).flatMap((column, at): [string, unknown][] => {
      const text = isOne ? texts[0] : texts[at];
      if (text === undefined || !isWritable(column)) return [];
      if (text.trim() === '') return [[column.code, null]];
      const result = read(column, text);
      if (result.ok) return [[column.code, result.value]];
      unread += 1;
      const several = 'several' in result ? { several: result.several } : {};
      return [[column.code, { pasted: text, ...several } satisfies PastedText]];
    });
    return { ...row, ...Object.fromEntries(entries) };
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

function isWritable({ readOnly }: Property): boolean {
  return readOnly !== true;
}
