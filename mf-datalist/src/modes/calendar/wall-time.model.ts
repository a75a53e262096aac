import { formatDate, instantOf } from '@portico/shared-kit/formats';

export const dayMs = 86_400_000;

/** A day as text, `2026-11-24`. */
export type Day = string;

/** Returns whether a text names a day that there is, in the years 1 to 9998: the range around it must exist as well. */
export function isDay(text: string | null): text is Day {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && text < '9999' && instantAt(text) !== null;
}

/** Returns the day on the organisation's calendar at an instant. */
export function dayAt(instant: string): Day {
  return formatDate(instant, 1);
}

/** Returns the time on the organisation's wall clock at an instant, `2026-11-24T09:30:00`. */
export function wallTimeAt(instant: string): string {
  return formatDate(instant, 2).replace(' ', 'T');
}

/** Returns the instant of a wall time in the organisation's time zone, or the one at which a day begins; null for neither. */
export function instantAt(wallTime: string): string | null {
  const [day = '', time = '0:0:0'] = wallTime.split('T');
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map((part) => Number.parseInt(part, 10));
  return instantOf({ year, month, day: date, hour, minute, second });
}

/** Returns the day that is a number of days later, or earlier. */
export function daysLater(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** Returns the instant that is some ms later, or earlier. */
export function later(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}
