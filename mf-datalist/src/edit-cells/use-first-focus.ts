import { focusCell } from '@portico/shared-kit/fields/cells';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { EndKey } from './cell-edits.model.ts';

interface FirstFocus {
  /**
   * Text that was typed before and replaces the value; null where the editor was asked for by a key of its own, which presses
   * what opens or switches.
   */
  readonly text: string | null;
  /** Text that was typed before, but after such a key: a box of text goes on with it. */
  readonly added: string;
  /** Key that ends the edit and was pressed before. */
  readonly end: EndKey | null;
  /** True where the editor is one box of text, which takes the focus and the next key at once. */
  readonly isTyped: boolean;
}

/** Returns the ref of a cell whose editor gets the focus when it is drawn, and what was typed. */
export function useFirstFocus(first: FirstFocus): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(first);
  useLayoutEffect(() => {
    latest.current = first;
  });
  // How it begins does not change with what comes later.
  const isAtOnce = useRef(first.isTyped || (first.text === null && first.added === ''));
  useLayoutEffect(() => {
    if (isAtOnce.current && ref.current !== null) enterAtOnce(ref.current, latest.current);
  }, []);
  useEffect(() => {
    if (ref.current === null) return undefined;
    if (!isAtOnce.current) return enterLater(ref.current, () => latest.current);
    pressEnd(ref.current, latest.current.end);
    return undefined;
  }, []);
  return ref;
}

/** Gives a box of text, or what is pressed, the focus: typing goes on from what the box holds, or replaces it. */
function enterAtOnce(cell: HTMLElement, { text, added, isTyped }: FirstFocus): void {
  const isGoingOn = text === null;
  focusCell(cell, { isReady: !(isGoingOn && isTyped), isPressed: isGoingOn });
  if (isGoingOn && added !== '') typeInto(cell, added, true);
  else if (!isGoingOn) typeInto(cell, text, false);
}

/** Gives a picker the focus. It writes its value anew once it has that: what is typed until then is kept for it. */
function enterLater(cell: HTMLElement, latest: () => FirstFocus): () => void {
  let held = '';
  let timer = 0;
  const hold = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    held += event.key;
  };
  const frame = requestAnimationFrame(() => {
    cell.addEventListener('keydown', hold, true);
    focusCell(cell, { isReady: true, isPressed: latest().text === null });
    timer = window.setTimeout(() => {
      cell.removeEventListener('keydown', hold, true);
      const { text, added, end } = latest();
      typeInto(cell, `${text ?? added}${held}`, false);
      pressEnd(cell, end);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    cell.removeEventListener('keydown', hold, true);
  };
}

/** Puts a text into the box of a cell as if it was typed, in the place of what it holds or after that. */
function typeInto(cell: HTMLElement, text: string, isAdded: boolean): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement) || !cell.contains(input) || text === '') return;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const value = isAdded ? `${input.value}${text}` : text;
  setter?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.setSelectionRange(value.length, value.length);
}

/** Presses the key that ends the edit where it was pressed before the editor could take it. */
function pressEnd(cell: HTMLElement | null, end: EndKey | null): void {
  const { activeElement: control } = document;
  if (end === null || control === null || cell?.contains(control) !== true) return;
  control.dispatchEvent(new KeyboardEvent('keydown', { ...end, bubbles: true, cancelable: true }));
}
