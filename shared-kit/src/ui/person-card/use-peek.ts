import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds that the pointer rests on a name before its card shows, and that it may be off both before that goes. */
const delays = { show: 400, hide: 160 } as const;

/** Closed; shown while the pointer is there; or held open by a press until it is closed. */
export type Peek = 'closed' | 'passing' | 'held';

/** Returns whether a card shows: a mouse that rests shows it for a while, a press holds it. */
export function usePeek() {
  const [peek, setPeek] = useState<Peek>('closed');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (ms: number, from: Peek, to: Peek) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPeek((now) => (now === from ? to : now)), ms);
  };
  const set = (to: Peek) => {
    clearTimeout(timer.current);
    setPeek(to);
  };
  return {
    peek,
    enter: (event: PointerEvent) => event.pointerType === 'mouse' && later(delays.show, 'closed', 'passing'),
    leave: (event: PointerEvent) => event.pointerType === 'mouse' && later(delays.hide, 'passing', 'closed'),
    hold: () => set('held'),
    close: () => set('closed'),
  };
}
