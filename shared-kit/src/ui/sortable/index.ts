/** Lists that are put in order by dragging. */
export { moveItem } from './move-item.ts';
export { type SortableOptions, useSortable } from './use-sortable.ts';
export { type SharedMove, type SharedSortableOptions, useSharedSortable } from './use-shared-sortable.ts';
