import { bilingual } from '../../../i18n/bilingual-text.ts';
import { operatorSets } from '../../../filters/operator-sets.ts';
import { dateCodes, dateFormats, type DateCode } from '../../../formats/date-codes.ts';
import { endOf, formatDate, parseDate, startOf, truncateDate } from '../../../formats/dates.ts';
import { isInstant } from '../../../formats/wall-clock.ts';
import type { FieldKind } from '../../field-kind.ts';
import { rangeFilter, type RangeFilter } from '../../filter-forms.ts';
import { valid, invalid, type ValidationResult } from '../../problems.ts';
import { choice, defaultsOf, type SettingsSchema } from '../../settings.ts';
import { dateCells } from './date-cells.ts';

/** Settings of a moment: the format in which it is shown and entered. */
export interface DateSettings {
  /** Display format, one of twelve (list spec, section 9). */
  readonly format: DateCode;
}

const settings: SettingsSchema<DateSettings> = { format: choice(dateCodes as readonly [DateCode, ...DateCode[]]) };

/** An instant (ISO text in UTC), cut to what its format shows in the organisation's time zone. */
export const date: FieldKind<string, DateSettings, RangeFilter> = {
  propertyTypes: [3],
  storage: 'instant',
  operators: operatorSets.numberOrDate,
  settings,
  defaultSettings: defaultsOf(settings),
  isSortable: true,
  aggregates: [3, 4, 5],
  width: 176,
  align: 'left',
  isTextual: true,
  validate: validateDate,
  parse(text, { format }) {
    if (text.trim() === '') return valid<string>(null);
    const value = parseDate(text, format);
    return value === null || isBeforeYearOne(value)
      ? invalid('notADate', { pattern: dateFormats[format].pattern })
      : valid(value);
  },
  format: (value, { format }) => formatDate(value, format),
  sheetForm: dateCells,
  textHint: ({ format }) => {
    const example = formatDate('2026-11-24T01:30:00.000Z', format);
    const { pattern } = dateFormats[format];
    return { format: bilingual(`日期，格式 ${pattern}`, `A date as ${pattern}`), example: bilingual(example, example) };
  },
  unitAround,
  filter: rangeFilter<DateSettings>({
    read: (text, { format }, end) => readBound(text, format, end),
    widen: wholeUnits,
    format: (bound, { format }) => formatDate(bound, format),
  }),
};

function validateDate(raw: unknown, { format }: DateSettings): ValidationResult<string> {
  if (raw === null || raw === undefined || raw === '') return valid<string>(null);
  const value = typeof raw === 'string' && isInstant(raw) ? truncateDate(raw, format) : null;
  return value === null || isBeforeYearOne(value)
    ? invalid('notADate', { pattern: dateFormats[format].pattern })
    : valid(value);
}

/** Other formats that a bound may be in; the first fits best. */
const withTime: readonly DateCode[] = [2, 3, 9, 10, 8, 7, 11, 12];
const withoutTime: readonly DateCode[] = [1, 4, 5, 6];

/**
 * An instant, or a date as people write one: in the format of the field, or as a day, month, year or time of day. A
 * range to a year goes to its December 31, whatever the field shows of a date.
 */
function readBound(text: string, format: DateCode, end: 'first' | 'last'): string | null {
  if (isInstant(text)) return new Date(text).toISOString();
  const formats = [format, ...(text.includes(':') ? withTime : withoutTime)];
  const code = formats.find((each) => parseDate(text, each) !== null);
  const read = code === undefined ? null : parseDate(text, code);
  if (code === undefined || read === null || isBeforeYearOne(read)) return null;
  return code === format || end === 'first' ? read : truncateDate(endOf(read, dateFormats[code].unit) ?? read, format);
}

/** The first hours of the year 1 here are still the year 0 in UTC, which PostgreSQL does not have. */
function isBeforeYearOne(instant: string): boolean {
  return instant < '0001';
}

/** The second, minute, day, month or year that the format shows, in the organisation's time zone. */
function unitAround(value: string, { format }: DateSettings): readonly [string, string] {
  const { unit } = dateFormats[format];
  const shown = truncateDate(value, format) ?? value;
  return [startOf(shown, unit) ?? shown, endOf(shown, unit) ?? shown];
}

/** From the start of the first day to the end of the last; years from January 1 to December 31 (list spec, section 5). */
function wholeUnits([from, to]: RangeFilter, own: DateSettings): RangeFilter {
  return [from && unitAround(from, own)[0], to && unitAround(to, own)[1]];
}
