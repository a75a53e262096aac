import type { Locale } from '../i18n/locale.ts';
import { formatDate } from './dates.ts';
import { formatTexts } from './formats.texts.ts';

const minute = 60_000;

/**
 * Returns the words for the time at which a notification came (shell spec, section 9): under 5 minutes "just now",
 * under 10 "5 min ago", under 30 "10 min ago", otherwise YYYY-MM-DD HH:mm. `now` is in epoch ms; an instant in the
 * future is "just now".
 */
export function notificationTime(instant: string, now: number, locale: Locale): string {
  const age = now - Date.parse(instant);
  if (age < 5 * minute) return formatTexts.t(locale, 'justNow');
  if (age < 10 * minute) return formatTexts.t(locale, 'minutesAgo', { count: 5 });
  if (age < 30 * minute) return formatTexts.t(locale, 'minutesAgo', { count: 10 });
  return formatDate(instant, 3);
}

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A duration in ms in words, by its two largest units: "2 days 3 hours", "0 seconds". Negative counts as zero. */
export function usedTime(ms: number, locale: Locale): string {
  let rest = Math.max(0, ms);
  const words: string[] = [];
  for (const [unit, size] of steps) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) words.push(formatTexts.t(locale, `duration.${unit}`, { count }));
    else if (words.length > 0) break;
    if (words.length === 2) break;
  }
  if (words.length === 0) return formatTexts.t(locale, 'duration.second', { count: 0 });
  return words.join(' ');
}
