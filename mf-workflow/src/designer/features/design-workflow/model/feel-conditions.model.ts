import { syntaxTree } from '@portico/shared-kit/expressions';
import {
  conditionTree,
  conditionValue,
  type FieldCondition,
  kindOf,
  type Property,
  type StorageType,
} from '@portico/shared-kit/fields';
import {
  type ConditionGroup,
  type ConditionItem,
  type FilterTree,
  isConditionGroup,
  isFilterGroup,
  type OperatorId,
} from '@portico/shared-kit/filters';
import { isReference, writeComparison } from './feel-comparisons.model.ts';
import { type ComparedValue, readGroup } from './read-feel.model.ts';

/** Conditions on fields, as the editor of conditions shows those of a flow. */
export type FlowConditions = ConditionGroup<FieldCondition>;

const emptiness = ['isNull', 'isNotNull'] as const;
const texts: readonly OperatorId[] = ['equal', 'notEqual', 'contains', 'notContains', ...emptiness];
const references: readonly OperatorId[] = ['equal', 'notEqual', ...emptiness];
const ordered: readonly OperatorId[] = [
  ...(['equal', 'notEqual', 'greaterThan', 'lessThan', 'greaterThanOrEqual', 'lessThanOrEqual'] as const),
  ...(['between', 'notBetween'] as const),
  ...emptiness,
];

/** The operators that FEEL has for what is kept so; storages that are not here can be compared as text only. */
const operatorsByStorage: Readonly<Partial<Record<StorageType, readonly OperatorId[]>>> = {
  text: texts,
  time: texts,
  decimal: ordered,
  instant: ordered,
  boolean: ['equal'],
  texts: ['contains', 'notContains', ...emptiness],
  userId: references,
  departmentId: references,
  recordId: references,
};

/** Returns the operators of a field that the editor writes as FEEL; none where it can be compared as text only. */
export function feelOperators(property: Property): readonly OperatorId[] {
  return operatorsByStorage[kindOf(property).storage] ?? [];
}

/** Returns the conditions as FEEL; '' where none of them is complete. */
export function writeFeel(properties: readonly Property[], group: FlowConditions): string {
  const { join, items } = group;
  const parts = items.map((item) => writeItem(properties, item, join)).filter((part) => part !== '');
  if (parts.length === 0) return '';
  if (join === 'none') return `not(${parts.join(' or ')})`;
  return parts.join(join === 'all' ? ' and ' : ' or ');
}

function writeItem(
  properties: readonly Property[],
  item: ConditionItem<FieldCondition>,
  around: FlowConditions['join'],
): string {
  if (isConditionGroup(item)) {
    const text = writeFeel(properties, item);
    return item.items.length > 1 && item.join !== 'none' && text !== '' ? `(${text})` : text;
  }
  const property = properties.find(({ code }) => code === item.condition.propertyCode);
  const tree = property && conditionTree(property, item.condition);
  return property && tree ? writeTree(property, tree, around) : '';
}

/** A condition with several values is several comparisons, which stand in brackets where others stand beside them. */
function writeTree(property: Property, tree: FilterTree, around: FlowConditions['join']): string {
  if (!isFilterGroup(tree)) return writeComparison(property, tree);
  const parts = tree.items.map((item) => writeTree(property, item, around));
  const isSame = (tree.join === 'and') === (around === 'all');
  const text = parts.join(tree.join === 'and' ? ' and ' : ' or ');
  return parts.length > 1 && !isSame ? `(${text})` : text;
}

/** The greatest depth of groups in the editor, the outermost counted. */
export const deepest = 3;

/**
 * Returns the conditions that FEEL says, where the editor can show all of it; null where it cannot, so that the text must stay as it is. An
 * empty text has no conditions.
 */
export function readFeel(properties: readonly Property[], text: string): FlowConditions | null {
  if (text.trim() === '') return { join: 'all', items: [] };
  try {
    const read = readGroup(syntaxTree(text), text, (path, operator, value) => {
      const [code = '', ...members] = path.split('.');
      const property = properties.find((each) => each.code === code);
      if (property === undefined || !feelOperators(property).includes(operator)) return null;
      const isOfId = members.length > 0;
      if (isOfId !== (isReference(property) && value !== null)) return null;
      const given = value === null ? null : valueOf(property, operator, value);
      const condition = { propertyCode: code, operator, value: given };
      const tree = conditionTree(property, condition);
      if (tree === null) return null;
      // What would be written in another way, such as a number as text, is not what stands there.
      const written = writeTree(property, tree, 'all');
      return (value?.literals ?? []).every((literal) => written.includes(literal)) ? condition : null;
    });
    return read !== null && depthOf(read) <= deepest ? read : null;
  } catch {
    return null;
  }
}

/** Returns the value for the control of a condition; where it is compared by id, only the id is known and stands for the name. */
function valueOf(property: Property, operator: OperatorId, { text }: ComparedValue): unknown {
  return isReference(property) ? [{ id: text, name: text }] : conditionValue(property, operator, text);
}

function depthOf({ items }: FlowConditions): number {
  return 1 + Math.max(0, ...items.map((item) => (isConditionGroup(item) ? depthOf(item) : 0)));
}
