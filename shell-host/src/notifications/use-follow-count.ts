import { useEffect, useRef } from 'react';

/**
 * Fetches a list of unread messages anew when the bell hears of another number than the list has: what comes, or is
 * read in another tab, shows while the list stands open. `total` is undefined while the list is not there.
 */
export function useFollowCount(unread: number, total: number | undefined, refetch: () => unknown): void {
  const latest = useRef({ total, refetch });
  useEffect(() => {
    latest.current = { total, refetch };
  });
  useEffect(() => {
    if (latest.current.total !== undefined && latest.current.total !== unread) latest.current.refetch();
  }, [unread]);
}
