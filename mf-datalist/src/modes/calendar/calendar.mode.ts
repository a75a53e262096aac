import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { showsAll } from '../lazy-rows.ts';
import type { ListMode } from '../list-mode.ts';

/** Entries on days, weeks and months (portal spec, section 3: view type CALENDAR). */
export const calendarMode: ListMode = {
  viewType: 'CALENDAR',
  isPossible: (config) => showsAll(config, [config.view.calendar?.startTimePropertyCode]),
  Records: lazyWithRetry(async () => (await import('./Calendar.tsx')).Calendar),
};
