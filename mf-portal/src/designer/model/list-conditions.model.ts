import {
  describeFilter,
  filterStateOf,
  filterTextsOf,
  type FormatContext,
  hasKind,
  type Property,
  propertyName,
  specFilterText,
} from '@portico/shared-kit/fields';
import type { TextSource } from '@portico/shared-kit/portal-pages';

/** Condition of a text list as it is saved. */
export type ListCondition = TextSource['queryConditions'][number];

/** Condition as it is edited: its field, and the value of that field's filter; null asks for nothing. */
export interface EditedCondition {
  readonly propertyCode: string;
  readonly value: unknown;
}

/** Returns the fields that lines can be compared by. */
export function conditionFields(properties: readonly Property[]): readonly Property[] {
  return properties.filter(({ propertyType }) => hasKind(propertyType));
}

/** Returns a saved condition for its editor: without a value where it cannot be read, as where its field is gone. */
export function editedCondition(properties: readonly Property[], condition: ListCondition): EditedCondition {
  const { propertyCode } = condition;
  return { propertyCode, value: stateOf(properties, condition)[propertyCode] ?? null };
}

/** Returns a condition for saving: the text of its field's filter. */
export function savedCondition(
  properties: readonly Property[],
  { propertyCode, value }: EditedCondition,
): ListCondition {
  const propertyType = properties.find(({ code }) => code === propertyCode)?.propertyType;
  const propertyValue = textOf(properties, { propertyCode, value });
  return { propertyCode, ...(propertyType === undefined ? {} : { propertyType }), propertyValue };
}

/** Returns whether a condition compares a field that is there with anything. */
export function isCompleteCondition(properties: readonly Property[], condition: EditedCondition): boolean {
  return textOf(properties, condition) !== '';
}

/** Returns a condition in words: its field and what it asks of it; no words of what cannot be read. */
export function conditionWords(
  properties: readonly Property[],
  condition: ListCondition,
  context: FormatContext,
): { readonly name: string; readonly text: string | null } {
  const [chip] = describeFilter(properties, stateOf(properties, condition), context);
  if (chip !== undefined) return chip;
  const property = properties.find(({ code }) => code === condition.propertyCode);
  return { name: property === undefined ? condition.propertyCode : propertyName(property, context.locale), text: null };
}

const stateOf = (properties: readonly Property[], { propertyCode, propertyValue }: ListCondition) =>
  filterStateOf(properties, { [propertyCode]: specFilterText(propertyValue) });

const textOf = (properties: readonly Property[], { propertyCode, value }: EditedCondition) =>
  filterTextsOf(properties, { [propertyCode]: value })[propertyCode] ?? '';
