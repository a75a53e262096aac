import { dateCodeOf, type Property } from '@portico/shared-kit/fields';
import { formatDate } from '@portico/shared-kit/formats';
import type { CalendarFields } from './calendar-fields.model.ts';
import { daysLater, instantAt } from './wall-time.model.ts';

/** Days or hours that were chosen for a new record: days, or wall times. */
export interface DateChoice {
  readonly start: string;
  /** The day or time after the last, itself no part of it. */
  readonly end: string;
  readonly isAllDay: boolean;
}

/** Hours of work, for a field with a time of which only the day was chosen. */
const workHours = ['09:00:00', '18:00:00'] as const;

/** Returns the texts of the dates with which a new record begins, by code. */
export function addedValues({ start, end, isAllDay }: DateChoice, fields: CalendarFields): Record<string, string> {
  const last = isAllDay ? daysLater(end, -1) : end;
  const [from, to] =
    isAllDay && fields.hasTime ? [`${start}T${workHours[0]}`, `${last}T${workHours[1]}`] : [start, last];
  const values = { [fields.start.code]: dateText(fields.start, from) };
  return fields.end === null ? values : { ...values, [fields.end.code]: dateText(fields.end, to) };
}

function dateText(property: Property, wallTime: string): string {
  const [code, instant] = [dateCodeOf(property), instantAt(wallTime)];
  return code === null || instant === null ? '' : formatDate(instant, code);
}
