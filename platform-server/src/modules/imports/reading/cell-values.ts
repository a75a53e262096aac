import {
  kindOf,
  type FormatContext,
  type Property,
  settingsOf,
  type StorageType,
  type ValidationResult,
} from '@portico/shared-kit/fields';
import { type DateCode, dateFormats, instantOf, parseDate } from '@portico/shared-kit/formats';
import { commonTexts, type Locale } from '@portico/shared-kit/i18n';
import { restoreFormula, type SpreadsheetCell } from '../../../spreadsheets/index.ts';

/** Returns a cell as people read it. */
export function cellText(cell: SpreadsheetCell, locale: Locale): string {
  if (cell.kind === 'text') return restoreFormula(cell.value);
  if (cell.kind === 'boolean') return commonTexts.t(locale, cell.value ? 'yes' : 'no');
  if (cell.kind === 'number') return decimalText(cell.value);
  return cell.kind === 'dateTime' ? cell.value.replace('T', ' ') : cell.value;
}

/** Returns a number without an exponent. */
function decimalText(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return Math.abs(value) < 1 ? value.toFixed(20).replace(/0+$/, '') : BigInt(value).toString();
}

type RawOf = (cell: SpreadsheetCell) => unknown;

/**
 * Values of cells that spreadsheets keep with a type, as values of each storage are sent; undefined where the cell is read
 * as its text. Nothing else knows what dates, numbers and truth values of spreadsheets are in records.
 */
const typedValues: Partial<Record<StorageType, RawOf>> = {
  decimal: (cell) => (cell.kind === 'number' ? decimalText(cell.value) : undefined),
  boolean: (cell) => (cell.kind === 'boolean' ? cell.value : undefined),
  instant: (cell) => (cell.kind === 'date' || cell.kind === 'dateTime' ? instantOfWall(cell.value) : undefined),
  time: (cell) => {
    if (cell.kind === 'time') return cell.value.slice(0, 8);
    return cell.kind === 'dateTime' ? cell.value.slice(11, 19) : undefined;
  },
};

/** The instant of `2026-11-24` or `2026-11-24T09:30:00` on the organisation's wall clock. */
function instantOfWall(text: string): string | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/[-T:.]/).map(Number);
  return instantOf({ year, month, day, hour, minute, second }) ?? undefined;
}

/** Texts that a kind reads by its own format are read by others, too, where people write them otherwise. */
const otherTexts: Partial<Record<StorageType, (text: string) => unknown>> = {
  instant: (text) => {
    const codes = Object.keys(dateFormats).map(Number) as DateCode[];
    const plain = text.normalize('NFKC');
    const code = codes.find((each) => dateFormats[each].pattern.includes('DD') && parseDate(plain, each) !== null);
    return code === undefined ? undefined : parseDate(plain, code);
  },
};

/** Reads a cell as a value of a field, checked and as it is stored. */
export function cellValue(
  cell: SpreadsheetCell,
  property: Property,
  context: FormatContext,
): ValidationResult<unknown> {
  const kind = kindOf(property);
  const settings = settingsOf(property);
  const typed = typedValues[kind.storage]?.(cell);
  if (typed !== undefined) return kind.validate(typed, settings);
  const text = cellText(cell, context.locale);
  const read = kind.parse(text, settings, context);
  if (read.ok) return kind.validate(read.value, settings);
  const other = otherTexts[kind.storage]?.(text);
  return other === undefined ? read : kind.validate(other, settings);
}
