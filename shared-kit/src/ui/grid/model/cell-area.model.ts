import type { CellTarget } from './grid-cells.ts';
import type { GridColumn } from './grid-types.ts';
import type { GridCursor } from './keyboard.model.ts';

/** Cells beside and under one another, both ends included, by their places. */
export interface CellArea {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface AreaColumn {
  readonly kind: 'checkbox' | 'ordinal' | 'data';
}

/** Returns the cells with data between two corners; null where there are none, as in the head. */
export function areaBetween(one: GridCursor, other: GridCursor, columns: readonly AreaColumn[]): CellArea | null {
  const first = columns.findIndex(({ kind }) => kind === 'data');
  const top = Math.max(0, Math.min(one.row, other.row));
  const bottom = Math.max(one.row, other.row);
  const left = Math.max(first, Math.min(one.column, other.column));
  const right = Math.max(one.column, other.column);
  return first < 0 || bottom < 0 || right < first ? null : { top, bottom, left, right };
}

interface AreaRow<TRow extends object> {
  readonly original: TRow;
}

/** Returns an area by its rows and columns, with the room from its first cell on. */
export function targetOf<TRow extends object>(
  { top, bottom, left, right }: CellArea,
  rows: readonly AreaRow<TRow>[],
  columns: readonly { readonly id: string }[],
): CellTarget<TRow> {
  const beside = columns.slice(left).map(({ id }) => id);
  const below = rows.slice(top).map(({ original }) => original);
  return {
    rows: below.slice(0, bottom - top + 1),
    columnIds: beside.slice(0, right - left + 1),
    room: { rows: below, columnIds: beside },
  };
}

/**
 * Returns the cells that a fill goes through, and the number of their first rows or columns that it takes from: the first of a block; of
 * a single row or column the one before it. Null where there is none before.
 */
export function filledArea(
  area: CellArea,
  command: 'fillDown' | 'fillRight',
  columns: readonly AreaColumn[],
): CellArea | null {
  const { top, bottom, left, right } = area;
  if (command === 'fillDown') return bottom > top ? area : top > 0 ? { ...area, top: top - 1 } : null;
  if (right > left) return area;
  return columns[left - 1]?.kind === 'data' ? { ...area, left: left - 1 } : null;
}

/** Returns the texts of an area as they are shown, row by row. */
export function textsIn<TRow>(
  area: CellArea,
  rows: readonly { readonly original: TRow }[],
  columns: readonly { readonly column: GridColumn<TRow> | null }[],
): readonly (readonly string[])[] {
  const shown = columns.slice(area.left, area.right + 1);
  return rows
    .slice(area.top, area.bottom + 1)
    .map(({ original }) => shown.map(({ column }) => column?.text(original) ?? ''));
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns texts as a table of HTML, for programs that keep cells apart by it. */
export function tableHtml(texts: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<td>${text.replace(/[&<>"]/g, (each) => escapes[each] ?? each)}</td>`;
  return `<table>${texts.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
}
