import type { UnreadCount } from '@portico/shared-kit/contract/notifications.schema';

/** Functions that decide when lists of work are fetched anew. */
export interface WorkRefreshing {
  /** The tab shows this: what it did itself has fetched its lists already. */
  isShown(counts: UnreadCount): void;
  /** Notes what is known now; the answer takes what the server says and fetches the lists where that is something else. */
  listen(): (counts: UnreadCount) => void;
  stop(): void;
}

/**
 * Calls `refresh` where others have changed what waits for the user, or have sent a notification of what they started: once the
 * page is seen, so that ten tabs in the back fetch nothing, and never where nothing has changed.
 */
export function refreshWork(refresh: () => void, page: Document = document): WorkRefreshing {
  let known: UnreadCount | undefined;
  let isOld = false;
  const catchUp = () => {
    if (!isOld || page.visibilityState === 'hidden') return;
    isOld = false;
    refresh();
  };
  page.addEventListener('visibilitychange', catchUp);
  return {
    isShown(counts) {
      known = counts;
    },
    listen() {
      const before = known;
      return (counts) => {
        known = counts;
        if (before === undefined || !hasNewWork(before, counts)) return;
        isOld = true;
        catchUp();
      };
    },
    stop: () => page.removeEventListener('visibilitychange', catchUp),
  };
}

/** Fewer unread messages are no change: somebody has read some. */
function hasNewWork(before: UnreadCount, now: UnreadCount): boolean {
  return before.work !== now.work || now.STATION > before.STATION;
}
