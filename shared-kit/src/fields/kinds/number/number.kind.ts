import { bilingual } from '../../../i18n/bilingual-text.ts';
import { operatorSets } from '../../../filters/operator-sets.ts';
import { compareDecimals, fitsDigits, normaliseDecimal, roundDecimal } from '../../../formats/decimals.ts';
import { formatNumber, longestNumber, numberStyles, parseNumber, type NumberFormat } from '../../../formats/numbers.ts';
import type { FieldKind } from '../../field-kind.ts';
import { rangeFilter, type RangeFilter } from '../../filter-forms.ts';
import { valid, invalid, type ValidationResult } from '../../problems.ts';
import {
  choice,
  defaultsOf,
  optionalDecimal,
  optionalWholeNumber,
  shortSetting,
  type SettingsSchema,
} from '../../settings.ts';
import { longestBound } from '../../storages/decimal.ts';
import { numberCells } from './number-cells.ts';

/** Settings of a number: its format and its bounds. */
export interface NumberSettings extends NumberFormat {
  /** Bounds as decimal texts, both included; null is open. */
  readonly min: string | null;
  readonly max: string | null;
}

const settings: SettingsSchema<NumberSettings> = {
  style: choice(numberStyles),
  fractionDigits: optionalWholeNumber({ min: 0, max: 8 }),
  currencySign: shortSetting({ fallback: '¥', maxLength: 4 }),
  min: optionalDecimal(),
  max: optionalDecimal(),
};

/** An exact decimal as text; at most 16 digits before and 8 after the point (list spec, section 5). */
export const number: FieldKind<string, NumberSettings, RangeFilter> = {
  propertyTypes: [2],
  storage: 'decimal',
  operators: operatorSets.numberOrDate,
  settings,
  defaultSettings: defaultsOf(settings),
  isSortable: true,
  aggregates: [1, 2, 3, 4, 5],
  isSummable: ({ style }) => style !== 'percent',
  width: 140,
  align: 'right',
  isTextual: true,
  validate: validateNumber,
  parse(text, own) {
    if (text.trim() === '') return valid<string>(null);
    const decimal = parseNumber(text, own.style);
    return decimal === null ? invalid('notANumber') : validateNumber(decimal, own);
  },
  format: formatNumber,
  sheetForm: numberCells,
  textHint: (own) => ({
    format:
      own.style === 'percent'
        ? bilingual('百分数，如 12.5%', 'A percentage such as 12.5%')
        : bilingual('数字，整数最多 16 位，小数最多 8 位', 'A number, at most 16 digits before and 8 after the point'),
    example: own.style === 'percent' ? bilingual('12.5%', '12.5%') : bilingual('1234.5', '1234.5'),
  }),
  filter: rangeFilter<NumberSettings>({
    // Longer ones could not be asked of a column.
    read: (text) => (text.length > longestBound ? null : normaliseDecimal(text)),
    widen: (range) => range,
    format: formatNumber,
  }),
};

function validateNumber(raw: unknown, own: NumberSettings): ValidationResult<string> {
  if (raw === null || raw === undefined || raw === '') return valid<string>(null);
  if (typeof raw === 'string' && raw.length > longestNumber) return invalid('tooManyDigits');
  const given = typeof raw === 'string' ? normaliseDecimal(raw) : null;
  if (given === null) return invalid('notANumber');
  const decimal = own.fractionDigits === null ? given : roundDecimal(given, storedDigits(own));
  if (!fitsDigits(decimal)) return invalid('tooManyDigits');
  if (own.min !== null && compareDecimals(decimal, own.min) < 0) {
    return invalid('tooSmall', { min: formatNumber(own.min, own) });
  }
  if (own.max !== null && compareDecimals(decimal, own.max) > 0) {
    return invalid('tooLarge', { max: formatNumber(own.max, own) });
  }
  return valid(decimal);
}

/** 12.5% is stored as 0.125, so a percent keeps two digits more than it shows. */
function storedDigits({ style, fractionDigits }: NumberSettings): number {
  return Math.min(8, (fractionDigits ?? 8) + (style === 'percent' ? 2 : 0));
}
