import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { dateCodeOf } from '@portico/shared-kit/fields';
import { truncateDate } from '@portico/shared-kit/formats';
import type { FilterTree } from '@portico/shared-kit/filters';
import { type CalendarFields, hasTime } from './calendar-fields.model.ts';
import type { CalendarRange } from './calendar-range.model.ts';
import { type Day, dayAt, dayMs, daysLater, instantAt, later, wallTimeAt } from './wall-time.model.ts';

/** Ms that an entry takes which has a time and no end. */
const plainLength = 3_600_000;

/** Record as a calendar draws it. */
export interface CalendarEntry {
  readonly record: BizRecord;
  readonly isAllDay: boolean;
  /** A day where it is all day, else a wall time. */
  readonly start: string;
  /** The day or time at which it is over, itself no part of the entry. */
  readonly end: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** True where its end is before its start: it stands at its start alone. */
  readonly isInverted: boolean;
  /** The dates as they are stored, instants; no end is null. */
  readonly dates: Dates;
}

/** Change of an entry: by how many ms its start and its end move. */
export interface EntryChange {
  readonly startBy: number;
  readonly endBy: number;
}

/** Returns the entry of a record; null for one without a start. */
export function entryOf(record: BizRecord, fields: CalendarFields): CalendarEntry | null {
  const dates = datesOf(record, fields);
  if (dates === null) return null;
  const { start, end } = dates;
  const isInverted = end !== null && isBefore(end, start, fields);
  const shownEnd = shownEndOf(dates, fields);
  const firstDay = dayAt(start);
  const lastDay = dayAt(later(shownEnd, -1));
  const shown = { record, dates, firstDay, lastDay: lastDay < firstDay ? firstDay : lastDay, isInverted };
  if (fields.hasTime) return { ...shown, isAllDay: false, start: wallTimeAt(start), end: wallTimeAt(shownEnd) };
  return { ...shown, isAllDay: true, start: firstDay, end: daysLater(shown.lastDay, 1) };
}

/**
 * Returns the values that a record gets by a change; null where it would end before it starts, which it did not before. What is not
 * there is not made up by a move: a record without an end has none after it either.
 */
export function changedValues(
  record: BizRecord,
  fields: CalendarFields,
  { startBy, endBy }: EntryChange,
): Readonly<Record<string, string>> | null {
  const dates = datesOf(record, fields);
  if (dates === null) return null;
  const isMove = startBy === endBy;
  const start = later(dates.start, startBy);
  const values = startBy === 0 ? {} : { [fields.start.code]: cut(start, fields.start) };
  if (fields.end === null || (dates.end === null && (isMove || endBy === 0))) return values;
  const from = isMove ? dates.end : lastMomentOf(dates, fields);
  const end = cut(later(from ?? dates.start, endBy), fields.end);
  if (!isMove && isBefore(end, cut(start, fields.start), fields)) return null;
  return endBy === 0 ? values : { ...values, [fields.end.code]: end };
}

/** Returns the filter of the records that a range shows: one without an end, or that ends too early, counts by its start. */
export function filterOfRange(
  { first, last }: Pick<CalendarRange, 'first' | 'last'>,
  { start, end }: CalendarFields,
): FilterTree {
  const from = instantAt(first) ?? '';
  const to = later(instantAt(daysLater(last, 1)) ?? from, -1);
  const begins: FilterTree = { propertyCode: start.code, operator: 'greaterThanOrEqual', value: from };
  const isBegun: FilterTree = { propertyCode: start.code, operator: 'lessThanOrEqual', value: to };
  if (end === null) return { join: 'and', items: [isBegun, begins] };
  const goesOn: FilterTree = { propertyCode: end.code, operator: 'greaterThanOrEqual', value: from };
  return { join: 'and', items: [isBegun, { join: 'or', items: [begins, goesOn] }] };
}

/**
 * Returns start and end of an entry as texts, null for an end that says nothing more: days without the year where both are in one,
 * with the time where the entry has hours.
 */
export function entryTime({ dates: { start, end }, isAllDay }: CalendarEntry): readonly [string, string | null] {
  const [from, to] = [start, end].map((instant) => (instant === null ? null : wallTimeAt(instant)));
  const isOneYear = to === null || from?.slice(0, 4) === to?.slice(0, 4);
  const shown = (wallTime: string) => {
    const [day = '', time = ''] = wallTime.split('T');
    return [isOneYear ? day.slice(5) : day, isAllDay ? '' : time.slice(0, 5)].filter(Boolean).join(' ');
  };
  const [first, last] = [shown(from ?? ''), to == null ? null : shown(to)];
  return [first, last === first ? null : last];
}

interface Dates {
  readonly start: string;
  readonly end: string | null;
}

function datesOf({ data }: BizRecord, { start, end }: CalendarFields): Dates | null {
  const [from, to] = [data[start.code], end === null ? null : data[end.code]];
  if (typeof from !== 'string' || from === '') return null;
  return { start: from, end: typeof to === 'string' && to !== '' ? to : null };
}

/** The moment at which an entry is over as it is drawn: what takes no time at all could be neither seen nor gripped. */
function shownEndOf({ start, end }: Dates, fields: CalendarFields): string {
  const over = end === null ? start : overAt(end, fields);
  return over > start ? over : later(start, fields.hasTime ? plainLength : dayMs);
}

/** The moment at which an end is over: a date without time lasts until the end of its day. */
function overAt(end: string, fields: CalendarFields): string {
  return fields.end !== null && hasTime(fields.end) ? end : later(end, dayMs);
}

/** Returns whether an end is before a start: on the same day it is not, where it has no time. */
function isBefore(end: string, start: string, fields: CalendarFields): boolean {
  const over = overAt(end, fields);
  return over === end ? end < start : over <= start;
}

/** The end from which an entry is stretched: that of what is drawn, as its field would hold it. */
function lastMomentOf(dates: Dates, fields: CalendarFields): string {
  const { start, end } = dates;
  if (end !== null && !isBefore(end, start, fields)) return end;
  if (!fields.hasTime || fields.end === null || !hasTime(fields.end)) return start;
  return shownEndOf(dates, fields);
}

function cut(instant: string, property: CalendarFields['start']): string {
  const code = dateCodeOf(property);
  return (code === null ? null : truncateDate(instant, code)) ?? instant;
}
