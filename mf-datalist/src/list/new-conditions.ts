import { conditionTree, type FieldCondition, type Property } from '@portico/shared-kit/fields';

/** The field that a new condition begins with: the first that is no system field. Every model has some fields. */
export function firstField(properties: readonly Property[]): Property {
  return properties.find(({ system }) => system !== true) ?? (properties[0] as Property);
}

/** Returns whether a condition says all that it asks. */
export function isComplete(properties: readonly Property[], condition: FieldCondition): boolean {
  const property = properties.find(({ code }) => code === condition.propertyCode);
  return property !== undefined && conditionTree(property, condition) !== null;
}
