export { useEqualValue } from './use-equal-value.ts';
export { useListViewState } from './use-list-view-state.ts';
export { useStableCallback } from './use-stable-callback.ts';
