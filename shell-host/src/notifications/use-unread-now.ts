import { useGetUnreadCountQuery } from '@portico/shared-kit/api/notifications.api';
import type { UnreadCount } from '@portico/shared-kit/contract/notifications.schema';

/** The unread counts as the bell has them; asks nothing more. */
export function useUnreadNow(): UnreadCount {
  const { data } = useGetUnreadCountQuery();
  return data ?? { STATION: 0, COMMENT: 0, work: '' };
}
