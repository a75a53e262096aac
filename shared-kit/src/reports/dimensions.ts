import { type DimensionKind, kindOf, type Property, storages } from '../fields/index.ts';

/** Levels to which moments are brought together, from the widest. */
export const dateLevels = ['year', 'quarter', 'month', 'day'] as const;
export type DateLevel = (typeof dateLevels)[number];

/**
 * Returns the kind of dimension that a field makes; null for a field of which one cannot be made: numbers, long texts and
 * fields with several values.
 */
export function dimensionKindOf(property: Property): DimensionKind | null {
  const kind = kindOf(property);
  const { dimension } = storages[kind.storage];
  if (property.derived === true || (dimension === 'text' && !kind.isSortable)) return null;
  return dimension;
}

/**
 * Returns whether the records of a list can be grouped by a field as it is: not by moments, of which hardly two records share
 * one.
 */
export function isGroupable(property: Property): boolean {
  const kind = dimensionKindOf(property);
  return kind !== null && kind !== 'date';
}

/** Returns whether a level can be one of a kind of dimension; null stands for the values as they are. */
export function isLevelOf(kind: DimensionKind, level: DateLevel | number | null): boolean {
  if (kind === 'date') return typeof level === 'string';
  if (kind === 'department') return level === null || typeof level === 'number';
  return level === null;
}
