import type { Random } from './random.ts';

/** The demo's today: every date of its records is before it or soon after. Noon of the organisation's day. */
export const baseDate = Date.UTC(2026, 10, 20, 4);
/** How far back the records reach. */
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

/** A day of the history that is no weekend, more often a recent one: trade grows. Negative: before the base date. */
export function pastWorkingDay(random: Random, historyLength = historyDays): number {
  const ago = 1 + Math.floor((1 - Math.sqrt(1 - random.next() * 0.999)) * (historyLength - 1));
  return -weekday(-ago);
}

/** How many days ago the Friday is, where the day so many days off is of a weekend. */
function weekday(daysFromBase: number): number {
  const date = new Date(Date.parse(day(daysFromBase)) + offsetMs);
  const back = { 0: 2, 6: 1 }[date.getUTCDay()] ?? 0;
  return -daysFromBase + back;
}

/** The organisation's day of an ISO text as YYYYMM. */
export function monthOf(iso: string): string {
  return new Date(Date.parse(iso) + offsetMs).toISOString().slice(0, 7).replace('-', '');
}
