import { useMemo } from 'react';
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

/** The rows in the order seen, each with its depth. The same ones as long as rows and tree are the same. */
export function useGridRows<TRow extends object>(
  rows: GridRows<TRow>,
  tree: GridTree<TRow> | undefined,
): readonly GridRowModel<TRow>[] {
  return useMemo(() => {
    const seen: GridRowModel<TRow>[] = [];
    const add = (items: readonly TRow[], depth: number) => {
      for (const original of items) {
        const id = rows.keyOf(original);
        const canExpand = tree?.canExpand(original) ?? false;
        const isExpanded = canExpand && tree?.expanded.has(id) === true;
        seen.push({ id, original, depth, canExpand, isExpanded });
        if (isExpanded) add(tree?.childrenOf(original) ?? [], depth + 1);
      }
    };
    add(rows.items, 0);
    return seen;
  }, [rows, tree]);
}
