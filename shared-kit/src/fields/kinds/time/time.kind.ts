import { bilingual } from '../../../i18n/bilingual-text.ts';
import { operatorSets } from '../../../filters/operator-sets.ts';
import { dateFormats } from '../../../formats/date-codes.ts';
import { formatDate, parseDate } from '../../../formats/dates.ts';
import { countable } from '../../aggregates.ts';
import type { FieldKind, FilterForm } from '../../field-kind.ts';
import { valid, invalid, type ValidationResult } from '../../problems.ts';
import { choice, defaultsOf, type SettingsSchema } from '../../settings.ts';

/** The date formats that show a time alone. */
type TimeCode = 7 | 8 | 11 | 12;

/** Settings of a time: the format in which it is shown and entered. */
export interface TimeSettings {
  /** 7 HH:mm, 8 HH:mm:ss, 11 and 12 with the words for the halves of the day (list spec, section 9). */
  readonly format: TimeCode;
}

const settings: SettingsSchema<TimeSettings> = { format: choice([7, 8, 11, 12]) };

/** The operators of a time are those of "all others" (portal spec, section 3), so a filter asks for one time. */
const timeFilter: FilterForm<string, TimeSettings> = {
  toTree: (propertyCode, value) => ({ propertyCode, operator: 'equal', value }),
  toText: (value) => value,
  fromText(text, own) {
    const read = validateTime(text, own);
    return read.ok ? read.value : null;
  },
  describe: shown,
};

/** A time of day without a date, kept as HH:mm:ss, so that texts sort as times; cut to what its format shows. */
export const time: FieldKind<string, TimeSettings, string> = {
  propertyTypes: [20],
  storage: 'time',
  operators: operatorSets.others,
  settings,
  defaultSettings: defaultsOf(settings),
  isSortable: true,
  aggregates: countable,
  width: 120,
  align: 'left',
  isTextual: true,
  validate: validateTime,
  parse(text, own) {
    if (text.trim() === '') return valid<string>(null);
    // Full-width digits and colons, which Chinese keyboards type, are read as plain ones.
    const plain = text.normalize('NFKC').trim();
    const instant = parseDate(plain, own.format) ?? instantOfTime(plain);
    return instant === null ? notATime(own) : validateTime(formatDate(instant, 8), own);
  },
  textHint: (own) => {
    const { pattern } = dateFormats[own.format];
    const example = shown('09:30:00', own);
    return { format: bilingual(`时间，格式 ${pattern}`, `A time as ${pattern}`), example: bilingual(example, example) };
  },
  format: shown,
  filter: timeFilter,
};

function validateTime(raw: unknown, own: TimeSettings): ValidationResult<string> {
  if (raw === null || raw === undefined || raw === '') return valid<string>(null);
  if (typeof raw !== 'string') return invalid('wrongType');
  const instant = instantOfTime(raw);
  if (instant === null) return notATime(own);
  const showsSeconds = dateFormats[own.format].unit === 'second';
  return valid(showsSeconds ? formatDate(instant, 8) : `${formatDate(instant, 7)}:00`);
}

function notATime({ format }: TimeSettings) {
  return invalid('notATime', { pattern: dateFormats[format].pattern });
}

function shown(value: string, { format }: TimeSettings): string {
  const instant = instantOfTime(value);
  return instant === null ? value : formatDate(instant, format);
}

/** An instant at which the organisation's clock shows a time; null for a text that is none. */
export function instantOfTime(value: string): string | null {
  return parseDate(value, 8) ?? parseDate(value, 7);
}

/** The time that the organisation's clock shows at an instant, HH:mm:ss. */
export function timeAt(instant: string): string {
  return formatDate(instant, 8);
}
