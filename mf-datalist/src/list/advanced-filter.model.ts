import {
  conditionOperators,
  conditionText,
  conditionTree,
  conditionValue,
  describeCondition,
  type FieldCondition,
  type FormatContext,
  type Property,
  propertyName,
} from '@portico/shared-kit/fields';
import {
  type ConditionGroup,
  type ConditionItem,
  type FilterJoin,
  type FilterTree,
  groupSentence,
  isConditionGroup,
  isOperatorId,
} from '@portico/shared-kit/filters';

/** Conditions on any data items, in groups: what the advanced filter asks beside the filter form. */
export type AdvancedFilter = ConditionGroup<FieldCondition>;

/** How deep groups may stand in groups, the outermost counted, and how many conditions there may be. */
export const advancedLimits = { depth: 3, conditions: 30 } as const;

const joins = { all: 'and', any: 'or', none: 'none' } as const satisfies Record<AdvancedFilter['join'], FilterJoin>;

/**
 * The text of the address: a group as `{"all":[…]}`, a condition as `["amount","greaterThan","500"]`, whose value is written as in the
 * filter form. '' where nothing is asked.
 */
export function writeAdvanced(properties: readonly Property[], filter: AdvancedFilter): string {
  const written = writtenItems(properties, filter);
  return written.length === 0 ? '' : JSON.stringify({ [filter.join]: written });
}

function writtenItems(properties: readonly Property[], { items }: AdvancedFilter): readonly unknown[] {
  return items.flatMap((item): readonly unknown[] => {
    if (isConditionGroup(item)) {
      const inner = writtenItems(properties, item);
      return inner.length === 0 ? [] : [{ [item.join]: inner }];
    }
    const { propertyCode, operator } = item.condition;
    const property = propertyOf(properties, item.condition);
    if (property === undefined || conditionTree(property, item.condition) === null) return [];
    const text = conditionText(property, item.condition);
    return [text === '' ? [propertyCode, operator] : [propertyCode, operator, text]];
  });
}

/** The conditions that a text of an address asks for; null where there are none. What cannot be understood is left out. */
export function readAdvanced(properties: readonly Property[], text: string): AdvancedFilter | null {
  if (text === '') return null;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  const [item] = readItem(properties, raw, { depth: 1, left: { count: advancedLimits.conditions } });
  return item !== undefined && isConditionGroup(item) ? item : null;
}

interface Room {
  readonly depth: number;
  readonly left: { count: number };
}

function readItem(properties: readonly Property[], raw: unknown, room: Room): ConditionItem<FieldCondition>[] {
  if (Array.isArray(raw)) return readCondition(properties, raw, room);
  const [entry] = typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
  const join = (['all', 'any', 'none'] as const).find((each) => each === entry?.[0]);
  const inner: unknown = entry?.[1];
  if (join === undefined || !Array.isArray(inner) || room.depth > advancedLimits.depth) return [];
  const items = inner.flatMap((each) => readItem(properties, each, { ...room, depth: room.depth + 1 }));
  return items.length === 0 ? [] : [{ join, items }];
}

function readCondition(
  properties: readonly Property[],
  [code, operator, text = '']: readonly unknown[],
  { left }: Room,
): ConditionItem<FieldCondition>[] {
  const property = properties.find((each) => each.code === code);
  if (property === undefined || !isOperatorId(operator) || typeof text !== 'string' || left.count === 0) return [];
  if (!conditionOperators(property).includes(operator)) return [];
  const condition = { propertyCode: property.code, operator, value: conditionValue(property, operator, text) };
  if (conditionTree(property, condition) === null) return [];
  left.count -= 1;
  return [{ condition }];
}

/** What the server is asked; null where no condition is complete. */
export function advancedTree(properties: readonly Property[], filter: AdvancedFilter): FilterTree | null {
  const items = filter.items.flatMap((item): FilterTree | readonly FilterTree[] => {
    if (isConditionGroup(item)) return advancedTree(properties, item) ?? [];
    const property = propertyOf(properties, item.condition);
    return (property && conditionTree(property, item.condition)) ?? [];
  });
  return items.length === 0 ? null : { join: joins[filter.join], items };
}

/** A chip of the advanced filter. */
export interface AdvancedChip {
  /** The data item of a single condition; null for a group. */
  readonly name: string | null;
  readonly text: string;
  /** The filter without it; null where nothing is left. */
  readonly without: AdvancedFilter | null;
}

/** The advanced filter in words: each condition that must hold a chip of its own, all others one sentence. */
export function advancedChips(
  properties: readonly Property[],
  filter: AdvancedFilter,
  context: FormatContext,
): readonly AdvancedChip[] {
  const say = (condition: FieldCondition) =>
    `${nameOf(properties, condition, context)} ${wordsOf(properties, condition, context)}`;
  if (filter.join !== 'all') return [{ name: null, text: groupSentence(filter, say, context.locale), without: null }];
  return filter.items.map((item) => {
    const items = filter.items.filter((each) => each !== item);
    const without = items.length === 0 ? null : { ...filter, items };
    if (isConditionGroup(item)) return { name: null, text: groupSentence(item, say, context.locale), without };
    const { condition } = item;
    return { name: nameOf(properties, condition, context), text: wordsOf(properties, condition, context), without };
  });
}

function nameOf(properties: readonly Property[], condition: FieldCondition, { locale }: FormatContext): string {
  const property = propertyOf(properties, condition);
  return property === undefined ? condition.propertyCode : propertyName(property, locale);
}

function wordsOf(properties: readonly Property[], condition: FieldCondition, context: FormatContext): string {
  const property = propertyOf(properties, condition);
  return property === undefined ? '' : describeCondition(property, condition, context);
}

function propertyOf(properties: readonly Property[], { propertyCode }: FieldCondition): Property | undefined {
  return properties.find(({ code }) => code === propertyCode);
}
