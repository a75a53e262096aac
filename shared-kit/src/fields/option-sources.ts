import { allOf, type FilterScalar, type FilterTree } from '../filters/filter-tree.ts';
import { isEmptyValue } from './empty.ts';
import { objectOf } from './json.ts';
import type { OptionSource } from './kinds/option-source.ts';
import type { Property } from './property.ts';
import { settingsOf } from './values.ts';

/** Returns the source of a field's options; null where they are listed, and for kinds without options. */
export function optionSourceOf(property: Property): OptionSource | null {
  return (settingsOf(property) as { readonly source?: OptionSource | null }).source ?? null;
}

/**
 * The records that the options are taken from, null for all of them; `beside` is the value of the field that they
 * are matched with.
 */
export function optionCondition({ condition, match }: OptionSource, beside: unknown): FilterTree | null {
  if (match === null || isEmptyValue(beside)) return condition;
  return allOf([condition, { propertyCode: match.propertyCode, operator: 'equal', value: scalarOf(beside) }]);
}

/** A person, a department or a record is compared by its id alone. */
function scalarOf(value: unknown): FilterScalar {
  const { id, name } = objectOf(value) ?? {};
  if (typeof id === 'string') return { id, name: typeof name === 'string' ? name : id };
  return typeof value === 'boolean' ? value : String(value);
}
