import type { Locale } from '@portico/shared-kit/i18n';

const minute = 60_000;
const [hour, day] = [60 * minute, 24 * 60 * minute];

/**
 * Returns the words for the time between `instant` and `now`, both in epoch ms: "5 minutes ago", "yesterday"; null for
 * under two minutes, and for what lies in the future, since clocks differ.
 */
export function timeAgo(instant: number, now: number, locale: Locale): string | null {
  const age = now - instant;
  if (age < 2 * minute) return null;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (age < hour) return format.format(-Math.floor(age / minute), 'minute');
  if (age < day) return format.format(-Math.floor(age / hour), 'hour');
  return format.format(-Math.floor(age / day), 'day');
}
