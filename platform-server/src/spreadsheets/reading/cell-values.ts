import { appError } from '@portico/shared-kit/errors';
import { columnLetters } from '../cell-address.ts';
import type { SpreadsheetCell } from '../cells.ts';
import type { ReadLimits } from '../read-limits.ts';
import { days1904, durationText, wallClockOf } from '../serial-dates.ts';
import type { DateStyle } from './date-styles.ts';
import type { SharedTexts } from './shared-texts.ts';

/** Tables of a workbook that its cells refer to. */
export interface CellContext {
  readonly sharedTexts: SharedTexts;
  readonly dateStyles: readonly DateStyle[];
  readonly is1904: boolean;
  readonly limits: ReadLimits;
}

const keptDigits = 15;
/** Shortest text of a number that may have more digits than a spreadsheet keeps. */
const longNumber = 16;

/** Returns the cell of a value with its type and style, or null for an empty one. Throws spreadsheetDamaged or spreadsheetCellTooLong. */
export function cellOf(
  { column, row }: { readonly column: number; readonly row: number },
  { type, style, value }: { readonly type: string; readonly style: number; readonly value: string },
  context: CellContext,
): SpreadsheetCell | null {
  if (value === '') return null;
  if (type === 'n' || type === '') return numberCell(column, Number(value), value, style, context);
  if (type === 's') return textCell(column, row, context.sharedTexts.at(Number(value)), context.limits);
  if (type === 'b') return { column, kind: 'boolean', value: value === '1' || value === 'true' };
  if (type === 'e') return { column, kind: 'error', value };
  if (type === 'd') return isoCell(column, value);
  return textCell(column, row, value, context.limits);
}

function textCell(column: number, row: number, value: string, { cellText }: ReadLimits): SpreadsheetCell | null {
  if (value.length > cellText) {
    throw appError('spreadsheetCellTooLong', { cell: `${columnLetters(column)}${row}`, limit: cellText });
  }
  return value === '' ? null : { column, kind: 'text', value };
}

function numberCell(
  column: number,
  number: number,
  text: string,
  style: number,
  context: CellContext,
): SpreadsheetCell {
  if (!Number.isFinite(number)) throw appError('spreadsheetDamaged');
  const dateStyle = context.dateStyles[style] ?? null;
  if (dateStyle !== null) return dateCell(column, number, dateStyle, context.is1904);
  // 1.1 is stored as 1.1000000000000001 now and then; what people see has 15 digits.
  const value = text.length < longNumber ? number : Number(number.toPrecision(keptDigits));
  return { column, kind: 'number', value };
}

/** A number that counts no day, such as a negative one, stays a number. A day with a time has one, whatever its format. */
function dateCell(column: number, serial: number, style: DateStyle, is1904: boolean): SpreadsheetCell {
  if (style === 'duration' && serial >= 0) return { column, kind: 'time', value: durationText(serial) };
  const clock = wallClockOf(is1904 && style !== 'time' ? serial + days1904 : serial);
  if (clock === null) return { column, kind: 'number', value: serial };
  const { date, time } = clock;
  if (date === null || (style === 'time' && serial < 1)) return { column, kind: 'time', value: time };
  if (style === 'date' && time === '00:00:00') return { column, kind: 'date', value: date };
  return { column, kind: 'dateTime', value: `${date}T${time}` };
}

/** A date as the strict kind of the format writes it. */
function isoCell(column: number, value: string): SpreadsheetCell {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d(?:\.\d+)?))?/.exec(value) ?? [];
  if (date === undefined) return { column, kind: 'text', value };
  if (time === undefined) return { column, kind: 'date', value: date };
  return { column, kind: 'dateTime', value: `${date}T${time}` };
}
