import { lazyRows, showsAll } from '../lazy-rows.ts';
import type { ListMode } from '../list-mode.ts';

/** Rows below each other, by a field that holds the record above (portal spec, section 2: tree mode). */
export const treeMode: ListMode = {
  viewType: 'TREE',
  hasRows: true,
  isPossible: (config) => showsAll(config, [config.view.tree?.parentPropertyCode]),
  Records: lazyRows('Tree'),
};
