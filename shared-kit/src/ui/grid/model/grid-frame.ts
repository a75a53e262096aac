import type { GridRowModel } from '../hooks/use-grid-rows.ts';
import type { GridCells } from './grid-cells.ts';
import type { GridRows, GridSelection, GridTree } from './grid-types.ts';
import type { GridLayout } from './laid-column.ts';

/** Actions that a row may ask of the grid. The functions stay the same for the life of the grid. */
export interface RowActions<TRow extends object> {
  toggle(row: GridRowModel<TRow>, isRange: boolean): void;
  toggleBranch(row: GridRowModel<TRow>, isOpen: boolean): void;
  /** A double press on a row, or on a cell of it: the index of its column. */
  press(row: GridRowModel<TRow>, column: number | null): void;
  open(row: GridRowModel<TRow>): void;
}

/** State that all rows share. Stays the same object while nothing in it changes, so that unchanged rows are not drawn again. */
export interface GridFrame<TRow extends object> {
  readonly id: string;
  readonly layout: GridLayout<TRow>;
  /** Part of the rows that all of them are drawn by: the records are not in it. */
  readonly rows: Pick<GridRows<TRow>, 'offset' | 'markOf' | 'colourOf'>;
  readonly tree: GridTree<TRow> | undefined;
  readonly canSelect: GridSelection<TRow>['canSelect'];
  readonly hasSelection: boolean;
  readonly canOpen: boolean;
  readonly cells: GridCells<TRow> | undefined;
  readonly actions: RowActions<TRow>;
}

/** The DOM id of a cell, by which the grid tells assistive technology where its cursor stands. Row -1 is the header. */
export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}:${row}:${column}`;
}

/** The cursor of a cell's DOM id; null for anything else. */
export function cursorOf(id: string): { row: number; column: number } | null {
  const match = /:(-?\d+):(\d+)$/.exec(id);
  return match ? { row: Number(match[1]), column: Number(match[2]) } : null;
}
