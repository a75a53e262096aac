import { cellKeys, historyKeys, type KeyTable } from './keys.model.ts';

/** Keys of rows that are filled in, by what they do while a cell is marked. The first of two goes up or back. */
export const sheetKeys = {
  move: cellKeys.move,
  extend: ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight'],
  rowEnds: cellKeys.rowEnds,
  corners: cellKeys.corners,
  screen: cellKeys.screen,
  step: ['Shift+Tab', 'Tab'],
  all: ['Ctrl+A'],
  edit: ['F2', 'Enter'],
  clear: ['Delete', 'Backspace'],
  ...historyKeys,
  insert: ['Ctrl+Shift+Enter', 'Ctrl+Enter'],
  duplicate: ['Ctrl+D'],
  moveRows: ['Alt+ArrowUp', 'Alt+ArrowDown'],
  remove: ['Ctrl+Delete', 'Ctrl+Backspace'],
  leave: ['Escape'],
} as const satisfies KeyTable;

/** Keys of a cell that is typed over: those that move take what was typed. */
export const typingKeys = {
  move: cellKeys.move,
  step: ['Shift+Tab', 'Tab'],
  take: ['Shift+Enter', 'Enter'],
  insert: ['Ctrl+Shift+Enter', 'Ctrl+Enter'],
  undo: ['Escape'],
} as const satisfies KeyTable;

/** Keys of a cell that is edited: arrows move in its text. */
export const editingKeys = {
  step: typingKeys.step,
  take: typingKeys.take,
  insert: typingKeys.insert,
  undo: typingKeys.undo,
} as const satisfies KeyTable;
