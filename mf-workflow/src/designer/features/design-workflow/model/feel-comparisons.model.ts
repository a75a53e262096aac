import { type Property, storageOf } from '@portico/shared-kit/fields';
import type { FilterCondition, FilterScalar, OperatorId } from '@portico/shared-kit/filters';
import { wallClockText } from './feel-moments.model.ts';

/** The signs of FEEL by operator. */
export const comparisonSigns = {
  equal: '=',
  notEqual: '!=',
  greaterThan: '>',
  lessThan: '<',
  greaterThanOrEqual: '>=',
  lessThanOrEqual: '<=',
} as const satisfies Partial<Record<OperatorId, string>>;

/** Returns whether a field is a person, a department or a record, which expressions see as an object with its `id`. */
export function isReference(property: Property): boolean {
  const { refersTo, isList } = storageOf(property);
  return refersTo !== null && !isList;
}

/** Returns one comparison as FEEL, such as `amount > 500`. */
export function writeComparison(property: Property, { propertyCode, operator, value }: FilterCondition): string {
  const literal = (each: FilterScalar | null) => writeLiteral(property, each);
  if (operator === 'isNull') return `${propertyCode} = null`;
  if (operator === 'isNotNull') return `${propertyCode} != null`;
  if (operator === 'between' || operator === 'notBetween') {
    const range = writeRange(
      propertyCode,
      [value].flat().map((each) => (each === null ? null : literal(each))),
    );
    return operator === 'between' ? range : `not(${range})`;
  }
  const one = literal([value].flat()[0] ?? null);
  if (operator === 'contains' || operator === 'notContains') {
    const call = storageOf(property).isList ? 'list contains' : 'contains';
    const text = `${call}(${propertyCode}, ${one})`;
    return operator === 'contains' ? text : `not(${text})`;
  }
  const compared = isReference(property) ? `${propertyCode}.id` : propertyCode;
  return `${compared} ${comparisonSigns[operator as keyof typeof comparisonSigns]} ${one}`;
}

function writeRange(code: string, [from = null, to = null]: readonly (string | null)[]): string {
  if (from === null) return `${code} <= ${to}`;
  if (to === null) return `${code} >= ${from}`;
  return `${code} between ${from} and ${to}`;
}

function writeLiteral(property: Property, value: FilterScalar | null): string {
  if (typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : (value?.id ?? '');
  const { isNumber, isMoment } = storageOf(property);
  if (isNumber) return text;
  if (isMoment) return `date and time("${wallClockText(text)}")`;
  return JSON.stringify(text);
}
