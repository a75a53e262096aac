import { cellKeys, keyActionOf } from './keys.model.ts';
import { nextPosition } from './next-position.model.ts';

/** Position of a cell, from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Cells that keys move among. */
export interface CellBounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows of a screen, for Page Up and Page Down. */
  readonly screen: number;
  /** True where row -1 is a head, which arrows and Page Up reach. */
  readonly hasHead?: boolean;
}

/**
 * Returns the cell to which a key leads, by its name in the table of keys, as WAI-ARIA describes grids: at an edge the
 * same cell. Null for a key that does not move.
 */
export function nextCell(name: string, from: CellPosition, bounds: CellBounds): CellPosition | null {
  const keyAction = keyActionOf(cellKeys, name);
  if (keyAction === null) return null;
  const { rows, columns, screen, hasHead = false } = bounds;
  const key = name.replace('Ctrl+', '');
  const column = nextPosition(key, { at: from.column, count: columns, axis: 'horizontal' }) ?? from.column;
  if (keyAction.does === 'rowEnds') return { row: from.row, column };
  // The corners are those of the rows; only what goes up row by row reaches the head.
  const heads = hasHead && keyAction.does !== 'corners' ? 1 : 0;
  const row = nextPosition(key, { at: from.row + heads, count: rows + heads, axis: 'vertical', screen });
  return { row: row === null ? from.row : row - heads, column };
}
