/** Where the grid's cursor stands. Row -1 is the header; columns count in the order seen. */
export interface GridCursor {
  readonly row: number;
  readonly column: number;
}

/** A key and what was held with it; Ctrl and the Mac’s command key are one. */
export interface GridKey {
  readonly key: string;
  readonly isCtrl: boolean;
  readonly isShift: boolean;
  readonly isAlt: boolean;
}

/** How far the cursor can go. */
export interface GridBounds {
  readonly rows: number;
  readonly columns: number;
  /** How many rows one page key moves. */
  readonly rowsInView: number;
  /** The tree state of the cursor's row, when the cursor stands on the tree's own column. */
  readonly branch: 'open' | 'closed' | null;
}

/** What a key asks of the grid. */
export type GridCommand =
  | { readonly type: 'move'; readonly to: GridCursor }
  | { readonly type: 'toggle'; readonly isRange: boolean }
  | { readonly type: 'selectPage' }
  | { readonly type: 'open' }
  | { readonly type: 'sort'; readonly isAdditive: boolean }
  | { readonly type: 'resize'; readonly steps: number }
  | { readonly type: 'menu' }
  | { readonly type: 'branch'; readonly isOpen: boolean };

/** What a key asks at a cursor; null when the key is not the grid's, so that the browser keeps it. */
export function commandOf(key: GridKey, at: GridCursor, bounds: GridBounds): GridCommand | null {
  if (key.isAlt) return headCommand(key, at);
  if (key.isShift && key.key === 'F10') return at.row < 0 ? { type: 'menu' } : null;
  if (key.isCtrl && key.key.toLowerCase() === 'a') return { type: 'selectPage' };
  return branchCommand(key, bounds) ?? moveCommand(key, at, bounds) ?? actCommand(key, at);
}

function headCommand(key: GridKey, at: GridCursor): GridCommand | null {
  if (at.row >= 0) return null;
  if (key.key === 'ArrowDown') return { type: 'menu' };
  if (key.key === 'ArrowRight') return { type: 'resize', steps: 1 };
  return key.key === 'ArrowLeft' ? { type: 'resize', steps: -1 } : null;
}

function branchCommand(key: GridKey, bounds: GridBounds): GridCommand | null {
  if (key.key === 'ArrowRight' && bounds.branch === 'closed') return { type: 'branch', isOpen: true };
  if (key.key === 'ArrowLeft' && bounds.branch === 'open') return { type: 'branch', isOpen: false };
  return null;
}

function moveCommand(key: GridKey, at: GridCursor, bounds: GridBounds): GridCommand | null {
  const to = target(key, at, bounds);
  if (!to) return null;
  return {
    type: 'move',
    to: { row: within(to.row, -1, bounds.rows - 1), column: within(to.column, 0, bounds.columns - 1) },
  };
}

function target(key: GridKey, { row, column }: GridCursor, bounds: GridBounds): GridCursor | null {
  const lastColumn = bounds.columns - 1;
  switch (key.key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'Home':
      return { row: key.isCtrl ? 0 : row, column: 0 };
    case 'End':
      return { row: key.isCtrl ? bounds.rows - 1 : row, column: lastColumn };
    case 'PageUp':
      return { row: row - bounds.rowsInView, column };
    case 'PageDown':
      return { row: row + bounds.rowsInView, column };
    default:
      return null;
  }
}

function actCommand(key: GridKey, at: GridCursor): GridCommand | null {
  const isHead = at.row < 0;
  if (key.key === ' ')
    return isHead ? { type: 'sort', isAdditive: key.isShift } : { type: 'toggle', isRange: key.isShift };
  if (key.key === 'Enter') return isHead ? { type: 'sort', isAdditive: key.isShift } : { type: 'open' };
  return null;
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
