import { endOf, startOf } from '../formats/dates.ts';
import { instantOf, wallClockAt, type WallClock } from '../formats/wall-clock.ts';

/** Ranges that move with the day. A week begins on Monday; the last n days include today. */
export const relativeDates = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'lastYear',
  'last7Days',
  'last30Days',
] as const;
export type RelativeDate = (typeof relativeDates)[number];

/** The first and the last day of a range, as the organisation's calendar counts days from the first of the epoch. */
type Days = readonly [first: number, last: number];

const dayMs = 86_400_000;

/** First and last instant (ISO text in UTC) of a range in the organisation's time zone. `now` is in epoch ms. */
export function relativeRange(name: RelativeDate, now: number): readonly [from: string, to: string] {
  const [first, last] = daysOf(name, wallClockAt(now) ?? epoch);
  return [startOf(dayAt(first), 'day') ?? '', endOf(dayAt(last), 'day') ?? ''];
}

const epoch: WallClock = { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 };

function daysOf(name: RelativeDate, { year, month, day }: WallClock): Days {
  const today = dayNumber(year, month, day);
  // The first of the epoch was a Thursday.
  const monday = today - ((today + 3) % 7);
  const quarter = month - ((month - 1) % 3);
  const ranges = {
    today: () => [today, today],
    yesterday: () => [today - 1, today - 1],
    thisWeek: () => [monday, monday + 6],
    lastWeek: () => [monday - 7, monday - 1],
    thisMonth: () => [dayNumber(year, month, 1), dayNumber(year, month + 1, 0)],
    lastMonth: () => [dayNumber(year, month - 1, 1), dayNumber(year, month, 0)],
    thisQuarter: () => [dayNumber(year, quarter, 1), dayNumber(year, quarter + 3, 0)],
    thisYear: () => [dayNumber(year, 1, 1), dayNumber(year, 12, 31)],
    lastYear: () => [dayNumber(year - 1, 1, 1), dayNumber(year - 1, 12, 31)],
    last7Days: () => [today - 6, today],
    last30Days: () => [today - 29, today],
  } satisfies Record<RelativeDate, () => Days>;
  return ranges[name]();
}

/** Months and days beyond their year and month count on, as calendars do. */
function dayNumber(year: number, month: number, day: number): number {
  return Math.floor(Date.UTC(year, month - 1, day) / dayMs);
}

function dayAt(number: number): string {
  const date = new Date(number * dayMs);
  const wall = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  return instantOf({ ...epoch, ...wall }) ?? '';
}
