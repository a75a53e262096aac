import type { PortalStore } from '@portico/shared-kit/api';
import { keepUnreadCount, notificationsEndpoints } from '@portico/shared-kit/api/notifications.api';
import { invalidateComments, invalidateWork } from '@portico/shared-kit/api/cache-invalidation';
import type { UnreadCount } from '@portico/shared-kit/contract/notifications.schema';
import { announceJobChange } from '../own-jobs/job-changes.ts';
import { followServerEvents } from './follow-server-events.ts';
import { broadcastChannel, startPolling } from './polling-leader.ts';
import { refreshWork } from './refresh-work.ts';

/** Ms between two questions (shell spec, section 9). */
const pollInterval = 60_000;

/** Seconds that an answer counts as new to who begins to lead right after the page has asked for it. */
const freshAtFirst = pollInterval / 1000 / 2;
/** The same for who comes back to a tab, and expects to see what is there now. */
const freshAgain = 3;

/** The unread count of a tab in step with the server and with the other tabs. */
export interface UnreadCountSync {
  /** Passes on the counts that this tab knows, by reading or asking: the other tabs hear them, unless they came from there. */
  tell(counts: UnreadCount): void;
  stop(): void;
}

/** Begins to keep the store's unread count up to date; one tab asks, and listens for events, for all. */
export function syncUnreadCount(store: PortalStore): UnreadCountSync {
  const channel = broadcastChannel<UnreadCount>('portico-unread');
  const work = refreshWork(() => void store.dispatch(invalidateWork()));
  let heard = '';
  let freshFor = freshAtFirst;
  const known = notificationsEndpoints.getUnreadCount.select()(store.getState()).data;
  if (known !== undefined) work.isShown(known);
  const stop = startPolling<UnreadCount>({
    interval: pollInterval,
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel,
    async ask(isStale) {
      const isNew = work.listen();
      const { data } = await store.dispatch(askAgain(isStale || freshFor));
      freshFor = freshAgain;
      if (data !== undefined) isNew(data);
      store.dispatch(invalidateComments());
      return data;
    },
    hasten: hearServer,
    onValue(counts) {
      heard = JSON.stringify(counts);
      work.listen()(counts);
      store.dispatch(invalidateComments());
      store.dispatch(keepUnreadCount(counts));
    },
  });
  return {
    tell(counts) {
      work.isShown(counts);
      if (JSON.stringify(counts) !== heard) channel.post(counts);
    },
    stop() {
      work.stop();
      stop();
    },
  };
}

/** Listens to the server's events until the signal ends. */
function hearServer(askNow: () => void, signal: AbortSignal): void {
  const onChange = () => {
    askNow();
    announceJobChange();
  };
  void followServerEvents({ onChange, signal });
}

const askAgain = (forceRefetch: true | number) =>
  notificationsEndpoints.getUnreadCount.initiate(undefined, { forceRefetch, subscribe: false });
