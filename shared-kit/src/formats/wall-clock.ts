/** Minutes that the organisation's clock is ahead of UTC (list spec, section 9: offset 480). */
export const organisationOffset = 480;

const offsetMs = organisationOffset * 60_000;

const isoInstant = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** True for an ISO text that names one moment: date, time and zone. February 30 is none, though browsers read it. */
export function isInstant(text: string): boolean {
  const [, year, month, day] = isoInstant.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  return Number(day) <= daysOf(Number(year), Number(month));
}

/** Returns the number of days of a month. The year 0 counts as 2000: both are leap years, and `Date` takes 0 to 99 for 1900 on. */
function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year < 100 ? year + 2000 : year, month, 0)).getUTCDate();
}

/** Date and time that a calendar and a clock on the organisation's wall show. Months and days count from 1. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** The organisation's wall clock at an instant (ISO text or epoch ms), null for something that is no instant. */
export function wallClockAt(instant: string | number): WallClock | null {
  const time = typeof instant === 'number' ? instant : Date.parse(instant);
  const shifted = new Date(time + offsetMs);
  if (Number.isNaN(shifted.getTime())) return null;
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/**
 * The instant (ISO text in UTC) at which the organisation's wall clock shows this; null for a day or time that does
 * not exist, such as February 30. Years run from 1 to 9999.
 */
export function instantOf(wall: WallClock): string | null {
  if (wall.year < 1 || wall.year > 9999) return null;
  const shifted = new Date(0);
  shifted.setUTCFullYear(wall.year, wall.month - 1, wall.day);
  shifted.setUTCHours(wall.hour, wall.minute, wall.second, 0);
  const instant = new Date(shifted.getTime() - offsetMs);
  const back = wallClockAt(instant.getTime());
  const exists = back !== null && (Object.keys(wall) as (keyof WallClock)[]).every((part) => back[part] === wall[part]);
  return exists ? instant.toISOString() : null;
}
