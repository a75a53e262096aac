import {
  conditionText,
  conditionTree,
  describeCondition,
  type FieldCondition,
  type FormatContext,
  type Property,
  propertyName,
} from '@portico/shared-kit/fields';
import { groupSentence, isConditionGroup } from '@portico/shared-kit/filters';
import { type AdvancedFilter, propertyOf } from '@portico/shared-kit/list-address/advanced-filter';

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

/** A chip of the advanced filter. */
export interface AdvancedChip {
  /** The field of a single condition; null for a group. */
  readonly name: string | null;
  readonly text: string;
  /** The filter without it; null where nothing is left. */
  readonly without: AdvancedFilter | null;
}

/** Returns the conditions in one sentence. */
export function advancedSentence(
  properties: readonly Property[],
  filter: AdvancedFilter,
  context: FormatContext,
): string {
  return groupSentence(filter, sayIn(properties, context), context.locale);
}

const sayIn = (properties: readonly Property[], context: FormatContext) => (condition: FieldCondition) =>
  `${nameOf(properties, condition, context)} ${wordsOf(properties, condition, context)}`;

/** The advanced filter in words: each condition that must hold a chip of its own, all others one sentence. */
export function advancedChips(
  properties: readonly Property[],
  filter: AdvancedFilter,
  context: FormatContext,
): readonly AdvancedChip[] {
  const say = sayIn(properties, context);
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
