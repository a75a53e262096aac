/** Keys by what they do. Where two belong together, the first goes back or up and the second on or down. */
export type KeyTable = Readonly<Record<string, readonly string[]>>;

/** Keys of every page and dialog. */
export const pageKeys = {
  search: ['/'],
  everywhere: ['Ctrl+K'],
  sheet: ['?'],
  close: ['Escape'],
  confirm: ['Enter'],
} as const;

/** Keys that move among cells: those of a grid and those of rows that are filled in. */
export const cellKeys = {
  move: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  rowEnds: ['Home', 'End'],
  corners: ['Ctrl+Home', 'Ctrl+End'],
  screen: ['PageUp', 'PageDown'],
} as const;

/** Keys of a grid's rows beside those that move. */
export const rowKeys = {
  open: ['Enter'],
  enter: ['F2'],
  tick: ['Space'],
  tickRange: ['Shift+Space'],
  tickPage: ['Ctrl+A'],
} as const;

/** Keys of a grid's rows; those that move reach its head, too. */
export const gridKeys = { ...cellKeys, ...rowKeys } as const;

/** Keys of a grid's cells that are edited in place; where a cell cannot be, `edit` goes into it as `enter` does. */
export const cellEditKeys = { edit: ['F2'] } as const;

/** Keys of a grid's cell while it is edited. */
export const cellEditorKeys = {
  take: ['Shift+Enter', 'Enter'],
  step: ['Shift+Tab', 'Tab'],
  giveUp: ['Escape'],
} as const;

/** Keys that select cells of a grid as a block; those beside `extend` are its own while one is selected. */
export const cellRangeKeys = {
  extend: ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight'],
  all: ['Ctrl+A'],
  letGo: ['Escape'],
} as const;

/** Keys that write the cells of a block at once. */
export const cellBlockKeys = { fillDown: ['Ctrl+D'], fillRight: ['Ctrl+R'], empty: ['Delete', 'Backspace'] } as const;

/** Keys that take edits of records back, and do them again. */
export const historyKeys = { undo: ['Ctrl+Z'], redo: ['Ctrl+Y', 'Ctrl+Shift+Z'] } as const;

/** Keys of a grid's cells beside those of its rows. */
export const gridCellKeys = {
  ...cellEditKeys,
  ...cellEditorKeys,
  ...cellRangeKeys,
  copy: ['Ctrl+C'],
  paste: ['Ctrl+V'],
  ...cellBlockKeys,
  ...historyKeys,
} as const;

/** Keys of the head of a grid's column. */
export const headKeys = {
  sort: ['Enter', 'Space'],
  sortAlso: ['Shift+Enter', 'Shift+Space'],
  menu: ['Alt+ArrowDown', 'Shift+F10'],
  resize: ['Alt+ArrowLeft', 'Alt+ArrowRight'],
} as const;

/** Keys of the search box of a dialog that chooses people and departments. */
export const pickerKeys = {
  move: ['ArrowUp', 'ArrowDown'],
  screen: ['PageUp', 'PageDown'],
  branch: ['ArrowLeft', 'ArrowRight'],
  choose: ['Enter'],
  removeLast: ['Backspace'],
  done: ['Ctrl+Enter'],
} as const;

/** Keys of the edge of the navigation. */
export const edgeKeys = { resize: ['ArrowLeft', 'ArrowRight'], ends: ['Home', 'End'] } as const;

/** A key and what was held with it, as events have them. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** The key as tables write it, such as `Ctrl+A` or `Shift+Space`; Ctrl and the Mac’s command key are one. */
export function nameOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): string {
  const held = [ctrlKey || metaKey ? 'Ctrl' : '', altKey ? 'Alt' : '', shiftKey ? 'Shift' : ''];
  const own = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  return [...held, own].filter((part) => part !== '').join('+');
}

/** Returns the action of a key by a table, and its index among the keys that do it; null when it is not in the table. */
export function keyActionOf<T extends KeyTable>(table: T, name: string): { does: keyof T; index: number } | null {
  for (const [does, keys] of Object.entries(table)) {
    const index = keys.indexOf(name);
    if (index >= 0) return { does, index };
  }
  return null;
}
