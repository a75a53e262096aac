import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cellKeys, keyActionOf, nameOfKey } from '../../../../ui/keys/keys.model.ts';
import { nextCell } from '../../../../ui/keys/next-cell.model.ts';
import { type CellPosition, stepped } from './cursor.model.ts';
import { nextInCell } from './cell-focus.ts';
import { droppedText, takesOption } from './dropped-text.ui.ts';
import { editingKeys, sheetKeys, typingKeys } from '../../../../ui/keys/sheet-keys.model.ts';
import type { RowActions } from './row-actions.ui.ts';
import type { Sheet } from './use-sheet.ts';
import type { TakeTyped } from './use-typed-text.ts';

/** Sheet that the keys of rows work on. */
export interface KeyedSheet extends Sheet {
  /** Leaves the cells for what comes after them. */
  onLeave(): void;
  readonly takeTyped: TakeTyped;
  /** True where a text that the marked cell's editor would drop is read instead. */
  readonly readsText: boolean;
}

/** Handles the keys of the cells, before the editor in one of them does. */
export function handleSheetKey(sheet: KeyedSheet, event: KeyboardEvent<HTMLElement>): void {
  const { selection, size } = sheet;
  // What was opened from a cell, such as a list or a dialog, has keys of its own; so has an input method.
  const cell = event.target instanceof Element ? event.target.closest('[data-column]') : null;
  if (cell === null || !event.currentTarget.contains(cell) || event.nativeEvent.isComposing || size.rows === 0) return;
  const name = nameOfKey(event);
  const isHandled = selection.mode === 'ready' ? readyKey(sheet, name, event) : editKey(sheet, name, event);
  if (isHandled) event.preventDefault();
}

/** Leaves the cell whose list has just taken its option by Tab. */
export function handleTakenKey(sheet: KeyedSheet, event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || sheet.selection.mode === 'ready') return;
  const keyAction = keyActionOf(editingKeys, nameOfKey(event));
  if (keyAction?.does !== 'step' || !takesOption(target)) return;
  const step = keyAction.index === 0 ? -1 : 1;
  if (nextInCell(target, step) || goStep(sheet, step)) event.preventDefault();
}

/** The key of a marked cell; false for one that is nobody's, or the editor's. */
function readyKey(sheet: KeyedSheet, name: string, event: KeyboardEvent<HTMLElement>): boolean {
  const { selection, size, actions, disabled, canEdit, isTyped } = sheet;
  const keyAction = keyActionOf(sheetKeys, name);
  const isWritable = canEdit(selection.position.column);
  if (keyAction === null) {
    // What an input method begins with goes into the editor, too.
    const isText = event.key.length === 1 || event.key === 'Process';
    if (!isWritable || isTyped || !isText || event.ctrlKey || event.metaKey || event.altKey) return false;
    // The editor has the focus before the browser puts in the character. Space presses it instead.
    const isSpace = event.key === ' ';
    flushSync(() => selection.begin('edit', isSpace ? 'press' : 'focus'));
    return isSpace;
  }
  const { does, index: which } = keyAction;
  const step = which === 0 ? -1 : 1;
  if (does === 'step') return goStep(sheet, step);
  if (does === 'leave') sheet.onLeave();
  else if (does === 'all') selection.mark({ row: size.rows - 1, column: size.columns - 1 }, { row: 0, column: 0 });
  else if (does === 'edit') {
    if (isWritable) selection.begin('edit', 'press');
  } else if (does in whatChanges) {
    if (!disabled) whatChanges[does as keyof typeof whatChanges](actions, step);
  } else selection.goTo(cellOf(sheet, name, which), { isExtending: does === 'extend' });
  return true;
}

/** Returns the cell to which a key leads. What extends, and Enter, go as the arrows do that stand for them in the table. */
function cellOf({ selection: { position }, size }: KeyedSheet, name: string, which: number): CellPosition {
  return nextCell(name, position, size) ?? nextCell(cellKeys.move[which] ?? '', position, size) ?? position;
}

/** Keys that change rows. */
const whatChanges = {
  clear: (actions: RowActions) => actions.clear(),
  undo: (actions: RowActions) => actions.undo(),
  redo: (actions: RowActions) => actions.redo(),
  insert: (actions: RowActions, step: 1 | -1) => actions.insert(step),
  duplicate: (actions: RowActions) => actions.duplicate(),
  moveRows: (actions: RowActions, step: 1 | -1) => actions.moveRows(step),
  remove: (actions: RowActions) => actions.removeRows(),
};

/** The key of a cell that is filled in; false for one that its editor handles. */
function editKey(sheet: KeyedSheet, name: string, event: KeyboardEvent<HTMLElement>): boolean {
  const { selection, rows, actions } = sheet;
  const { target } = event;
  const keyAction = keyActionOf(selection.mode === 'enter' ? typingKeys : editingKeys, name);
  if (keyAction === null || !(target instanceof HTMLElement)) return false;
  const isOpen = target.getAttribute('aria-expanded') === 'true';
  const { does, index: which } = keyAction;
  const step = which === 0 ? -1 : 1;
  // The list takes its option by the same key, and only then the cell is left.
  if (does === 'step' && takesOption(target)) return false;
  const isTaken = (does === 'step' || does === 'take') && takeText(sheet, event);
  if (does === 'step') return nextInCell(target, step) || goStep(sheet, step);
  if ((isOpen && !isTaken) || (does === 'take' && isPressed(target, event.shiftKey))) return false;
  // A closed list would open by the key that takes its choice; a date takes what was typed by the same key.
  if (target.getAttribute('role') === 'combobox') event.stopPropagation();
  if (does === 'undo') {
    rows.cancel(selection.session);
    selection.goTo(selection.position);
  } else if (does === 'insert') actions.insert(step);
  else selection.goTo(cellOf(sheet, name, which));
  return true;
}

/** Takes the text that is being left where the editor would drop it; false where it takes its own. */
function takeText(sheet: KeyedSheet, event: KeyboardEvent<HTMLElement>): boolean {
  const { columns, selection, takeTyped, readsText } = sheet;
  const column = columns[selection.position.column];
  const text = readsText && column !== undefined ? droppedText(event.target as HTMLElement, column) : null;
  if (text === null) return false;
  event.stopPropagation();
  takeTyped(text);
  return true;
}

/** Returns whether Enter is a press of what has the focus, or a line break in it. */
function isPressed(target: HTMLElement, isShifted: boolean): boolean {
  if (target instanceof HTMLTextAreaElement) return isShifted;
  return target instanceof HTMLButtonElement && target.getAttribute('role') !== 'switch';
}

/** Tab: to the next cell, and beyond the last one out of the rows, as the browser does it. */
function goStep({ selection, size }: KeyedSheet, step: 1 | -1): boolean {
  const next = stepped(selection.position, step, size);
  if (next === null) return false;
  selection.goTo(next);
  return true;
}
