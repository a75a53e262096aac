import { type KeyboardEvent, type RefObject, useImperativeHandle } from 'react';
import { flushSync } from 'react-dom';
import { cellEditKeys, keyActionOf, nameOfKey } from '../../keys/keys.model.ts';
import type { CellAddress, CellStep, GridCells, GridControl } from '../model/grid-cells.ts';
import { nextDataCell } from '../model/cell-step.model.ts';
import type { GridCursor } from '../model/keyboard.model.ts';
import type { GridLayout } from '../model/laid-column.ts';
import type { GridRowModel } from './use-grid-rows.ts';

interface EditedGrid<TRow extends object> {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly layout: GridLayout<TRow>;
  readonly rows: readonly GridRowModel<TRow>[];
  readonly cells: GridCells<TRow> | undefined;
  readonly edited: CellAddress | null | undefined;
}

/** Begins to edit a cell where it can be; false where it cannot. */
export function beginEdit<TRow extends object>(
  { layout, rows, cells }: Pick<EditedGrid<TRow>, 'layout' | 'rows' | 'cells'>,
  { row, column }: GridCursor,
  text: string | null,
): boolean {
  const [at, laid] = [rows[row], layout.columns[column]];
  if (cells === undefined || at === undefined || laid?.kind !== 'data') return false;
  if (!cells.canEdit(at.original, laid.id)) return false;
  // The editor is there before the browser handles the key: an input method goes on in it.
  flushSync(() => cells.onEdit(at.original, laid.id, text));
  return true;
}

/** Handles the key that begins an edit; false for every other one. */
export function editByKey<TRow extends object>(
  grid: EditedGrid<TRow>,
  event: KeyboardEvent<HTMLElement>,
  cursor: GridCursor,
): boolean {
  if (grid.cells === undefined || cursor.row < 0) return false;
  const isOnGrid = event.target === event.currentTarget;
  // The editor is on its way: what is typed is meant for it.
  const isAwaited = isOnGrid && grid.edited != null;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && event.key.length === 1;
  const isTyped = isOnGrid && isPlain && (isAwaited || !keptKeys.has(event.key));
  const isComposed = isOnGrid && (event.key === 'Process' || event.nativeEvent.isComposing);
  const isAsked = keyActionOf(cellEditKeys, nameOfKey(event))?.does === 'edit';
  if (isAwaited && awaitedKeys.has(event.key)) {
    event.preventDefault();
    if (endKeys.has(event.key)) grid.cells.onEnd({ key: event.key, shiftKey: event.shiftKey });
    return true;
  }
  if (!(isAsked || isTyped || isComposed) || !beginEdit(grid, cursor, isAsked ? null : '')) return false;
  const { activeElement } = event.currentTarget.ownerDocument;
  // What is typed goes into the editor where that is there, and waits for it where it is not.
  const isThere = activeElement !== event.currentTarget && event.currentTarget.contains(activeElement);
  if (isAsked || (isTyped && !isThere)) event.preventDefault();
  if (isTyped && !isThere) beginEdit(grid, cursor, event.key);
  return true;
}

/** Keys of one character that the grid and the page keep for themselves. */
const keptKeys: ReadonlySet<string> = new Set([' ', '/', '?']);
/** Keys that the grid does not take for its own while an editor is on its way. */
const awaitedKeys: ReadonlySet<string> = new Set(['Enter', 'Tab', 'Backspace', 'Delete']);
/** Keys among them that end the edit once the editor is there. */
const endKeys: ReadonlySet<string> = new Set(['Enter', 'Tab']);

interface Moves {
  readonly cursor: GridCursor;
  setCursor(to: GridCursor): void;
  reveal(to: GridCursor): void;
}

/** Lets whoever edits a cell move the cursor. */
export function useGridControl<TRow extends object>(grid: EditedGrid<TRow>, { cursor, setCursor, reveal }: Moves) {
  const { viewport, layout, rows, cells } = grid;
  const to = (next: GridCursor) => {
    viewport.current?.focus({ preventScroll: true });
    setCursor(next);
    reveal(next);
  };
  useImperativeHandle(
    cells?.control,
    (): GridControl => ({
      go: (step: CellStep) => to(nextDataCell(step, cursor, { rows: rows.length, columns: layout.columns })),
      goTo: ({ key, columnId }) => {
        const row = rows.findIndex(({ id }) => id === key);
        const column = layout.columns.findIndex(({ id }) => id === columnId);
        if (row >= 0 && column >= 0) to({ row, column });
      },
    }),
  );
}
