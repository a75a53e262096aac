import type { GridWindow } from '../hooks/use-grid-window.ts';
import { cellId } from './grid-frame.ts';
import type { GridCursor } from './keyboard.model.ts';
import type { GridLayout } from './laid-column.ts';

interface RenderedGrid<TRow> {
  readonly layout: GridLayout<TRow>;
  readonly gridWindow: Pick<GridWindow, 'rows' | 'firstColumn' | 'lastColumn'>;
  /** False while something else stands where rows would. */
  readonly showsRows: boolean;
}

/** The DOM id of the cursor's cell; undefined while it is scrolled out of what is drawn, so that no id leads nowhere. */
export function renderedCellId<TRow>(
  gridId: string,
  { row, column }: GridCursor,
  grid: RenderedGrid<TRow>,
): string | undefined {
  const { layout, gridWindow, showsRows } = grid;
  const laid = layout.columns[column];
  if (laid === undefined) return undefined;
  const place = column - layout.left.length;
  const isColumnDrawn = laid.pin !== null || (place >= gridWindow.firstColumn && place <= gridWindow.lastColumn);
  const isRowDrawn = row < 0 || (showsRows && gridWindow.rows.some(({ index }) => index === row));
  return isColumnDrawn && isRowDrawn ? cellId(gridId, row, column) : undefined;
}
