import { instantOf, wallClockAt } from '@portico/shared-kit/formats';

/** The organisation's offset as FEEL and ISO 8601 write it. */
const zone = '+08:00';

const two = (part: number) => String(part).padStart(2, '0');

/** Returns an instant as the organisation's wall clock shows it, such as `2026-03-01T00:00:00+08:00`; '' for something else. */
export function wallClockText(instant: string): string {
  const wall = wallClockAt(instant);
  if (wall === null) return '';
  const { year, month, day, hour, minute, second } = wall;
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return `${date}T${two(hour)}:${two(minute)}:${two(second)}${zone}`;
}

/** Returns the instant (ISO, UTC) of a text that `wallClockText` writes; null for any other. */
export function instantOfWallClock(text: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})\+08:00$/.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return instantOf({ year, month, day, hour, minute, second });
}
