import Sortable from 'sortablejs';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { dragTimes, putBack } from './dragging.ts';

/** Move by dragging: the `data-item` of the item, the `data-list` of the list that it is in now, and its place from 0. */
export interface SharedMove {
  readonly item: string;
  readonly list: string;
  readonly index: number;
}

/** Options for dragging items within a list and from one list to another. */
export interface SharedSortableOptions {
  /** Lists with the same name take items from each other. */
  readonly group: string;
  /** Called once an item was dropped somewhere else. The index counts without the item itself. */
  readonly onMove: (move: SharedMove) => void;
  /** CSS selector of the part by which an item is held; the whole item by default. */
  readonly handle?: string;
  /** Its items have no order of their own: it only gives them and takes them back. */
  readonly isStore?: boolean;
  readonly isDisabled?: boolean;
  /** Called when a drag of this list begins and ends. */
  readonly onDragging?: (isDragging: boolean) => void;
}

/**
 * Lets the children of several lists be dragged within and between them: each list has a `data-list`, each child a
 * `data-item`. The lists stay React's: what the drag moved is moved back, and the owner draws the new order. What is
 * dragged is marked by the classes `sortable-ghost` (where it would go) and `sortable-drag` (what the pointer carries).
 */
export function useSharedSortable(list: RefObject<HTMLElement | null>, options: SharedSortableOptions): void {
  const { group, handle, isStore = false, isDisabled = false } = options;
  const latestOptions = useRef(options);
  useLayoutEffect(() => {
    latestOptions.current = options;
  });
  useEffect(() => {
    const node = list.current;
    if (!node || isDisabled) return;
    const sortable = Sortable.create(node, {
      ...dragTimes,
      ...(handle ? { handle } : {}),
      group,
      sort: !isStore,
      // Drawn by the page itself: other parts of it hear of the pointer meanwhile.
      forceFallback: true,
      fallbackOnBody: true,
      fallbackTolerance: 3,
      emptyInsertThreshold: 24,
      onStart: () => latestOptions.current.onDragging?.(true),
      onEnd: ({ item, from, to, oldIndex, newIndex }) => {
        latestOptions.current.onDragging?.(false);
        if (oldIndex === undefined || newIndex === undefined || (from === to && oldIndex === newIndex)) return;
        putBack(from, item, oldIndex);
        const { item: name } = item.dataset;
        const { list: target } = to.dataset;
        if (name !== undefined && target !== undefined)
          latestOptions.current.onMove({ item: name, list: target, index: newIndex });
      },
    });
    return () => sortable.destroy();
  }, [list, group, handle, isStore, isDisabled]);
}
