import { objectOf } from '../json.ts';
import { accepted, refused, type Parsed } from '../problems.ts';

/** Checks a person or department from outside: an object with id and name. Its existence is the server's to check. */
export function acceptUnit(raw: unknown): Parsed<{ readonly id: string; readonly name: string }> {
  if (raw === null || raw === undefined || raw === '') return accepted<{ id: string; name: string }>(null);
  const { id, name } = objectOf(raw) ?? {};
  if (typeof id !== 'string' || id === '' || typeof name !== 'string') return refused('wrongType');
  return accepted({ id, name });
}

/** Finds a person or department by the text of a spreadsheet cell. */
export function findUnit<TUnit>(text: string, find: ((text: string) => TUnit | null) | undefined): Parsed<TUnit> {
  const wanted = text.trim();
  if (wanted === '') return accepted<TUnit>(null);
  const unit = find?.(wanted) ?? null;
  return unit === null ? refused('unknownUnit', { name: wanted }) : accepted(unit);
}
