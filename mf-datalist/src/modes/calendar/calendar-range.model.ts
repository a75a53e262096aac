import type { Locale } from '@portico/shared-kit/i18n';
import { type Day, dayMs, daysLater, isDay } from './wall-time.model.ts';

/** The lengths of time that a calendar shows at once. */
export const spans = ['month', 'week', 'day'] as const;
export type CalendarSpan = (typeof spans)[number];

/** Names in the address: a day of the time that is shown, and how much of it is. */
export const rangeNames = { at: 'at', by: 'by' } as const;

/** Time that a calendar shows: a day in it and how much around that, with the first and the last of the days drawn. */
export interface CalendarRange {
  readonly at: Day;
  readonly by: CalendarSpan;
  readonly first: Day;
  readonly last: Day;
}

/** The day on which weeks begin, 0 for Sunday. */
export const weekStarts: Readonly<Record<Locale, number>> = { zh: 1, en: 0 };

/** Returns the time that an address asks for: what it leaves out or says wrongly is this month. */
export function rangeIn(query: URLSearchParams, today: Day, locale: Locale): CalendarRange {
  const asked = query.get(rangeNames.at);
  const by = spans.find((span) => span === query.get(rangeNames.by)) ?? 'month';
  return rangeAround(isDay(asked) ? asked : today, by, locale);
}

/** Returns the days that are drawn around a day: whole weeks, also around a month. */
export function rangeAround(at: Day, by: CalendarSpan, locale: Locale): CalendarRange {
  if (by === 'day') return { at, by, first: at, last: at };
  const [start, end] = by === 'month' ? [`${at.slice(0, 8)}01`, daysLater(monthLater(at, 1), -1)] : [at, at];
  return { at, by, first: weekAround(start, locale), last: daysLater(weekAround(end, locale), 6) };
}

/** Returns the day to show for the time before (-1) or after (1). */
export function neighbour({ at, by }: Pick<CalendarRange, 'at' | 'by'>, direction: -1 | 1): Day {
  if (by === 'month') return monthLater(at, direction);
  return daysLater(at, direction * (by === 'week' ? 7 : 1));
}

/** Returns every day of a range. */
export function daysOf({ first, last }: Pick<CalendarRange, 'first' | 'last'>): readonly Day[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  return Array.from({ length: count }, (_, at) => daysLater(first, at));
}

/** Returns what a range is called in a language. */
export function rangeTitle({ at, by, first, last }: CalendarRange, locale: Locale): string {
  const [start, end] = [new Date(first), new Date(last)];
  const day = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  if (by === 'week') return weekTitle(start, end, locale);
  if (by === 'day') return new Intl.DateTimeFormat(locale, { ...day, weekday: 'long' }).format(start);
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(at));
}

function weekTitle(start: Date, end: Date, locale: Locale): string {
  const parts = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const whole = new Intl.DateTimeFormat(locale, { ...parts, year: 'numeric' });
  if (locale === 'en') return whole.formatRange(start, end);
  // Ranges in Chinese are written by figures alone there, without the words for year, month and day.
  return `${whole.format(start)} – ${new Intl.DateTimeFormat(locale, parts).format(end)}`;
}

/** Returns a day with its weekday in a language. */
export function dayTitle(day: Day, locale: Locale): string {
  const parts = { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, parts).format(new Date(day));
}

/** Returns the first day of the week around a day. */
function weekAround(day: Day, locale: Locale): Day {
  const weekday = new Date(day).getUTCDay();
  return daysLater(day, -((weekday - weekStarts[locale] + 7) % 7));
}

/** Returns the first day of a month that is some months later, or earlier. */
function monthLater(day: Day, count: number): Day {
  const [year = 1, month = 1] = day.split('-').map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1 + count, 1);
  return date.toISOString().slice(0, 10);
}
