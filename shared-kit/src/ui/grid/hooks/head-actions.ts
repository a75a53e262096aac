import type { GridView } from '../model/grid-types.ts';
import type { GridLayout } from '../model/laid-column.ts';
import { sortBy, type SortEntry } from '../model/sort-cycle.model.ts';
import type { HeadActions } from '../parts/HeaderCell.tsx';
import type { ColumnSizes } from './use-column-sizes.ts';

/** The order of the list, held by its owner. */
export interface GridSort {
  readonly entries: readonly SortEntry[];
  onChange(entries: readonly SortEntry[]): void;
}

interface HeadInput<TRow> {
  readonly layout: GridLayout<TRow>;
  readonly sizes: ColumnSizes<TRow>;
  readonly sort: GridSort | undefined;
  readonly view: GridView;
}

/** What the header does: sort by its columns and set their widths. */
export function headActions<TRow>({ layout, sizes, sort, view }: HeadInput<TRow>): HeadActions<TRow> {
  return {
    sort: (asked, isAdditive) => sort?.onChange(sortBy(sort.entries, asked, { isAdditive })),
    resize: (laid, width) => sizes.resize(laid, width, layout.columns),
    endResize: (laid) => view.onWidthChange?.(laid.id, laid.width),
    resetWidth: (laid) => {
      sizes.reset(laid);
      view.onWidthChange?.(laid.id, null);
    },
  };
}
