import { type KeyboardEvent, useState } from 'react';
import { isInCell, stepInCell } from './cell-controls.ts';
import { nameOfKey } from '../../keys/keys.model.ts';
import { commandOf, type GridBounds, type GridCommand, type GridCursor } from '../model/keyboard.model.ts';

interface KeyboardInput {
  readonly initialRow: number;
  readonly rowCount: number;
  readonly columnCount: number;
  /** Key of a row whose cursor stays on it wherever it stands; undefined where the cursor keeps its place. */
  readonly keyOf: (row: number) => string | undefined;
  /** Place of the row with a key; -1 for none. */
  readonly rowOf: (key: string) => number;
  readonly rowsInView: () => number;
  /** Handles a key before the grid does; false for one that is not its own. */
  readonly takeKey: (event: KeyboardEvent<HTMLElement>, cursor: GridCursor) => boolean;
  readonly branchAt: (cursor: GridCursor) => Pick<GridBounds, 'branch' | 'parent'>;
  /** Brings the cursor into view. */
  readonly onMove: (cursor: GridCursor) => void;
  /** Called with the row of the cursor, by keys or by a press. */
  readonly onCursor: (cursor: GridCursor) => void;
  readonly onCommand: (command: Exclude<GridCommand, { type: 'move' }>, cursor: GridCursor) => void;
}

/** The grid's cursor and what keys do with it. */
export function useGridKeyboard(input: KeyboardInput) {
  const held = (to: GridCursor) => ({ ...to, key: input.keyOf(to.row) });
  const [wanted, setWanted] = useState(() => held({ row: Math.max(0, input.initialRow), column: 0 }));
  // Rows and columns may have gone since the cursor was set.
  const cursor = {
    row: Math.min(placeOf(wanted, input), input.rowCount - 1),
    column: Math.max(0, Math.min(wanted.column, input.columnCount - 1)),
  };
  const setCursor = (to: GridCursor) => {
    setWanted(held(to));
    input.onCursor(to);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (input.columnCount === 0 || isTakenByCell(event) || !isForGrid(event) || input.takeKey(event, cursor)) return;
    const command = commandOf(nameOfKey(event), cursor, {
      rows: input.rowCount,
      columns: input.columnCount,
      rowsInView: input.rowsInView(),
      ...input.branchAt(cursor),
    });
    if (!command) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    if (command.type !== 'move') return input.onCommand(command, cursor);
    setCursor(command.to);
    input.onMove(command.to);
  };
  return { cursor, setCursor, handleKeyDown };
}

/** Returns where the row of a cursor stands now. */
function placeOf({ row, key }: GridCursor & { readonly key: string | undefined }, { keyOf, rowOf }: KeyboardInput) {
  const now = key === undefined || keyOf(row) === key ? row : rowOf(key);
  return now < 0 ? row : now;
}

/** Keys that press: Enter and Space. */
const pressKeys = new Set(['Enter', ' ']);

/** Within a cell Esc leads out of it, and the arrows first go to its next link or button. */
function isTakenByCell(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, currentTarget, key } = event;
  if (!isInCell(target, currentTarget)) return false;
  const isTaken =
    (key === 'ArrowRight' && stepInCell(target, 1)) ||
    (key === 'ArrowLeft' && stepInCell(target, -1)) ||
    key === 'Escape';
  if (!isTaken) return false;
  event.preventDefault();
  // The Esc that leaves a cell does not close the dialog around the grid as well.
  event.stopPropagation();
  if (key === 'Escape') currentTarget.focus({ preventScroll: true });
  return true;
}

/**
 * The grid's own boxes and titles, and links and buttons of the owner inside a cell, keep the keys that press them; with
 * the others one goes on from there, as from where the pointer was.
 */
function isForGrid({ target, currentTarget, key }: KeyboardEvent<HTMLElement>): boolean {
  if (target === currentTarget) return true;
  const isControl = target instanceof Element && target.matches('[data-grid-control]');
  return (isControl || isInCell(target, currentTarget)) && !pressKeys.has(key);
}
