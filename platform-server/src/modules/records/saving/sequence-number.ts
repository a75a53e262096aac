import { wallClockAt } from '@portico/shared-kit/formats';

/** The day of a moment in the organisation's time zone, `20261121`: numbers start anew with each. */
export function sequencePeriod(at: Date): string {
  const wall = wallClockAt(at.getTime());
  if (wall === null) throw new RangeError('Not a moment');
  const two = (part: number) => String(part).padStart(2, '0');
  return `${wall.year}${two(wall.month)}${two(wall.day)}`;
}

/** A record's number such as `SO202611210042`: at least four digits, more when a day has more records. */
export function sequenceNumber(prefix: string | undefined, period: string, value: number): string {
  return `${prefix ?? ''}${period}${String(value).padStart(4, '0')}`;
}
