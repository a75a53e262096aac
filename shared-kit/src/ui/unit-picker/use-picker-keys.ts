import { type KeyboardEvent, useState } from 'react';
import { keyActionOf, nameOfKey, pickerKeys } from '../keys/keys.model.ts';
import { nextUnit, type PickerRow, rowAbove } from './unit-tree.model.ts';

interface PickerKeys {
  readonly rows: readonly PickerRow[];
  /** List that the rows belong to; another one begins without an active row. */
  readonly list: string;
  readonly isTree: boolean;
  /** True where nothing is typed, so that arrows and Backspace need not move in the text. */
  readonly isEmpty: boolean;
  onUse(index: number): void;
  onOpen(departmentId: string, isOpen: boolean): void;
  onRemoveLast(): void;
  onDone(): void;
}

/** Rows that Page Up and Page Down pass. */
const pageStep = 8;

/** Keys of the search box for the rows below it: which row they act on, and what they do. */
export function usePickerKeys({ rows, list, isTree, isEmpty, onUse, onOpen, onRemoveLast, onDone }: PickerKeys) {
  const [activeOption, setActiveOption] = useState({ list, active: -1 });
  const known = activeOption.list === list ? Math.min(activeOption.active, rows.length - 1) : -1;
  const active = rows[known]?.kind === 'unit' ? known : isEmpty ? -1 : nextUnit(rows, -1, 1);
  const setActive = (index: number) => setActiveOption({ list, active: index });
  const move = (step: 1 | -1, times = 1) => {
    let index = active;
    for (let count = 0; count < times; count += 1) index = nextUnit(rows, index, step);
    setActive(index);
  };
  const setExpanded = (isOpen: boolean): boolean => {
    const row = rows[active];
    if (!isTree || row?.kind !== 'unit') return false;
    if (row.isOpen === !isOpen) onOpen(row.entry.id, isOpen);
    else if (isOpen && row.isOpen) move(1);
    else if (!isOpen && row.level > 0) setActive(rowAbove(rows, active));
    else return false;
    return true;
  };
  const actions = {
    move: (step) => move(step),
    screen: (step) => move(step, pageStep),
    branch: (step) => isEmpty && setExpanded(step > 0),
    choose: () => (active >= 0 ? onUse(active) : undefined),
    removeLast: () => (isEmpty ? onRemoveLast() : false),
    done: onDone,
  } satisfies Record<keyof typeof pickerKeys, (step: 1 | -1) => boolean | void>;
  const onKeyDown = (event: KeyboardEvent) => {
    // While characters are composed, Enter and the arrows belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const keyAction = keyActionOf(pickerKeys, nameOfKey(event));
    if (keyAction !== null && actions[keyAction.does](keyAction.index === 0 ? -1 : 1) !== false) event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}
