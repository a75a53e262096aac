import { useCallback, useState } from 'react';
import { acceptedWidth, defaultWidth } from '../model/column-layout.model.ts';
import type { GridColumn } from '../model/grid-types.ts';
import type { LaidColumn } from '../model/laid-column.ts';

/** A width set by hand. It holds while the column's own width stays what it was then. */
interface HandWidth {
  readonly width: number;
  readonly basis: number | undefined;
}

/** The widths that the user gave to columns while the grid is shown. */
export interface ColumnSizes<TRow> {
  /** A column's width in pixels and whether it may still grow. */
  wishOf(column: GridColumn<TRow>): { width: number; isFlexible: boolean };
  /** Sets one column's width while all others keep the width they have on the screen. Returns the width that holds. */
  resize(laid: LaidColumn<TRow>, wanted: number, all: readonly LaidColumn<TRow>[]): number;
  /** Gives a column its own width back. */
  reset(laid: LaidColumn<TRow>): void;
}

/** The widths the user has dragged, over the widths the columns ask for. */
export function useColumnSizes<TRow>(): ColumnSizes<TRow> {
  const [byHand, setByHand] = useState<ReadonlyMap<string, HandWidth>>(new Map());
  const wishOf = useCallback(
    (column: GridColumn<TRow>) => {
      const hand = byHand.get(column.id);
      if (hand && hand.basis === column.width) return { width: hand.width, isFlexible: false };
      return { width: column.width ?? defaultWidth, isFlexible: column.width === undefined };
    },
    [byHand],
  );
  const resize = useCallback((laid: LaidColumn<TRow>, wanted: number, all: readonly LaidColumn<TRow>[]) => {
    const width = acceptedWidth(wanted, laid.width);
    setByHand(new Map(all.map((each) => [each.id, frozen(each, each.id === laid.id ? width : each.width)])));
    return width;
  }, []);
  const reset = useCallback((laid: LaidColumn<TRow>) => {
    setByHand((known) => new Map([...known].filter(([id]) => id !== laid.id)));
  }, []);
  return { wishOf, resize, reset };
}

function frozen<TRow>(laid: LaidColumn<TRow>, width: number): HandWidth {
  return { width, basis: laid.column?.width };
}
