import { useMemo } from 'react';
import { useStableCallback } from '../../stable/index.ts';
import type { GridView } from '../model/grid-types.ts';
import type { HeadItem } from '../model/head-menu.model.ts';
import type { GridLayout, LaidColumn } from '../model/laid-column.ts';
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
  readonly openMenu: HeadActions<TRow>['openMenu'];
}

/** Returns the actions of the header: sort by its columns and set their widths. The same for the life of the grid. */
export function useHeadActions<TRow>(input: HeadInput<TRow>): HeadActions<TRow> {
  const now = useStableCallback(() => headActions(input));
  return useMemo(
    () => ({
      sort: (asked, isAdditive) => now().sort(asked, isAdditive),
      resize: (laid, width) => now().resize(laid, width),
      endResize: (laid) => now().endResize(laid),
      resetWidth: (laid) => now().resetWidth(laid),
      openMenu: (laid, head) => now().openMenu(laid, head),
      choose: (laid, item) => now().choose(laid, item),
    }),
    [now],
  );
}

function headActions<TRow>({ layout, sizes, sort, view, openMenu }: HeadInput<TRow>): HeadActions<TRow> {
  const sortAs = (asked: SortEntry, isAdditive: boolean) => sort?.onChange(sortBy(sort.entries, asked, { isAdditive }));
  const ownWidth = (laid: LaidColumn<TRow>) => {
    sizes.reset(laid);
    view.onWidthChange?.(laid.id, null);
  };
  return {
    sort: sortAs,
    resize: (laid, width) => sizes.resize(laid, width, layout.columns),
    endResize: (laid) => view.onWidthChange?.(laid.id, laid.width),
    resetWidth: ownWidth,
    openMenu,
    choose: (laid, item) => {
      const { id: columnId } = laid;
      const commands = {
        sortAsc: () => sortAs({ columnId, direction: 'asc' }, false),
        sortDesc: () => sortAs({ columnId, direction: 'desc' }, false),
        thenAsc: () => sortAs({ columnId, direction: 'asc' }, true),
        thenDesc: () => sortAs({ columnId, direction: 'desc' }, true),
        pinLeft: () => view.onPinChange?.(columnId, 'left'),
        pinRight: () => view.onPinChange?.(columnId, 'right'),
        unpin: () => view.onPinChange?.(columnId, null),
        statistics: () => view.onStatistics?.(columnId),
        ownWidth: () => ownWidth(laid),
        hide: () => view.onHide?.(columnId),
      } satisfies Record<HeadItem, () => void>;
      commands[item]();
    },
  };
}
