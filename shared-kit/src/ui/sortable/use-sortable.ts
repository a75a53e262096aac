import Sortable from 'sortablejs';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { dragTimes, putBack } from './dragging.ts';

/** Options for sorting a list by dragging. */
export interface SortableOptions {
  /** Called with the indexes at which an item was and is now, from 0. */
  readonly onMove: (from: number, to: number) => void;
  /** CSS selector of the part by which an item is held; the whole item by default. */
  readonly handle?: string;
  readonly isDisabled?: boolean;
}

/**
 * Lets the children of a list be dragged into another order. The list itself stays React's: what the drag moved is
 * moved back, and the owner draws the new order. Offer move buttons beside it for the keyboard.
 */
export function useSortable(list: RefObject<HTMLElement | null>, options: SortableOptions): void {
  const { handle, isDisabled = false } = options;
  const onMove = useRef(options.onMove);
  useLayoutEffect(() => {
    onMove.current = options.onMove;
  });
  useEffect(() => {
    const node = list.current;
    if (!node || isDisabled) return;
    const sortable = Sortable.create(node, {
      ...dragTimes,
      ...(handle ? { handle } : {}),
      onEnd: ({ item, oldIndex, newIndex }) => {
        if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return;
        putBack(node, item, oldIndex);
        onMove.current(oldIndex, newIndex);
      },
    });
    return () => sortable.destroy();
  }, [list, handle, isDisabled]);
}
