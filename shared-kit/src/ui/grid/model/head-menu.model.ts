import type { GridView } from './grid-types.ts';
import type { LaidColumn } from './laid-column.ts';
import { directionOf, type SortEntry } from './sort-cycle.model.ts';

/** Entry of the menu of a column's head. */
export type HeadItem =
  | 'sortAsc'
  | 'sortDesc'
  | 'thenAsc'
  | 'thenDesc'
  | 'pinLeft'
  | 'pinRight'
  | 'unpin'
  | 'statistics'
  | 'ownWidth'
  | 'hide';

interface HeadMenuInput {
  /** Null when the grid does not sort. */
  readonly entries: readonly SortEntry[] | null;
  readonly view: Pick<GridView, 'onPinChange' | 'onHide' | 'onStatistics'>;
}

/** The items of a column's menu in groups; none where nothing can be done. */
export function headMenu<TRow>({ column, id }: LaidColumn<TRow>, { entries, view }: HeadMenuInput): HeadItem[][] {
  if (column === null || column.hasMenu === false) return [];
  const groups: HeadItem[][] = [[], [], []];
  const [order, pins, looks] = groups as [HeadItem[], HeadItem[], HeadItem[]];
  if (entries !== null && column.isSortable) {
    order.push('sortAsc', 'sortDesc');
    if (entries.length > 0 && directionOf(entries, id) === null) order.push('thenAsc', 'thenDesc');
  }
  if (view.onPinChange) {
    if (column.pin !== 'left') pins.push('pinLeft');
    if (column.pin !== 'right') pins.push('pinRight');
    if (column.pin !== undefined) pins.push('unpin');
  }
  if (view.onStatistics && column.hasStatistics === true) looks.push('statistics');
  if (column.isResizable !== false) looks.push('ownWidth');
  if (view.onHide) looks.push('hide');
  return groups.filter((group) => group.length > 0);
}

/** The item of the direction a column is sorted in: choosing it again clears the order; null where it has none. */
export function currentSort(entries: readonly SortEntry[] | null, columnId: string): HeadItem | null {
  const direction = entries && directionOf(entries, columnId);
  if (!direction) return null;
  return direction === 'asc' ? 'sortAsc' : 'sortDesc';
}
