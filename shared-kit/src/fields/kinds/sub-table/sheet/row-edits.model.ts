import type { Property, RowValue } from '../../../property.ts';
import type { Rows } from '../rows.ts';
import type { Area } from './cursor.model.ts';

/** Rows with new ones before the one at `index`. */
export function withInserted(rows: Rows, index: number, added: Rows): Rows {
  return rows.toSpliced(index, 0, ...added);
}

/** Copies of the rows of an area right after them, under new ids. */
export function withCopies(rows: Rows, { top, bottom }: Area, newId: () => string): Rows {
  const copies = rows.slice(top, bottom + 1).map((row) => ({ ...row, id: newId() }));
  return withInserted(rows, bottom + 1, copies);
}

/** The rows of an area one place up (-1) or down (1); the same rows where they are at that end already. */
export function withMoved(rows: Rows, { top, bottom }: Area, step: 1 | -1): Rows {
  if (top + step < 0 || bottom + step >= rows.length) return rows;
  const moved = rows.slice(top, bottom + 1);
  return withInserted(rows.toSpliced(top, moved.length), top + step, moved);
}

/** Rows without those of an area. */
export function without(rows: Rows, { top, bottom }: Area): Rows {
  return rows.toSpliced(top, bottom - top + 1);
}

/** Rows whose cells in an area are empty, but for columns that are only read. The same rows where they were so. */
export function withCleared(rows: Rows, columns: readonly Property[], area: Area): Rows {
  const codes = columns
    .slice(area.left, area.right + 1)
    .filter(({ readOnly }) => readOnly !== true)
    .map(({ code }) => code);
  const isFilled = (row: RowValue) => codes.some((code) => (row[code] ?? null) !== null);
  const cleared = rows.map((row, index) =>
    index < area.top || index > area.bottom || !isFilled(row)
      ? row
      : { ...row, ...Object.fromEntries(codes.map((code) => [code, null])) },
  );
  return cleared.every((row, index) => row === rows[index]) ? rows : cleared;
}
