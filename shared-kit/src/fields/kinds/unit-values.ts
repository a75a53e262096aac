import { localised, type Locale } from '../../i18n/locale.ts';
import { objectOf } from '../json.ts';
import { valid, invalid, type ValidationResult } from '../problems.ts';
import type { DepartmentValue } from '../property.ts';

/** Checks a person or department from outside: an object with id and name. Its existence is the server's to check. */
export function validateOrgUnit(raw: unknown): ValidationResult<DepartmentValue> {
  if (raw === null || raw === undefined || raw === '') return valid<DepartmentValue>(null);
  const { id, name, name_i18n } = objectOf(raw) ?? {};
  if (typeof id !== 'string' || id === '' || typeof name !== 'string') return invalid('wrongType');
  return valid<DepartmentValue>(typeof name_i18n === 'string' ? { id, name, name_i18n } : { id, name });
}

/** Returns the name of a person or department in the reader's language. */
export function unitName({ name, name_i18n }: Omit<DepartmentValue, 'id'>, locale: Locale): string {
  return localised(name, name_i18n, locale);
}

/** Finds a person or department by the text of a spreadsheet cell. */
export function findUnit<TUnit>(
  text: string,
  find: ((text: string) => TUnit | null) | undefined,
): ValidationResult<TUnit> {
  const wanted = text.trim();
  if (wanted === '') return valid<TUnit>(null);
  const unit = find?.(wanted) ?? null;
  return unit === null ? invalid('unknownUnit', { name: wanted }) : valid(unit);
}
