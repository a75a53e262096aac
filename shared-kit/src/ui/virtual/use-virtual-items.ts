import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect } from 'react';

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
  /** Size of the element until it is measured. */
  readonly initialRect?: { readonly width: number; readonly height: number };
  /** Indexes of items that are drawn wherever they are; those that there are none of are left out. */
  readonly kept?: readonly number[];
  /** Size of each item, the same array while they stay the same; or of one that nothing has measured yet, where they are measured. */
  readonly sizes: readonly number[] | number;
  /** Key of an item that moves with its measured size; its index unless said. The same function while they stay the same. */
  readonly keyOf?: (index: number) => string | number;
}

/** The items to draw, and where they are. */
export interface VirtualItems {
  readonly items: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[];
  /** Px of all items. */
  readonly total: number;
  scrollTo(index: number): void;
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
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (kept === undefined) return defaultRangeExtractor(range);
      const held = kept.filter((index) => index >= 0 && index < range.count);
      return [...new Set([...held, ...defaultRangeExtractor(range)])].toSorted((left, right) => left - right);
    },
    [kept],
  );
  const virtualizer = useVirtualizer<TElement, HTMLElement>({
    horizontal: isHorizontal,
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (typeof sizes === 'number' ? sizes : (sizes[index] ?? 0)),
    overscan,
    scrollMargin: head,
    paddingStart: paddings?.start ?? 0,
    paddingEnd: paddings?.end ?? 0,
    scrollPaddingStart: covered?.start ?? 0,
    scrollPaddingEnd: covered?.end ?? 0,
    initialOffset,
    rangeExtractor,
    ...(initialRect === undefined ? {} : { initialRect }),
    ...(keyOf === undefined ? {} : { getItemKey: keyOf }),
  });
  // Known sizes are not measured: the virtualizer keeps what it was told until it is told again.
  useLayoutEffect(() => {
    if (typeof sizes !== 'number') virtualizer.measure();
  }, [virtualizer, sizes]);
  return {
    items: virtualizer.getVirtualItems(),
    total: virtualizer.getTotalSize(),
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    measure: virtualizer.measureElement,
  };
}
