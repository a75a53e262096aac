import { type KeyboardEvent, type RefObject, useState } from 'react';
import { nextPosition } from '../../ui/keys/next-position.model.ts';

/** Attributes of a button in a list of which one is reached by the Tab key. */
interface RovingButtonProps {
  readonly tabIndex: 0 | -1;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Lets the Tab key reach one button of a list, and arrow keys, Home and End the others from it. */
export function useRovingList(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): (id: string) => RovingButtonProps {
  const [current, setCurrent] = useState<string | null>(null);
  const reached = current !== null && ids.includes(current) ? current : (ids[0] ?? null);
  return (id) => ({
    tabIndex: id === reached ? 0 : -1,
    onFocus: () => setCurrent(id),
    onKeyDown: (event) => {
      const to = nextPosition(event.key, { at: ids.indexOf(id), count: ids.length });
      const next = to === null ? undefined : ids[to];
      if (to === null || next === undefined) return;
      event.preventDefault();
      setCurrent(next);
      list.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
    },
  });
}
