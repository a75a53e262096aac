import { takesText } from '../ui/keys/index.ts';
import { useEffect, useEffectEvent } from 'react';

interface DesignerKeys {
  /** False until a document is open. */
  readonly isReady: boolean;
  save(): void;
  undo(): void;
  redo(): void;
}

/** Ctrl+S saves, Ctrl+Z undoes and Ctrl+Y or Ctrl+Shift+Z does it again, wherever the focus is but in a text. */
export function useDesignerKeys({ isReady, save, undo, redo }: DesignerKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isReady || event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (key === 's') {
      event.preventDefault();
      // A text counts when it is left.
      target?.blur();
      save();
      return;
    }
    if (takesText(target)) return;
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
