import { useMemo, useState } from 'react';
import type { GridRows, GridTree } from '../model/grid-types.ts';

/** A row of the page in the order seen: branches that are open are followed by their rows. */
export interface GridRowModel<TRow extends object> {
  /** Its key. */
  readonly id: string;
  readonly original: TRow;
  /** Number of rows above it in the tree; 0 at the top. */
  readonly depth: number;
  readonly canExpand: boolean;
  readonly isExpanded: boolean;
}

/**
 * The rows in the order seen, each with its depth. The same ones as long as rows and tree are the same, and each is the same one as long as
 * it is drawn alike: an edit of one row draws no other again.
 */
export function useGridRows<TRow extends object>(
  rows: GridRows<TRow>,
  tree: GridTree<TRow> | undefined,
): readonly GridRowModel<TRow>[] {
  const [known] = useState(() => new WeakMap<TRow, GridRowModel<TRow>>());
  const { items, keyOf } = rows;
  return useMemo(() => {
    const seen: GridRowModel<TRow>[] = [];
    const add = (items: readonly TRow[], depth: number) => {
      for (const original of items) {
        const id = keyOf(original);
        const canExpand = tree?.canExpand(original) ?? false;
        const isExpanded = canExpand && tree?.expanded.has(id) === true;
        const row = sameOr(known.get(original), { id, original, depth, canExpand, isExpanded });
        known.set(original, row);
        seen.push(row);
        if (isExpanded) add(tree?.childrenOf(original) ?? [], depth + 1);
      }
    };
    add(items, 0);
    return seen;
  }, [known, items, keyOf, tree]);
}

/** Returns the row that is known where it is the same as another. */
function sameOr<TRow extends object>(known: GridRowModel<TRow> | undefined, row: GridRowModel<TRow>) {
  const isSame =
    known?.id === row.id &&
    known.depth === row.depth &&
    known.canExpand === row.canExpand &&
    known.isExpanded === row.isExpanded;
  return isSame ? known : row;
}
