import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { dateFormats, type DateCode } from '../../../formats/date-codes.ts';
import { truncateDate } from '../../../formats/dates.ts';
import { instantOf, organisationOffset } from '../../../formats/wall-clock.ts';

dayjs.extend(utc);

/** A date whose parts are the organisation's, whatever zone the browser is in. */
export function wallDate(instant: string | null): Dayjs | null {
  return instant === null ? null : dayjs.utc(Date.parse(instant) + organisationOffset * 60_000);
}

/** The instant at which the organisation's clock shows the parts of a picked date, cut to its format. */
export function pickedInstant(picked: Dayjs | null, code: DateCode): string | null {
  if (picked === null) return null;
  const instant = instantOf({
    year: picked.year(),
    month: picked.month() + 1,
    day: picked.date(),
    hour: picked.hour(),
    minute: picked.minute(),
    second: picked.second(),
  });
  return instant === null ? null : truncateDate(instant, code);
}

/** Returns the look of the picker for a format: its panel, `showTime` where it has a time, and the text it shows and reads. */
export function pickerOf(code: DateCode) {
  const { pattern, unit } = dateFormats[code];
  const hasDay = pattern.includes('DD');
  const hasTime = unit === 'minute' || unit === 'second';
  const picker: 'date' | 'time' | 'year' | 'month' = hasDay
    ? 'date'
    : hasTime
      ? 'time'
      : unit === 'year'
        ? 'year'
        : 'month';
  return { picker, showTime: hasDay && hasTime, format: pattern } as const;
}
