import type { Locale } from '../../../i18n/locale.ts';
import { isEmptyValue } from '../../empty.ts';
import type { FieldProblem } from '../../problems.ts';
import type { Property } from '../../property.ts';
import { displayValue, formatValue, parseValue, valueProblem } from '../../values.ts';
import { nothingFound, pastedProblem, pastedText } from './pasted-text.ts';

/** Returns the reason for which a cell may not be saved, null when it may. */
export function cellProblem(column: Property, value: unknown): FieldProblem | null {
  if (pastedText(value) === null) return valueProblem(column, value);
  return pastedProblem(value, (text) => parseValue(column, text, nothingFound));
}

/** Returns the text of a cell: its value as words, the text that could not be read, '' for nothing. */
export function cellText(column: Property, value: unknown, locale: Locale): string {
  return pastedText(value) ?? (isEmptyValue(value) ? '' : displayValue(column, value, { locale }));
}

/** Returns the text that a spreadsheet gets of a cell; pasted again it is the same value. */
export function copiedText(column: Property, value: unknown, locale: Locale): string {
  return pastedText(value) ?? formatValue(column, value, { locale });
}
