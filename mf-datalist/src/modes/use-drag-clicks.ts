import { type MouseEvent, useRef } from 'react';

/** Keeps the click with which a drag ends from opening the record under the pointer. */
export function useDragClicks() {
  const hasJustEnded = useRef(false);
  return {
    handleDragging: (isDragging: boolean) => {
      hasJustEnded.current = !isDragging;
      if (!isDragging) requestAnimationFrame(() => (hasJustEnded.current = false));
    },
    handleClick: (event: MouseEvent) => {
      if (!hasJustEnded.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
