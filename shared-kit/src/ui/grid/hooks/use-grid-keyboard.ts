import { type KeyboardEvent, useState } from 'react';
import { commandOf, type GridCommand, type GridCursor } from '../model/keyboard.model.ts';

interface KeyboardInput {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly rowsInView: () => number;
  readonly branchAt: (cursor: GridCursor) => 'open' | 'closed' | null;
  /** Brings the cursor into view. */
  readonly onMove: (cursor: GridCursor) => void;
  readonly onCommand: (command: Exclude<GridCommand, { type: 'move' }>, cursor: GridCursor) => void;
}

/** The grid's cursor and what keys do with it. */
export function useGridKeyboard(input: KeyboardInput) {
  const [wanted, setCursor] = useState<GridCursor>({ row: 0, column: 0 });
  // Rows and columns may have gone since the cursor was set.
  const cursor = {
    row: Math.min(wanted.row, input.rowCount - 1),
    column: Math.max(0, Math.min(wanted.column, input.columnCount - 1)),
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isForGrid(event) || input.columnCount === 0) return;
    const command = commandOf(keyOf(event), cursor, {
      rows: input.rowCount,
      columns: input.columnCount,
      rowsInView: input.rowsInView(),
      branch: input.branchAt(cursor),
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

/** What is pressed by Enter and Space. */
const pressKeys = new Set(['Enter', ' ']);

/**
 * A link or a button of the owner inside a cell keeps its keys. The grid's own boxes and titles, which have the focus
 * after a click, keep those that press them: arrows go on from where the pointer was.
 */
function isForGrid({ target, currentTarget, key }: KeyboardEvent<HTMLElement>): boolean {
  if (target === currentTarget) return true;
  return target instanceof Element && target.matches('[data-grid-control]') && !pressKeys.has(key);
}

function keyOf(event: KeyboardEvent) {
  return { key: event.key, isCtrl: event.ctrlKey || event.metaKey, isShift: event.shiftKey, isAlt: event.altKey };
}
