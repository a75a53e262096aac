const msPerDay = 86_400_000;
/** Day 0 of the 1900 system, which counts a 29 February 1900 that never was: days before it are one more. */
const epoch1900 = Date.UTC(1899, 11, 30);
const phantomDay = 60;
/** Days by which the 1904 system, of old Macintosh files, begins later. */
export const days1904 = 1462;
/** 31 December 9999, the last day of spreadsheets. */
const lastDay = 2_958_465;

const wallClock = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(\.\d{1,9})?)?)?$/;

/**
 * Returns the serial number of a day or a wall-clock time, such as `2026-11-24` or `2026-11-24T09:30:00`, in the 1900
 * system; null for what is no such text, no day, or before 1900, which spreadsheets cannot count.
 */
export function serialOf(value: string): number | null {
  const match = wallClock.exec(value);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const midnight = Date.UTC(year, month - 1, day);
  if (new Date(midnight).toISOString().slice(0, 10) !== value.slice(0, 10)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const days = (midnight - epoch1900) / msPerDay;
  const counted = days > phantomDay ? days : days - 1;
  if (counted < 1 || counted > lastDay) return null;
  return counted + (hour * 3600 + minute * 60 + second + Number(match[7] ?? 0)) / 86_400;
}

/** Time of the wall clock: its day, null below day 1, and its time of day. */
interface WallClock {
  readonly date: string | null;
  /** Such as `09:30:00`, with milliseconds where there are any. */
  readonly time: string;
}

/** Returns the day and the time of a serial number of the 1900 system, rounded to ms; null where it counts no day. */
export function wallClockOf(serial: number): WallClock | null {
  if (!(serial >= 0 && serial < lastDay + 1)) return null;
  const ms = Math.round(serial * msPerDay);
  const day = Math.floor(ms / msPerDay);
  if (day === phantomDay || day > lastDay) return null;
  const iso = new Date(epoch1900 + (day > phantomDay ? ms : ms + msPerDay)).toISOString();
  const time = iso.slice(11, iso.endsWith('.000Z') ? 19 : 23);
  return { date: day === 0 ? null : iso.slice(0, 10), time };
}

/** Returns a number of days as hours, which may be more than 24: `36:15:00`. */
export function durationText(days: number): string {
  const seconds = Math.round(days * 86_400);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
