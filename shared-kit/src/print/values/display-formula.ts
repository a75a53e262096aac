import { isEmptyValue, type Property, storageOf, storages } from '../../fields/index.ts';
import {
  type FilterCondition,
  type FilterScalar,
  type FilterTree,
  isFilterGroup,
  type OperatorId,
  readFilterTree,
} from '../../filters/index.ts';
import { type FindProperty, type RecordData, valueOf } from './words.ts';

/** Result of a display formula; `unreadable` where it asks what paper cannot tell, or is no formula at all. */
export type FormulaResult = 'holds' | 'fails' | 'unreadable';

interface Comparison {
  readonly property: Property;
  readonly value: unknown;
}

type Meaning = (comparison: Comparison, values: readonly (FilterScalar | null)[]) => boolean;

const [one, every] = [
  (values: readonly (FilterScalar | null)[]) => values.slice(0, 1),
  (values: readonly (FilterScalar | null)[]) => values,
];

/** Meanings for a value that is there, as lists filter by them; opposites follow. Belonging to a department needs its whole tree. */
const meanings: Partial<Record<OperatorId, Meaning>> = {
  equal: (given, values) => one(values).some((value) => identities(given).includes(key(value, given))),
  contains: (given, values) => one(values).some((value) => holdsText(given, value)),
  greaterThan: (given, [value]) => order(given, value) > 0,
  lessThan: (given, [value]) => order(given, value) < 0,
  greaterThanOrEqual: (given, [value]) => order(given, value) >= 0,
  lessThanOrEqual: (given, [value]) => order(given, value) <= 0,
  between: (given, [from, to]) => (from === null || order(given, from) >= 0) && (to === null || order(given, to) <= 0),
  in: (given, values) => every(values).some((value) => identities(given).includes(key(value, given))),
  have: (given, values) => every(values).every((value) => identities(given).includes(key(value, given))),
};

const opposites: Partial<Record<OperatorId, OperatorId>> = {
  isNotNull: 'isNull',
  notEqual: 'equal',
  notContains: 'contains',
  notBetween: 'between',
  notIn: 'in',
  notHave: 'have',
};

class Unreadable extends Error {}

/**
 * Evaluates the condition under which an element is shown, on the values that the reader may see. It has at most as many conditions as
 * the limits of filters allow, each of which looks at one value once.
 */
export function evaluateFormula(formula: unknown, data: RecordData, find: FindProperty): FormulaResult {
  const reading = readFilterTree(formula);
  if (!reading.ok) return 'unreadable';
  try {
    return holds(reading.tree, data, find) ? 'holds' : 'fails';
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
}

function holds(tree: FilterTree, data: RecordData, find: FindProperty): boolean {
  if (!isFilterGroup(tree)) return conditionHolds(tree, data, find);
  const { join, items } = tree;
  if (join === 'and') return items.every((item) => holds(item, data, find));
  const some = items.some((item) => holds(item, data, find));
  return join === 'none' ? !some : some || items.length === 0;
}

function conditionHolds(
  { propertyCode, operator, value: asked }: FilterCondition,
  data: RecordData,
  find: FindProperty,
) {
  const property = find(propertyCode);
  const value = property === undefined ? null : valueOf(data, propertyCode);
  const positive = opposites[operator] ?? operator;
  const isOpposite = positive !== operator;
  if (positive === 'isNull') return isEmptyValue(value) !== isOpposite;
  const meaning = meanings[positive];
  if (meaning === undefined) throw new Unreadable();
  // A comparison with an empty value does not hold, so that its opposite does.
  if (property === undefined || isEmptyValue(value)) return isOpposite;
  const values = (Array.isArray(asked) ? asked : [asked]) as readonly (FilterScalar | null)[];
  return meaning({ property, value }, values) !== isOpposite;
}

const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : String(value);

/** The texts by which a value is compared: ids of what it names, else the value itself; numbers without idle zeros. */
function identities(given: Comparison): readonly string[] {
  const values = Array.isArray(given.value) ? (given.value as readonly unknown[]) : [given.value];
  return values.map((value) => key(value, given));
}

function key(value: unknown, { property }: Comparison): string {
  const { compare } = storageOf(property);
  const text = idOf(value);
  // Two spellings of one number or moment are equal.
  return compare === null || compare === storages.text.compare ? text : canonical(text);
}

function canonical(text: string): string {
  const moment = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(moment)) return String(moment);
  return /^-?\d+\.\d*$/.test(text) ? text.replace(/\.?0+$/, '') : text;
}

function holdsText({ property, value }: Comparison, part: FilterScalar | null | undefined): boolean {
  if (part === null || part === undefined) return false;
  if (storageOf(property).refersTo !== null || typeof part === 'object')
    return identities({ property, value }).includes(idOf(part));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.toLowerCase().includes(String(part).toLowerCase());
}

function order({ property, value }: Comparison, bound: FilterScalar | null | undefined): number {
  const { compare } = storageOf(property);
  if (compare === null || typeof value !== 'string' || typeof bound !== 'string') throw new Unreadable();
  return compare(value, bound);
}
