import type { FilterScalar, FilterValue } from '@portico/shared-kit/filters';

/**
 * Returns a pattern that `like` matches literally in any case. NUL is no character for PostgreSQL, so nothing contains
 * it.
 */
export function containing(text: string): string {
  return `%${clean(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** A text as PostgreSQL can hold it. */
export function clean(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD');
}

/** The first value: a person, department or record by its id. */
export function textOf(value: FilterValue): string {
  const [scalar] = scalarsOf(value);
  return scalar === undefined || scalar === null ? '' : idOf(scalar);
}

/** The values as a list, also a single one. */
export function scalarsOf(value: FilterValue): readonly (FilterScalar | null)[] {
  return typeof value === 'object' && value !== null && !('id' in value) ? value : [value];
}

/** A value as text: a person, department or record by its id. */
export function idOf(value: FilterScalar): string {
  return clean(typeof value === 'object' ? value.id : String(value));
}

/** The values that are there, people, departments and records by their ids. */
export function idsOf(value: FilterValue): string[] {
  return scalarsOf(value)
    .filter((each) => each !== null)
    .map(idOf);
}
