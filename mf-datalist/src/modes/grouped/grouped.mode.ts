import { lazyRows } from '../lazy-rows.ts';
import type { ListMode } from '../list-mode.ts';

/** The grid whose rows stand in groups: a list becomes one while somebody has chosen fields to group by. */
export const groupedMode: ListMode = {
  viewType: 'LIST',
  hasRows: true,
  isPossible: () => true,
  Records: lazyRows('Grouped'),
};
