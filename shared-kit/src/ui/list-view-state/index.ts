export { useListViewState } from './use-list-view-state.ts';
