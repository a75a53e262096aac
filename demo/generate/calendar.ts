import type { Random } from './random.ts';

/** The demo's today: every date of its records is before it or soon after. Noon of the organisation's day. */
export const baseDate = Date.UTC(2026, 10, 20, 4);
/** Days before now that the records reach back. */
export const historyDays = 730;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** The organisation's days begin at UTC+8. */
const offsetMs = 8 * hourMs;

/** Midnight of the organisation's day so many days from the base date, as ISO text in UTC. */
export function day(daysFromBase: number): string {
  const local = Math.floor((baseDate + offsetMs) / dayMs) * dayMs + daysFromBase * dayMs;
  return new Date(local - offsetMs).toISOString();
}

/** A working hour, 9 to 18 o'clock of the organisation's time, of a day. */
export function workingTime(random: Random, daysFromBase: number): string {
  const start = Date.parse(day(daysFromBase)) + 9 * hourMs;
  return new Date(start + random.int(0, 9 * 3600 - 1) * 1000).toISOString();
}

/**
 * Returns the number of days since something happened: never at a weekend, and more often recently, because trade
 * grows.
 */
export function pastWorkingDay(random: Random): number {
  for (;;) {
    const ago = 1 + Math.floor((1 - Math.sqrt(1 - random.next())) * (historyDays - 1));
    const weekday = new Date(Date.parse(day(-ago)) + offsetMs).getUTCDay();
    if (weekday > 0 && weekday < 6) return ago;
  }
}
