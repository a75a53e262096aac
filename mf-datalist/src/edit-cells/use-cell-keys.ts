import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { parseValue, settingsOf } from '@portico/shared-kit/fields';
import { droppedText, nextInCell, takesOption } from '@portico/shared-kit/fields/cells';
import { uiOf } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import type { CellStep } from '@portico/shared-kit/ui/grid';
import { cellEditorKeys, keyActionOf, nameOfKey } from '@portico/shared-kit/ui/keys';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { useEditedList } from './edited-list.ts';
import { useFirstFocus } from './use-first-focus.ts';
import type { CellEdit } from './use-cell-edit.ts';

const steps: Readonly<Record<'take' | 'step', readonly [back: CellStep, on: CellStep]>> = {
  take: ['up', 'down'],
  step: ['previous', 'next'],
};

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Returns the listeners of an editor in a cell: its keys save, step on and give up, and a press elsewhere saves. */
export function useCellKeys(property: PropertyWithRights, edit: CellEdit) {
  const { control, edits } = useEditedList();
  const { open } = edits;
  const before = { text: open?.text ?? null, added: open?.added ?? '', end: open?.end ?? null };
  const ref = useFirstFocus({ ...before, isTyped: uiOf(property).isTyped === true });
  const finish = useFinish(property, edit);
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const key = keyIn(event);
    if (key === null) return;
    const { target, does, isBack } = key;
    const isList = target.getAttribute('role') === 'combobox';
    const isOpen = isList && target.getAttribute('aria-expanded') === 'true';
    // A closed list would open by the key that takes its choice.
    const isTaken = does === 'take' && isList && !takesOption(target);
    if (!isTaken && (does !== 'giveUp' || isOpen)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isTaken) return void finish(target, steps.take[isBack ? 0 : 1]);
    edit.giveUp();
    control.current?.go('stay');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The grid and the page have no part in what is typed here, nor in a dialog that the editor opens.
    event.stopPropagation();
    const key = keyIn(event);
    if (key === null || key.does === 'giveUp' || isPressed(key.target, key.does)) return;
    event.preventDefault();
    if (key.does === 'step' && nextInCell(key.target, key.isBack ? -1 : 1)) return;
    void finish(key.target, steps[key.does][key.isBack ? 0 : 1]);
  };
  const onPointerDown = useLeaving(ref, (box, text) => {
    if (box === null) edit.take(true);
    else void finish(box, null, text);
  });
  return { ref, onKeyDownCapture, onKeyDown, onPointerDown, onDoubleClick: stop };
}

/** The action of a key in the editor itself; null for keys of its own, of an input method, and of what it opened. */
function keyIn(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, nativeEvent } = event;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || nativeEvent.isComposing) return null;
  const action = keyActionOf(cellEditorKeys, nameOfKey(event));
  return action && { target, does: action.does, isBack: action.index === 0 };
}

/** Returns the function that takes what an editor holds, and then moves the cursor; null where it is left by a press. */
function useFinish(property: PropertyWithRights, edit: CellEdit) {
  const locale = useLocale();
  const { control } = useEditedList();
  const ui = uiOf(property);
  /** Takes the text of a picker that has not told of it yet. */
  const takeShownText = (target: HTMLElement, text: string) => {
    if (ui.isTyped === true || !isTextBox(target) || text === '') return;
    const read = parseValue(property, text, { locale });
    if (read.ok) edit.change(read.value);
  };
  return async (target: HTMLElement, step: CellStep | null, shown = isTextBox(target) ? target.value : '') => {
    const text = ui.readsText?.(settingsOf(property)) === true ? droppedText(target, property) : null;
    if (text === null) takeShownText(target, shown);
    const isTaken = text === null ? edit.take(step === null) : await edit.takeText(text);
    if (isTaken && step !== null) control.current?.go(step);
  };
}

function isTextBox(target: HTMLElement): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'text' && target.getAttribute('role') !== 'combobox';
}

/** Returns whether Enter presses what has the focus, or takes one of several options of a list. */
function isPressed(target: HTMLElement, does: 'take' | 'step'): boolean {
  if (does === 'step') return false;
  if (target.getAttribute('role') === 'combobox') return target.closest('.ant-select-multiple') !== null;
  return target instanceof HTMLButtonElement && target.getAttribute('role') !== 'switch';
}

/**
 * Calls when something outside is pressed, with the box that has the focus and the text that stood in it before: a picker takes its
 * own back at the press. Returns the listener for presses within, lists and dialogs of the editor among them.
 */
function useLeaving(
  ref: RefObject<HTMLElement | null>,
  onLeave: (box: HTMLElement | null, text: string | undefined) => void,
): () => void {
  const isInside = useRef(false);
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    let before: { box: HTMLElement; text: string | undefined } | null = null;
    const remember = () => {
      const { activeElement: box } = document;
      const isIn = box instanceof HTMLElement && ref.current?.contains(box) === true;
      before = isIn ? { box, text: isTextBox(box) ? box.value : undefined } : null;
    };
    const handle = () => {
      if (!isInside.current) latest.current(before?.box ?? null, before?.text);
      isInside.current = false;
    };
    document.addEventListener('pointerdown', remember, true);
    document.addEventListener('pointerdown', handle);
    return () => {
      document.removeEventListener('pointerdown', remember, true);
      document.removeEventListener('pointerdown', handle);
    };
  }, [ref]);
  return () => {
    isInside.current = true;
  };
}
