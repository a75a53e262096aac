import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import type { ListMode } from '../list-mode.ts';

/** Cards in columns, one for each value of a field (portal spec, section 3: view type BOARD). */
export const boardMode: ListMode = {
  viewType: 'BOARD',
  isPossible: ({ view, properties }) =>
    properties.some(({ code, visible }) => code === view.board?.columnPropertyCode && visible !== false),
  Tools: lazyWithRetry(async () => (await import('./board-parts.ts')).BoardTools),
  Records: lazyWithRetry(async () => (await import('./board-parts.ts')).Board),
};
