import { focusCell } from '@portico/shared-kit/fields/cells';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface FirstFocus {
  /**
   * Text that was typed before and replaces the value; null where the editor was asked for by a key of its own, which presses
   * what opens or switches.
   */
  readonly text: string | null;
  /** True where the editor is one box of text, which takes the focus and the next key at once. */
  readonly isTyped: boolean;
}

/** Returns the ref of a cell whose editor gets the focus when it is drawn, and what was typed. */
export function useFirstFocus({ text, isTyped }: FirstFocus): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const typed = useRef(text);
  useLayoutEffect(() => {
    typed.current = text;
  }, [text]);
  const isAtOnce = isTyped || text === null;
  const first = useRef(isAtOnce);
  useLayoutEffect(() => {
    if (!first.current) return;
    first.current = false;
    if (ref.current !== null) focusCell(ref.current, { isReady: true, isPressed: typed.current === null });
    if (typed.current !== null && typed.current !== '') typeInto(ref.current, typed.current);
  }, []);
  useEffect(() => {
    if (isAtOnce) return undefined;
    // A picker writes its value anew once it has the focus: what is typed until then is kept for it.
    const cell = ref.current;
    let timer = 0;
    const hold = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      typed.current = `${typed.current ?? ''}${event.key}`;
    };
    const frame = requestAnimationFrame(() => {
      cell?.addEventListener('keydown', hold, true);
      if (cell !== null) focusCell(cell, { isReady: true, isPressed: false });
      timer = window.setTimeout(() => {
        cell?.removeEventListener('keydown', hold, true);
        typeInto(cell, typed.current ?? '');
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      cell?.removeEventListener('keydown', hold, true);
    };
  }, [isAtOnce]);
  return ref;
}

/** Puts a text into the box of a cell as if it was typed. */
function typeInto(cell: HTMLElement | null, text: string): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement) || cell?.contains(input) !== true || text === '') return;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.setSelectionRange(text.length, text.length);
}
