import { keyActionOf, gridKeys, headKeys } from '../../keys/keys.model.ts';

/** Position of the grid's cursor. Row -1 is the header; columns count in the order seen. */
export interface GridCursor {
  readonly row: number;
  readonly column: number;
}

/** Bounds of the cursor. */
export interface GridBounds {
  readonly rows: number;
  readonly columns: number;
  /** Number of rows that one page key moves. */
  readonly rowsInView: number;
  /** The tree state of the cursor's row, when the cursor stands on the tree's own column. */
  readonly branch: 'open' | 'closed' | null;
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

type KeyCommand<T> = (index: number, at: GridCursor, bounds: GridBounds) => T;

const headCommands = {
  sort: () => ({ type: 'sort', isAdditive: false }),
  sortAlso: () => ({ type: 'sort', isAdditive: true }),
  menu: () => ({ type: 'menu' }),
  resize: (index) => ({ type: 'resize', steps: stepOf(index) }),
} satisfies Record<keyof typeof headKeys, KeyCommand<GridCommand>>;

const gridCommands = {
  move: (index, at, bounds) => branchCommand(index, bounds) ?? moveTo(beside(index, at), bounds),
  rowEnds: (index, { row }, bounds) => moveTo({ row, column: index * bounds.columns }, bounds),
  corners: (index, _at, bounds) => moveTo({ row: index * bounds.rows, column: index * bounds.columns }, bounds),
  screen: (index, { row, column }, bounds) => moveTo({ row: row + stepOf(index) * bounds.rowsInView, column }, bounds),
  open: () => ({ type: 'open' }),
  enter: (_place, { row }) => (row < 0 ? null : { type: 'enter' }),
  tick: () => ({ type: 'toggle', isRange: false }),
  tickRange: () => ({ type: 'toggle', isRange: true }),
  tickPage: () => ({ type: 'selectPage' }),
} satisfies Record<keyof typeof gridKeys, KeyCommand<GridCommand | null>>;

/**
 * Returns the command of a key at a cursor, by its name in the table of keys; null when the key is not the grid's, so
 * that the browser keeps it.
 */
export function commandOf(key: string, at: GridCursor, bounds: GridBounds): GridCommand | null {
  const ofHead = at.row < 0 ? keyActionOf(headKeys, key) : null;
  if (ofHead !== null) return headCommands[ofHead.does](ofHead.index);
  const keyAction = keyActionOf(gridKeys, key);
  return keyAction && gridCommands[keyAction.does](keyAction.index, at, bounds);
}

const stepOf = (index: number) => (index === 0 ? -1 : 1);

function branchCommand(index: number, { branch }: GridBounds): GridCommand | null {
  const key = gridKeys.move[index];
  if (key === 'ArrowRight' && branch === 'closed') return { type: 'branch', isOpen: true };
  if (key === 'ArrowLeft' && branch === 'open') return { type: 'branch', isOpen: false };
  return null;
}

function beside(index: number, { row, column }: GridCursor): GridCursor {
  const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] } as const;
  const [down, right] = steps[gridKeys.move[index] ?? 'ArrowUp'];
  return { row: row + down, column: column + right };
}

function moveTo(to: GridCursor, bounds: GridBounds): GridCommand {
  return {
    type: 'move',
    to: { row: within(to.row, -1, bounds.rows - 1), column: within(to.column, 0, bounds.columns - 1) },
  };
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
