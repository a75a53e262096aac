import type { ListConfig, PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { dateCodeOf } from '@portico/shared-kit/fields';
import { dateFormats } from '@portico/shared-kit/formats';

/** Fields of a calendar; null for one that its view does not name, or that the reader does not see. */
export interface CalendarFields {
  readonly start: PropertyWithRights;
  readonly end: PropertyWithRights | null;
  readonly title: PropertyWithRights | null;
  readonly colour: PropertyWithRights | null;
  /** True where entries have times of day: the calendar then has hours. */
  readonly hasTime: boolean;
}

/** Returns the fields of a view's calendar; null where the reader does not see its start. */
export function calendarFields({ view, properties }: Pick<ListConfig, 'view' | 'properties'>): CalendarFields | null {
  const seen = (code: string | undefined) =>
    properties.find((property) => property.code === code && property.visible !== false) ?? null;
  const start = seen(view.calendar?.startTimePropertyCode);
  if (start === null) return null;
  const end = seen(view.calendar?.endTimePropertyCode);
  const title = seen(view.calendar?.titlePropertyCode);
  const colour = seen(view.calendar?.colourPropertyCode);
  return { start, end, title, colour, hasTime: hasTime(start) || (end !== null && hasTime(end)) };
}

/** Returns the codes of the fields that entries are made of. */
export function codesOf({ start, end, title, colour }: CalendarFields): readonly string[] {
  return [start, end, title, colour].flatMap((property) => (property === null ? [] : [property.code]));
}

/** Returns whether a field shows a time of day beside its date. */
export function hasTime(property: PropertyWithRights): boolean {
  const code = dateCodeOf(property);
  return code !== null && dateFormats[code].unit !== 'day';
}

/** Returns whether somebody may move a record: both of its dates go along. */
export function isMovable({ start, end }: CalendarFields, record: BizRecord): boolean {
  const isEndFree = end === null || isEmpty(record.data[end.code]) || isFree(end, record);
  return isFree(start, record) && isEndFree;
}

/** Returns whether somebody may change at which date a record ends. */
export function isStretchable({ end }: CalendarFields, record: BizRecord): boolean {
  return end !== null && isFree(end, record);
}

function isFree({ code, system, writable }: PropertyWithRights, { actions, readOnly, hidden }: BizRecord): boolean {
  const isKept = system === true || writable === false || readOnly?.includes(code) || hidden?.includes(code);
  return !isKept && actions.includes('edit');
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
