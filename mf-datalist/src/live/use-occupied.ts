import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { useEffect, useRef } from 'react';

/** Layers above a page in which somebody chooses or writes something. */
const layers = [
  '[role="dialog"]',
  '.ant-dropdown',
  '.ant-popover',
  '.ant-select-dropdown',
  '.ant-picker-dropdown',
  '.ant-drawer-open',
].join();
/** Layers that are kept for the next time. */
const closed = '[class*="-hidden"], [style*="display: none"]';
const editors = '[data-edited] *, textarea, [contenteditable="true"]';

/** Returns the function that says whether the user is about something that must not be interrupted: a press, a drag, a layer, an editor. */
export function useOccupied(): () => boolean {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    // A button that was let go outside the window is up when the pointer comes back.
    const move = ({ buttons }: PointerEvent) => {
      if (buttons === 0) release();
    };
    const ends = ['pointerup', 'pointercancel', 'dragend', 'blur'] as const;
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointermove', move, { capture: true, passive: true });
    for (const end of ends) window.addEventListener(end, release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointermove', move, true);
      for (const end of ends) window.removeEventListener(end, release, true);
    };
  }, []);
  return useStableCallback(() => {
    if (isPressed.current || document.activeElement?.matches(editors) === true) return true;
    return [...document.querySelectorAll(layers)].some((layer) => layer.closest(closed) === null);
  });
}
