import type { Notification } from '@portico/shared-kit/contract/notifications.schema';
import { formatDate } from '@portico/shared-kit/formats';

/** The notifications of one day, in their order. */
export interface DateGroup {
  /** YYYY-MM-DD in the organisation's time. */
  readonly date: string;
  readonly items: readonly Notification[];
}

const day = 86_400_000;

/** Groups notifications by the organisation's date, in the order in which they come. */
export function groupByDate(notifications: readonly Notification[]): DateGroup[] {
  const groups = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const date = formatDate(notification.createdTime, 1);
    const group = groups.get(date);
    if (group) group.push(notification);
    else groups.set(date, [notification]);
  }
  return [...groups].map(([date, items]) => ({ date, items }));
}

/** Returns whether a date is today or yesterday at `now` (epoch ms); null for other dates. */
export function nearDay(date: string, now: number): 'today' | 'yesterday' | null {
  if (date === formatDate(new Date(now).toISOString(), 1)) return 'today';
  return date === formatDate(new Date(now - day).toISOString(), 1) ? 'yesterday' : null;
}
