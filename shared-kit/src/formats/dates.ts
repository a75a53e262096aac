import { dateFormats, type DateCode, type DateUnit } from './date-codes.ts';
import { instantOf, wallClockAt, type WallClock } from './wall-clock.ts';

/** Parts that a format does not show: a leap year, so that February 29 stays a date of format 6. */
const unshown: WallClock = { year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0 };

/** An instant (ISO text) in the organisation's time zone in one of the twelve formats; '' for something else. */
export function formatDate(instant: string, code: DateCode): string {
  const wall = wallClockAt(instant);
  if (wall === null) return '';
  const { pattern, halves } = dateFormats[code];
  return pattern.replace(/YYYY|MM|DD|HH|hh|mm|ss|A/g, (token) => shown(token, wall, halves));
}

function shown(token: string, wall: WallClock, halves: readonly [string, string] | undefined): string {
  const two = (part: number) => String(part).padStart(2, '0');
  switch (token) {
    case 'YYYY':
      return String(wall.year).padStart(4, '0');
    case 'MM':
      return two(wall.month);
    case 'DD':
      return two(wall.day);
    case 'HH':
      return two(wall.hour);
    case 'hh':
      return two(wall.hour % 12 || 12);
    case 'mm':
      return two(wall.minute);
    case 'ss':
      return two(wall.second);
    default:
      return halves?.[wall.hour < 12 ? 0 : 1] ?? '';
  }
}

/**
 * Reads a text of one of the twelve formats as an instant (ISO text in UTC), null when it is not one. Accepts `/` and
 * `.` for `-`, one digit for two, and a time that follows a format without one (it is cut off).
 */
export function parseDate(text: string, code: DateCode): string | null {
  const { pattern } = dateFormats[code];
  const match = readers[code].exec(text.trim());
  if (match === null) return null;
  const tokens = pattern.match(/YYYY|MM|DD|HH|hh|mm|ss|A/g) ?? [];
  const read = Object.fromEntries(tokens.map((token, index) => [token, match[index + 1] ?? '']));
  const number = (token: string, otherwise: number) => (read[token] ? Number(read[token]) : otherwise);
  if (number('hh', 12) > 12 || number('hh', 12) < 1) return null;
  const isAfternoon = /^(下午|PM)$/i.test(read.A ?? '');
  const hour = read.hh ? (Number(read.hh) % 12) + (isAfternoon ? 12 : 0) : number('HH', 0);
  return instantOf({
    year: number('YYYY', unshown.year),
    month: number('MM', unshown.month),
    day: number('DD', unshown.day),
    hour,
    minute: number('mm', 0),
    second: number('ss', 0),
  });
}

const readers = Object.fromEntries(
  Object.entries(dateFormats).map(([code, { pattern }]) => [Number(code), readerOf(pattern)]),
) as { readonly [K in DateCode]: RegExp };

function readerOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll('-', '[-/.]')
    .replaceAll(' ', '\\s+')
    .replace('YYYY', '(\\d{4})')
    .replace(/MM|DD|HH|hh|mm|ss/g, '(\\d{1,2})')
    .replace('A', '(上午|下午|AM|PM|am|pm)');
  const cutTime = pattern.endsWith('DD') ? '(?:[\\sT]+\\d{1,2}:\\d{2}(?::\\d{2})?)?' : '';
  return new RegExp(`^${source}${cutTime}$`);
}

/** The instant without the parts that its format does not show, so that what is stored is what is seen. */
export function truncateDate(instant: string, code: DateCode): string | null {
  const text = formatDate(instant, code);
  return text === '' ? null : parseDate(text, code);
}

/** The first instant of the organisation's second, minute, day, month or year around an instant. */
export function startOf(instant: string, unit: DateUnit): string | null {
  const wall = wallClockAt(instant);
  if (wall === null) return null;
  const parts = unitParts[unit];
  return instantOf({ ...unshown, ...Object.fromEntries(parts.map((part) => [part, wall[part]])) });
}

/** The last instant, to the millisecond, of the organisation's second, minute, day, month or year around an instant. */
export function endOf(instant: string, unit: DateUnit): string | null {
  const start = startOf(instant, unit);
  const wall = start === null ? null : wallClockAt(start);
  if (start === null || wall === null) return null;
  const next = {
    year: () => instantOf({ ...wall, year: wall.year + 1 }),
    month: () => instantOf({ ...wall, year: wall.year + Math.floor(wall.month / 12), month: (wall.month % 12) + 1 }),
    day: () => later(start, 86_400_000),
    minute: () => later(start, 60_000),
    second: () => later(start, 1_000),
  }[unit]();
  return next === null ? null : later(next, -1);
}

const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

const unitParts: { readonly [K in DateUnit]: readonly (keyof WallClock)[] } = {
  year: ['year'],
  month: ['year', 'month'],
  day: ['year', 'month', 'day'],
  minute: ['year', 'month', 'day', 'hour', 'minute'],
  second: ['year', 'month', 'day', 'hour', 'minute', 'second'],
};

/** The time for a file name, yyyyMMddHHmmss (list spec, section 9). `now` is in epoch ms. */
export function fileTimestamp(now: number): string {
  return formatDate(new Date(now).toISOString(), 2).replace(/\D/g, '');
}
