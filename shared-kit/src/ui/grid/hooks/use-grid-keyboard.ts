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
    // A field or a button inside a cell keeps its own keys.
    if (event.target !== event.currentTarget || input.columnCount === 0) return;
    const command = commandOf(keyOf(event), cursor, {
      rows: input.rowCount,
      columns: input.columnCount,
      rowsInView: input.rowsInView(),
      branch: input.branchAt(cursor),
    });
    if (!command) return;
    event.preventDefault();
    if (command.type !== 'move') return input.onCommand(command, cursor);
    setCursor(command.to);
    input.onMove(command.to);
  };
  return { cursor, setCursor, handleKeyDown };
}

function keyOf(event: KeyboardEvent) {
  return { key: event.key, isCtrl: event.ctrlKey || event.metaKey, isShift: event.shiftKey, isAlt: event.altKey };
}
