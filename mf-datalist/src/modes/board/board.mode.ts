import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { showsAll } from '../lazy-rows.ts';
import type { ListMode } from '../list-mode.ts';

/** Cards in columns, one for each value of a field (portal spec, section 3: view type BOARD). */
export const boardMode: ListMode = {
  viewType: 'BOARD',
  isPossible: (config) => showsAll(config, [config.view.board?.columnPropertyCode]),
  Tools: lazyWithRetry(async () => (await import('./board-parts.ts')).BoardTools),
  Records: lazyWithRetry(async () => (await import('./board-parts.ts')).Board),
};
