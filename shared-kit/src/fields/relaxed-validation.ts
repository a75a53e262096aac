import type { Property } from './property.ts';

const known = new WeakMap<Property, Property>();

/**
 * The field as a draft has it, at both ends: nothing is required, not even in the rows of a sub-table. The same one
 * at every call, since its settings are read once.
 */
export function withRelaxedValidation(property: Property): Property {
  const before = known.get(property);
  if (before !== undefined) return before;
  const columns = property.subSchema?.properties.map(withRelaxedValidation);
  const draft = { ...property, required: false, ...(columns && { subSchema: { properties: columns } }) };
  known.set(property, draft);
  return draft;
}
