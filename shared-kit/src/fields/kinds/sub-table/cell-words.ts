import type { Locale } from '../../../i18n/locale.ts';
import { isEmptyValue } from '../../empty.ts';
import { type FieldProblem, refused } from '../../problems.ts';
import type { Property } from '../../property.ts';
import { displayValue, formatValue, parseValue, valueProblem } from '../../values.ts';
import { pastedText } from './pasted-text.ts';

/** Why a cell may not be saved, null when it may. */
export function cellProblem(column: Property, value: unknown): FieldProblem | null {
  const text = pastedText(value);
  if (text === null) return valueProblem(column, value);
  const result = parseValue(column, text, { locale: 'zh' });
  return result.ok ? refused('notFromText').problem : result.problem;
}

/** What stands in a cell: its value as words, the text that could not be read, '' for nothing. */
export function cellText(column: Property, value: unknown, locale: Locale): string {
  return pastedText(value) ?? (isEmptyValue(value) ? '' : displayValue(column, value, { locale }));
}

/** What a spreadsheet gets of a cell; pasted again it is the same value. */
export function copiedText(column: Property, value: unknown, locale: Locale): string {
  return pastedText(value) ?? formatValue(column, value, { locale });
}
