import type { PortalStore } from '@portico/shared-kit/api';
import { useGetUnreadCountQuery } from '@portico/shared-kit/api/notifications.api';
import type { UnreadCount } from '@portico/shared-kit/contract/notifications.schema';
import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { UnreadCountSync } from './sync-unread-count.ts';

/** Ms until what keeps the count is fetched again that could not be. */
const retryMs = 60_000;

const nothingUnread: UnreadCount = { STATION: 0, COMMENT: 0, work: '' };

/** Returns the number of unread notifications, kept up to date while the header is shown; one tab asks for all. */
export function useUnreadCount(): UnreadCount {
  const store = useStore() as unknown as PortalStore;
  const { data } = useGetUnreadCountQuery();
  const kept = useRef<UnreadCountSync>(null);
  useEffect(() => keepLater(store, kept), [store]);
  useEffect(() => {
    if (data !== undefined) kept.current?.tell(data);
  }, [data]);
  return data ?? nothingUnread;
}

/** Begins once the code for it is there, which the first paint does without. Returns the function that stops it. */
function keepLater(store: PortalStore, place: RefObject<UnreadCountSync | null>): () => void {
  let isOver = false;
  let stop: () => void;
  const begin = async () => {
    try {
      const { syncUnreadCount } = await import(/* webpackChunkName: "frame" */ './sync-unread-count.ts');
      if (isOver) return;
      place.current = syncUnreadCount(store);
      ({ stop } = place.current);
    } catch {
      if (isOver) return;
      const timer = setTimeout(() => void begin(), retryMs);
      stop = () => clearTimeout(timer);
    }
  };
  stop = () => undefined;
  void begin();
  return () => {
    isOver = true;
    stop();
  };
}
