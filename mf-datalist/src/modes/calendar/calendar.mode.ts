import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import type { ListMode } from '../list-mode.ts';

/** Entries on days, weeks and months (portal spec, section 3: view type CALENDAR). */
export const calendarMode: ListMode = {
  viewType: 'CALENDAR',
  isPossible: ({ view, properties }) =>
    properties.some(({ code, visible }) => code === view.calendar?.startTimePropertyCode && visible !== false),
  Records: lazyWithRetry(async () => (await import('./Calendar.tsx')).Calendar),
};
