import { type FieldKindId, hasKind, kindIdOf, type Property } from '@portico/shared-kit/fields';

/** Kinds of fields that no line of a text list shows (portal spec, section 5). */
const notShown: readonly FieldKindId[] = [
  'attachment',
  'subTable',
  'relevance',
  'relevanceMulti',
  'address',
  'logic',
  'longText',
];

/** Kinds by which a text list cannot be sorted besides (portal spec, section 5). */
const notSorted: readonly FieldKindId[] = [
  'staffSingle',
  'staffMulti',
  'departmentSingle',
  'departmentMulti',
  'staffDepartment',
  'approvalOpinion',
  'radio',
  'checkbox',
  'dropdownMulti',
];

const isOf = (property: Property, kinds: readonly FieldKindId[]) =>
  hasKind(property.propertyType) && kinds.includes(kindIdOf(property));

/** The fields that a line can show. */
export function displayFields(properties: readonly Property[]): readonly Property[] {
  return properties.filter((property) => hasKind(property.propertyType) && !isOf(property, notShown));
}

/** The fields by which lines can be sorted. */
export function sortFields(properties: readonly Property[]): readonly Property[] {
  return displayFields(properties).filter((property) => !isOf(property, notSorted));
}
