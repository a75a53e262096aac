import { type PointerEvent, useRef } from 'react';

interface ResizeDrag {
  readonly startX: number;
  readonly startWidth: number;
}

interface ResizeDragInput {
  readonly width: number;
  /** Sets the width while dragging; returns the width that holds. */
  readonly onResize: (width: number) => void;
  readonly onEnd: () => void;
}

/** Pointer handlers of a resize handle: the pointer is held until it is let go, wherever it moves. */
export function useResizeDrag({ width, onResize, onEnd }: ResizeDragInput) {
  const drag = useRef<ResizeDrag | null>(null);
  const release = () => {
    if (!drag.current) return;
    drag.current = null;
    onEnd();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { startX: event.clientX, startWidth: width };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current) onResize(drag.current.startWidth + event.clientX - drag.current.startX);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
