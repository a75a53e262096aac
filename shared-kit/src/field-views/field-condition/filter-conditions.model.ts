import {
  conditionControl,
  conditionOperators,
  conditionTree,
  conditionValue,
  describeCondition,
  type FieldCondition,
  type FormatContext,
  hasKind,
  type Property,
  propertyName,
} from '../../fields/index.ts';
import {
  allConditions,
  type ConditionGroup,
  type ConditionItem,
  type FilterCondition,
  type FilterOperator,
  type FilterTree,
  type FilterValue,
  groupSentence,
  isConditionGroup,
  isFilterGroup,
} from '../../filters/index.ts';

/** Conditions of a filter as they are edited. */
export type FilterConditions = ConditionGroup<FieldCondition>;

const joins = { all: 'and', any: 'or', none: 'none' } as const satisfies Record<
  FilterConditions['join'],
  FilterOperator
>;
const groups = { and: 'all', or: 'any', none: 'none' } as const satisfies Record<
  FilterOperator,
  FilterConditions['join']
>;

/** Returns the fields that records can be compared by. */
export function filterFields(properties: readonly Property[]): readonly Property[] {
  return properties.filter(
    (property) =>
      hasKind(property.propertyType) && property.derived !== true && conditionOperators(property).length > 0,
  );
}

/** Returns the filter of edited conditions; null where there are none, or where one of them is incomplete. */
export function filterOf(properties: readonly Property[], conditions: FilterConditions): FilterTree | null {
  const treeOf = ({ join, items }: FilterConditions): FilterTree => ({
    join: joins[join],
    items: items.map((item) => (isConditionGroup(item) ? treeOf(item) : leafOf(properties, item.condition))),
  });
  const isWhole = allConditions(conditions).every((condition) => isComplete(properties, condition));
  return isWhole && conditions.items.length > 0 ? treeOf(conditions) : null;
}

const propertyOf = (properties: readonly Property[], propertyCode: string) =>
  properties.find(({ code }) => code === propertyCode);

/** Returns whether a condition compares a field that is there with anything. */
export function isComplete(properties: readonly Property[], condition: FieldCondition): boolean {
  const property = propertyOf(properties, condition.propertyCode);
  return property !== undefined && conditionTree(property, condition) !== null;
}

function leafOf(properties: readonly Property[], condition: FieldCondition): FilterTree {
  const property = propertyOf(properties, condition.propertyCode);
  const tree = property && conditionTree(property, condition);
  return tree ?? { join: 'and', items: [] };
}

/**
 * Returns a filter as conditions to be edited; null where the editor could not give it back as it is: a filter of a file that
 * compares with the reader or with the present day, or one of fields that are gone.
 */
export function conditionsOf(properties: readonly Property[], filter: FilterTree): FilterConditions | null {
  const item = itemOf(properties, filter);
  if (item === null) return null;
  return isConditionGroup(item) ? item : { join: 'all', items: [item] };
}

function itemOf(properties: readonly Property[], tree: FilterTree): ConditionItem<FieldCondition> | null {
  const condition = conditionOf(properties, tree);
  if (condition !== null) return { condition };
  if (!isFilterGroup(tree)) return null;
  const items = tree.items.map((each) => itemOf(properties, each));
  return items.includes(null)
    ? null
    : { join: groups[tree.join], items: items.filter((each): each is ConditionItem<FieldCondition> => each !== null) };
}

/** Reads one condition, which may be several comparisons of a field: with each of its values. */
function conditionOf(properties: readonly Property[], tree: FilterTree): FieldCondition | null {
  const parts = isFilterGroup(tree) ? tree.items : [tree];
  const [first] = parts;
  if (first === undefined || parts.some((part) => isFilterGroup(part) || !isSameField(part, first))) return null;
  const { propertyCode, operator } = first as FilterCondition;
  const property = propertyOf(properties, propertyCode);
  if (property === undefined || !conditionOperators(property).includes(operator)) return null;
  const values = parts.map((part) => (part as FilterCondition).value);
  const condition = { propertyCode, operator, value: valueOf(property, operator, values) };
  return sameTree(conditionTree(property, condition), tree) ? condition : null;
}

const isSameField = (part: FilterTree, first: FilterTree) =>
  !isFilterGroup(part) &&
  !isFilterGroup(first) &&
  part.propertyCode === first.propertyCode &&
  part.operator === first.operator;

/** The value as the control of a condition holds it, by way of the text that it has in an address. */
function valueOf(property: Property, operator: FilterCondition['operator'], values: readonly FilterValue[]): unknown {
  if (conditionControl(property, operator) === null) return null;
  const scalars = values.flat();
  const isUnits = scalars.every((each) => typeof each === 'object' && each !== null);
  const plain = scalars.map((each) => (typeof each === 'object' ? '' : String(each)));
  return conditionValue(property, operator, isUnits ? JSON.stringify(scalars) : plain.join(';'));
}

const sameTree = (one: FilterTree | null, other: FilterTree) => JSON.stringify(one) === JSON.stringify(other);

/** Returns conditions as one sentence; `say` joins a field and what is asked of it. */
export function conditionWords(
  properties: readonly Property[],
  conditions: FilterConditions,
  context: FormatContext,
  say: (words: { readonly name: string; readonly text: string }) => string,
): string {
  const sentence = (condition: FieldCondition) => {
    const property = propertyOf(properties, condition.propertyCode);
    if (property === undefined) return condition.propertyCode;
    const name = propertyName(property, context.locale);
    return say({ name, text: describeCondition(property, condition, context) });
  };
  return groupSentence(conditions, sentence, context.locale);
}
