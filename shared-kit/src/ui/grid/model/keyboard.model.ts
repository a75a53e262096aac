import { headKeys, keyActionOf, rowKeys } from '../../keys/keys.model.ts';
import { type CellPosition, nextCell } from '../../keys/next-cell.model.ts';

/** Position of the grid's cursor. Row -1 is the header; columns count in the order seen. */
export type GridCursor = CellPosition;

/** Bounds of the cursor. */
export interface GridBounds {
  readonly rows: number;
  readonly columns: number;
  /** Number of rows that one page key moves. */
  readonly rowsInView: number;
  /** The tree state of the cursor's row, when the cursor stands on the tree's own column. */
  readonly branch: 'open' | 'closed' | null;
  /** The row above in a tree, where the cursor stands on the tree's own column; null at the top. */
  readonly parent?: number | null;
}

/** Command of a key to the grid. */
export type GridCommand =
  | { readonly type: 'move'; readonly to: GridCursor }
  | { readonly type: 'toggle'; readonly isRange: boolean }
  | { readonly type: 'selectPage' }
  | { readonly type: 'open' }
  | { readonly type: 'enter' }
  | { readonly type: 'sort'; readonly isAdditive: boolean }
  | { readonly type: 'resize'; readonly steps: number }
  | { readonly type: 'menu' }
  | { readonly type: 'branch'; readonly isOpen: boolean };

type HeadCommand = (index: number) => GridCommand;

const headCommands = {
  sort: () => ({ type: 'sort', isAdditive: false }),
  sortAlso: () => ({ type: 'sort', isAdditive: true }),
  menu: () => ({ type: 'menu' }),
  resize: (index) => ({ type: 'resize', steps: index === 0 ? -1 : 1 }),
} satisfies Record<keyof typeof headKeys, HeadCommand>;

const rowCommands: Readonly<Record<keyof typeof rowKeys, GridCommand>> = {
  open: { type: 'open' },
  enter: { type: 'enter' },
  tick: { type: 'toggle', isRange: false },
  tickRange: { type: 'toggle', isRange: true },
  tickPage: { type: 'selectPage' },
};

/**
 * Returns the command of a key at a cursor, by its name in the table of keys; null when the key is not the grid's, so
 * that the browser keeps it.
 */
export function commandOf(key: string, at: GridCursor, bounds: GridBounds): GridCommand | null {
  const ofHead = at.row < 0 ? keyActionOf(headKeys, key) : null;
  if (ofHead !== null) return headCommands[ofHead.does](ofHead.index);
  return branchCommand(key, at, bounds) ?? moveCommand(key, at, bounds) ?? rowCommand(key, at);
}

function branchCommand(key: string, at: GridCursor, { branch, parent = null }: GridBounds): GridCommand | null {
  if (key === 'ArrowRight' && branch === 'closed') return { type: 'branch', isOpen: true };
  if (key === 'ArrowLeft' && branch === 'open') return { type: 'branch', isOpen: false };
  // As WAI-ARIA describes treegrids: from what is closed the arrow leads to what it is below.
  if (key === 'ArrowLeft' && parent !== null) return { type: 'move', to: { ...at, row: parent } };
  return null;
}

function moveCommand(key: string, at: GridCursor, { rows, columns, rowsInView }: GridBounds): GridCommand | null {
  const to = nextCell(key, at, { rows, columns, screen: rowsInView, hasHead: true });
  return to && { type: 'move', to };
}

/** The command of a key beside those that move; nothing in the head is gone into. */
function rowCommand(key: string, { row }: GridCursor): GridCommand | null {
  const keyAction = keyActionOf(rowKeys, key);
  return keyAction === null || (keyAction.does === 'enter' && row < 0) ? null : rowCommands[keyAction.does];
}
