import { dateFormats, type DateCode } from '../../../formats/date-codes.ts';
import { formatDate } from '../../../formats/dates.ts';
import type { SheetForm } from '../../sheet-form.ts';

interface DateLook {
  readonly format: DateCode;
}

/** Codes of spreadsheets for the parts of a pattern; a sign between them is escaped. */
const parts: Readonly<Record<string, string>> = { YYYY: 'yyyy', MM: 'mm', DD: 'dd', HH: 'hh', A: 'AM/PM' };
/** Languages of the words for the halves of the day, as spreadsheets name them. */
const chinese = '[$-804]';
const english = '[$-409]';

/** Days and times of the wall clock. A time without a day is text: spreadsheets would count it as one of 1899. */
export const dateCells: SheetForm<string, DateLook> = {
  numberFormat({ format }) {
    if (!hasDay(format)) return undefined;
    const { pattern, halves } = dateFormats[format];
    const language = halves === undefined ? '' : halves[0] === 'AM' ? english : chinese;
    return language + pattern.replace(/YYYY|MM|DD|HH|A|[- ]/g, (part) => parts[part] ?? `\\${part}`);
  },
  toCell(value, { format }) {
    if (!hasDay(format)) return null;
    const wallClock = formatDate(value, 2);
    const { unit } = dateFormats[format];
    const hasTime = unit === 'second' || unit === 'minute';
    return hasTime
      ? { kind: 'dateTime', value: wallClock.replace(' ', 'T') }
      : { kind: 'date', value: wallClock.slice(0, 'YYYY-MM-DD'.length) };
  },
  toText: (value, { format }) => formatDate(value, format),
};

function hasDay(format: DateCode): boolean {
  return /[YD]/.test(dateFormats[format].pattern);
}
