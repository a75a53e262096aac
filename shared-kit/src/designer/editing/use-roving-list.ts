import { type KeyboardEvent, type RefObject, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

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
      const by = steps[event.key];
      const beside = by === undefined ? -1 : ids.indexOf(id) + by;
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? ids.length - 1 : beside;
      const next = ids[to];
      if (next === undefined) return;
      event.preventDefault();
      setCurrent(next);
      list.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
    },
  });
}
