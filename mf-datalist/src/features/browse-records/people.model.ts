import { kindOf, type PersonValue, type Property } from '@portico/shared-kit/fields';

/** Whether a data item holds people. */
export function holdsPeople(property: Property): boolean {
  const { storage } = kindOf(property);
  return storage === 'userId' || storage === 'userIds';
}

/** The people of such a value; what is none is left out. */
export function peopleOf(value: unknown): readonly PersonValue[] {
  return [value].flat().filter(isPerson);
}

function isPerson(raw: unknown): raw is PersonValue {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, name } = raw as { readonly id?: unknown; readonly name?: unknown };
  return typeof id === 'string' && typeof name === 'string';
}
