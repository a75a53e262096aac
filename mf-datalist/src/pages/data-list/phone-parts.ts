/** Parts of the head that phones alone show, fetched together. */
export { FilterDrawer } from '../../features/filter-records/FilterDrawer.tsx';
export { SortMenu } from '../../features/sort-records/SortMenu.tsx';
