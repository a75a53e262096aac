import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  type Rect,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Items of a scrolling element, in px along the way in which it scrolls. */
export interface VirtualItemsInput {
  readonly count: number;
  readonly isHorizontal?: boolean;
  /** Items drawn beyond each end of what is seen. */
  readonly overscan: number;
  /** Room before the first item: `head` scrolls away with the items, `paddings` stay and cover them. */
  readonly head?: number;
  readonly paddings?: { readonly start: number; readonly end: number };
  /** Room that bars cover at both ends when an item is scrolled to; `paddings` unless said. */
  readonly covered?: { readonly start: number; readonly end: number };
  readonly initialOffset?: number;
  /** Size of the element until it is laid out. */
  readonly initialRect?: { readonly width: number; readonly height: number };
  /** Indexes of items that are drawn wherever they are; those that there are none of are left out. */
  readonly kept?: readonly number[];
  /** Size of each item, the same array while they stay the same; or of every item that nothing has measured. */
  readonly sizes: readonly number[] | number;
  /** Key of an item that moves with its measured size; its index unless said. The same function while they stay the same. */
  readonly keyOf?: (index: number) => string | number;
}

/** The items to draw, and where they are. */
export interface VirtualItems {
  readonly items: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[];
  /** Px of all items. */
  readonly total: number;
  /** Brings an item into sight. Stays the same function. */
  readonly scrollTo: (index: number) => void;
  /** For each drawn item that is to be measured, which has its index in `data-index`. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** Works out which items of a long list to draw: those in sight, with a margin, and those to keep. */
export function useVirtualItems<TElement extends HTMLElement>(
  scroller: RefObject<TElement | null>,
  input: VirtualItemsInput,
): VirtualItems {
  const { count, isHorizontal = false, overscan, head = 0, paddings, initialOffset = 0, initialRect, keyOf } = input;
  const { kept, covered = paddings, sizes } = input;
  const virtualizer = useVirtualizer<TElement, HTMLElement>({
    horizontal: isHorizontal,
    count,
    getScrollElement: () => scroller.current,
    observeElementRect: observeLaidOut,
    estimateSize: (index) => (typeof sizes === 'number' ? sizes : (sizes[index] ?? 0)),
    overscan,
    scrollMargin: head,
    paddingStart: paddings?.start ?? 0,
    paddingEnd: paddings?.end ?? 0,
    scrollPaddingStart: covered?.start ?? 0,
    scrollPaddingEnd: covered?.end ?? 0,
    initialOffset,
    rangeExtractor: useRangeWith(kept),
    ...(initialRect === undefined ? {} : { initialRect }),
    ...(keyOf === undefined ? {} : { getItemKey: keyOf }),
  });
  useToldSizes(virtualizer, sizes);
  const scrollTo = useCallback((index: number) => virtualizer.scrollToIndex(index), [virtualizer]);
  return {
    items: virtualizer.getVirtualItems(),
    total: virtualizer.getTotalSize(),
    scrollTo,
    measure: virtualizer.measureElement,
  };
}

/** Returns what tells the items to draw from those in sight: these with a margin, and those to keep. */
function useRangeWith(kept: readonly number[] | undefined): (range: Range) => number[] {
  return useCallback(
    (range) => {
      if (kept === undefined) return defaultRangeExtractor(range);
      const held = kept.filter((index) => index >= 0 && index < range.count);
      return [...new Set([...held, ...defaultRangeExtractor(range)])].toSorted((left, right) => left - right);
    },
    [kept],
  );
}

/** Tells the virtualizer when sizes have changed: it keeps those that it was told until then. */
function useToldSizes(
  virtualizer: Pick<Virtualizer<HTMLElement, HTMLElement>, 'measure'>,
  sizes: VirtualItemsInput['sizes'],
) {
  const told = useRef(sizes);
  useLayoutEffect(() => {
    if (told.current === sizes) return;
    told.current = sizes;
    virtualizer.measure();
  }, [virtualizer, sizes]);
}

/** Follows the size of an element; while it is not laid out, the size that it had, or was said to have, stands. */
function observeLaidOut<T extends Element>(virtualizer: Virtualizer<T, HTMLElement>, onRect: (rect: Rect) => void) {
  return observeElementRect(virtualizer, (rect) => {
    if (rect.width > 0 || rect.height > 0) onRect(rect);
  });
}
