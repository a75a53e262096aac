import { localised, type Locale } from '../../i18n/locale.ts';
import { objectOf } from '../json.ts';
import { accepted, refused, type Parsed } from '../problems.ts';
import type { DepartmentValue } from '../property.ts';

/** Checks a person or department from outside: an object with id and name. Its existence is the server's to check. */
export function acceptUnit(raw: unknown): Parsed<DepartmentValue> {
  if (raw === null || raw === undefined || raw === '') return accepted<DepartmentValue>(null);
  const { id, name, name_i18n } = objectOf(raw) ?? {};
  if (typeof id !== 'string' || id === '' || typeof name !== 'string') return refused('wrongType');
  return accepted<DepartmentValue>(typeof name_i18n === 'string' ? { id, name, name_i18n } : { id, name });
}

/** Returns the name of a person or department in the reader's language. */
export function unitName({ name, name_i18n }: Omit<DepartmentValue, 'id'>, locale: Locale): string {
  return localised(name, name_i18n, locale);
}

/** Finds a person or department by the text of a spreadsheet cell. */
export function findUnit<TUnit>(text: string, find: ((text: string) => TUnit | null) | undefined): Parsed<TUnit> {
  const wanted = text.trim();
  if (wanted === '') return accepted<TUnit>(null);
  const unit = find?.(wanted) ?? null;
  return unit === null ? refused('unknownUnit', { name: wanted }) : accepted(unit);
}
