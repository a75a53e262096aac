import {
  conditionOperators,
  conditionTree,
  conditionValue,
  type FieldCondition,
  type Property,
} from '../fields/index.ts';
import {
  type ConditionGroup,
  type ConditionItem,
  type FilterOperator,
  type FilterTree,
  isConditionGroup,
  isOperatorId,
} from '../filters/index.ts';

/** Conditions on any fields, in groups: what the advanced filter asks beside the filter form. */
export type AdvancedFilter = ConditionGroup<FieldCondition>;

/** The greatest depth of groups, the outermost counted, and the greatest number of conditions. */
export const advancedLimits = { depth: 3, conditions: 30 } as const;

const joins = { all: 'and', any: 'or', none: 'none' } as const satisfies Record<AdvancedFilter['join'], FilterOperator>;

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

/** Returns the filter for the server; null where no condition is complete. */
export function advancedTree(properties: readonly Property[], filter: AdvancedFilter): FilterTree | null {
  const items = filter.items.flatMap((item): FilterTree | readonly FilterTree[] => {
    if (isConditionGroup(item)) return advancedTree(properties, item) ?? [];
    const property = propertyOf(properties, item.condition);
    return (property && conditionTree(property, item.condition)) ?? [];
  });
  return items.length === 0 ? null : { join: joins[filter.join], items };
}

/** Returns the filter for the server from the text of an address; null where it filters nothing. */
export function readTree(properties: readonly Property[], text: string): FilterTree | null {
  const filter = readAdvanced(properties, text);
  return filter && advancedTree(properties, filter);
}

/** The field of a condition; undefined where the list has none such. */
export function propertyOf(properties: readonly Property[], { propertyCode }: FieldCondition): Property | undefined {
  return properties.find(({ code }) => code === propertyCode);
}
