import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { type PointerEvent, useState } from 'react';

/** Part of a bar by which it is dragged. */
export type BarPart = 'move' | 'start' | 'end' | 'progress';

/** Drag of a bar: its part, and how far it went, in px. */
export interface BarDrag {
  readonly part: BarPart;
  readonly px: number;
}

/** Returns the drag of a bar and its listeners; `onDrop` is called once it ends, unless it was let go by Esc. */
export function useBarDrag(onDrop: (drag: BarDrag) => void) {
  const [drag, setDrag] = useState<(BarDrag & { readonly from: number }) | null>(null);
  const end = useStableCallback(() => setDrag(null));
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]') : null;
    const part = target?.dataset['part'] as BarPart | undefined;
    if (part === undefined || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ part, px: 0, from: event.clientX });
  };
  return {
    drag,
    listeners: {
      onPointerDown: handlePointerDown,
      onPointerMove: ({ clientX }: PointerEvent) => drag !== null && setDrag({ ...drag, px: clientX - drag.from }),
      onPointerUp: ({ clientX }: PointerEvent) => {
        if (drag !== null) onDrop({ part: drag.part, px: clientX - drag.from });
        end();
      },
      onPointerCancel: end,
    },
  };
}
