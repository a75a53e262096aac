import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import type { ListMode } from '../list-mode.ts';

/** Rows below each other, by a field that holds the record above (portal spec, section 2: tree mode). */
export const treeMode: ListMode = {
  viewType: 'TREE',
  hasRows: true,
  isPossible: ({ view, properties }) =>
    properties.some(({ code, visible }) => code === view.tree?.parentPropertyCode && visible !== false),
  Records: lazyWithRetry(async () => (await import('./Tree.tsx')).Tree),
};
