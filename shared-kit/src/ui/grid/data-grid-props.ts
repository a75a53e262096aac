import type { ReactNode } from 'react';
import type { GridSort } from './hooks/head-actions.ts';
import type { CellAddress, GridCells, GridRange } from './model/grid-cells.ts';
import type { ColumnSummaries, GridColumn, GridRows, GridSelection, GridTree, GridView } from './model/grid-types.ts';

/** Props of a grid. Selection, sorting, trees and opening are there where they are given. */
export interface DataGridProps<TRow extends object> {
  /** Content of the grid in words, for assistive technology. */
  readonly label: string;
  /** Keep the array the same while nothing changes: rows are drawn again when it does. */
  readonly columns: readonly GridColumn<TRow>[];
  readonly rows: GridRows<TRow>;
  /** The summary row; it is there where a column that is shown has one. */
  readonly summaries?: ColumnSummaries;
  /** With rows shown a line runs along the top; without rows the outline of the grid appears after 280 ms. */
  readonly isLoading?: boolean;
  /** Shown instead of rows: nothing here yet, no result, an error. */
  readonly placeholder?: ReactNode;
  readonly sort?: GridSort;
  readonly selection?: GridSelection<TRow>;
  readonly tree?: GridTree<TRow>;
  /** Cells that are edited in place. */
  readonly cells?: GridCells<TRow>;
  /** The cell that is being edited. */
  readonly edited?: CellAddress | null;
  /** Blocks of cells that are selected and copied. */
  readonly range?: GridRange<TRow>;
  /** Enter on a row, or a double click on one, except on a cell that it begins to edit. */
  readonly onOpen?: (row: TRow) => void;
  readonly view?: GridView;
}
