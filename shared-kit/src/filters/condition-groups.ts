import type { Locale } from '../i18n/locale.ts';
import { conditionGroupTexts } from './condition-groups.texts.ts';

/** Ways to join the conditions of a group: all must hold, at least one must, or not one may. */
export type ConditionOperator = 'all' | 'any' | 'none';

/** A group of conditions of any kind, of records or of a workflow. */
export interface ConditionGroup<T> {
  readonly join: ConditionOperator;
  readonly items: readonly ConditionItem<T>[];
}

/** Member of a group: a condition, or another group. */
export type ConditionItem<T> = ConditionGroup<T> | { readonly condition: T };

/** True for a group, false for a condition. */
export function isConditionGroup<T>(item: ConditionItem<T>): item is ConditionGroup<T> {
  return 'items' in item;
}

/** Every condition of a group, whichever group within it is its own. */
export function allConditions<T>(group: ConditionGroup<T>): readonly T[] {
  return group.items.flatMap((item) => (isConditionGroup(item) ? allConditions(item) : [item.condition]));
}

/** Returns the same groups with each condition replaced. */
export function mapConditions<T>(group: ConditionGroup<T>, change: (condition: T) => T): ConditionGroup<T> {
  const items = group.items.map((item) =>
    isConditionGroup(item) ? mapConditions(item, change) : { condition: change(item.condition) },
  );
  return { join: group.join, items };
}

/** Returns a group as one sentence, with brackets around groups within; '' where it has no conditions. */
export function groupSentence<T>(group: ConditionGroup<T>, say: (condition: T) => string, locale: Locale): string {
  const t = conditionGroupTexts.translator(locale);
  const { join, items } = group;
  const parts = items
    .map((item) => {
      if (!isConditionGroup(item)) return say(item.condition);
      const text = groupSentence(item, say, locale);
      return item.join === 'none' || item.items.length < 2 ? text : t('brackets', { text });
    })
    .filter((part) => part !== '');
  if (parts.length === 0) return '';
  const joined = parts.reduce((left, right) => t(join === 'all' ? 'all' : 'any', { left, right }));
  return join === 'none' ? t('none', { text: joined }) : joined;
}
