import { allOf, type FilterTree } from '../filters/filter-tree.ts';
import type { FilterTexts } from '../filters/filter-url.ts';
import type { FormatContext } from './field-kind.ts';
import { kindOf } from './kinds.ts';
import type { Property } from './property.ts';
import { propertyName, settingsOf } from './values.ts';

/** The filter form's values by data-item code, each as its kind's control edits it; null and missing ask for nothing. */
export type FilterState = Readonly<Record<string, unknown>>;

/** The conditions that a filter form asks for, all of which must hold. */
export function filterTreeOf(properties: readonly Property[], state: FilterState): FilterTree {
  return allOf(
    asked(properties, state).map(([property, value]) =>
      kindOf(property).filter.toTree(property.code, value, settingsOf(property)),
    ),
  );
}

/** The filter form as texts for the address. */
export function filterTextsOf(properties: readonly Property[], state: FilterState): FilterTexts {
  const texts = asked(properties, state).map(
    ([property, value]) => [property.code, kindOf(property).filter.toText(value)] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** The filter form from texts of the address or of a list's default values; what cannot be understood is left out. */
export function filterStateOf(properties: readonly Property[], texts: FilterTexts): FilterState {
  const values = properties.map((property) => {
    const text = Object.hasOwn(texts, property.code) ? texts[property.code] : undefined;
    return [
      property.code,
      text === undefined ? null : kindOf(property).filter.fromText(text, settingsOf(property)),
    ] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

/** Condition chip: the field and what is asked of it, both as words. */
export interface FilterChip {
  readonly propertyCode: string;
  readonly name: string;
  readonly text: string;
}

/** The chips of a filter form, in the order of the fields. */
export function describeFilter(
  properties: readonly Property[],
  state: FilterState,
  context: FormatContext,
): readonly FilterChip[] {
  return asked(properties, state)
    .filter(([property, value]) => kindOf(property).filter.toText(value) !== '')
    .map(([property, value]) => ({
      propertyCode: property.code,
      name: propertyName(property, context.locale),
      text: kindOf(property).filter.describe(value, settingsOf(property), context),
    }));
}

function asked(properties: readonly Property[], state: FilterState): readonly (readonly [Property, unknown])[] {
  return properties
    .map((property) => [property, Object.hasOwn(state, property.code) ? state[property.code] : null] as const)
    .filter(([, value]) => value !== null && value !== undefined);
}
