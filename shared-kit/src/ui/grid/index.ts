/** The one data grid. */
export { DataGrid } from './DataGrid.tsx';
export type { DataGridProps } from './data-grid-props.ts';
export type { GridSort } from './hooks/head-actions.ts';
export type {
  BlockCommand,
  CellAddress,
  CellBlock,
  CellStep,
  CellTarget,
  GridCells,
  GridControl,
  GridRange,
} from './model/grid-cells.ts';
export { headHeight, rowHeights } from './model/grid-heights.ts';
export { defaultWidth, minimumWidth } from './model/column-layout.model.ts';
export type {
  ColumnSummaries,
  ColumnSummary,
  Density,
  GridColumn,
  GridRows,
  GridSelection,
  GridTree,
  GridView,
  RowMark,
  ScrollPosition,
} from './model/grid-types.ts';
export { selectionState, togglePage } from './model/selection.model.ts';
export type { SortDirection, SortEntry } from './model/sort-cycle.model.ts';
