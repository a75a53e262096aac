import type { PortalStore } from '@portico/shared-kit/api';
import {
  keepUnreadCount,
  notificationsEndpoints,
  useGetUnreadCountQuery,
} from '@portico/shared-kit/api/notifications.api';
import type { UnreadCount } from '@portico/shared-kit/contract/notifications.schema';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { broadcastChannel, startPolling } from './polling-leader.ts';

/** Ms between two questions (shell spec, section 9). */
const pollInterval = 60_000;

const nothingUnread: UnreadCount = { STATION: 0, COMMENT: 0 };

/** How many notifications are unread, kept up to date while the header is shown; one tab asks for all. */
export function useUnreadCount(): UnreadCount {
  const store = useStore() as unknown as PortalStore;
  const { data } = useGetUnreadCountQuery();
  useEffect(() => {
    return startPolling<UnreadCount>({
      interval: pollInterval,
      locks: 'locks' in navigator ? navigator.locks : undefined,
      channel: broadcastChannel('portico-unread'),
      ask: async () => (await store.dispatch(askAgain())).data,
      onNews: (counts) => void store.dispatch(keepUnreadCount(counts)),
    });
  }, [store]);
  return data ?? nothingUnread;
}

/** Seconds that an answer counts as new: who begins to lead right after it arrived does not ask for it again. */
const freshFor = pollInterval / 1000 / 2;

const askAgain = () =>
  notificationsEndpoints.getUnreadCount.initiate(undefined, { forceRefetch: freshFor, subscribe: false });
