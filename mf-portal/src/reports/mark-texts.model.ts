import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import { type FilterCondition, type FilterTree, isFilterGroup } from '@portico/shared-kit/filters';
import { endOf } from '@portico/shared-kit/formats';
import { bothTexts } from './both-texts.model.ts';

type Dimension = ChartData['dimensions'][number];

/** Texts by which a list is narrowed, by the codes of its fields. */
export type MarkTexts = ReadonlyMap<string, string>;

/**
 * Returns the filter of a chart and the members of a mark as texts of a filter form; null where they cannot all be said like
 * this, each once for a field.
 */
export function textsOfMark(data: ChartData, at: readonly number[]): MarkTexts | null {
  const own = conditionsOf(data.filter);
  if (own === null) return null;
  const texts = new Map<string, string>();
  const add = (code: string, text: string | null) => {
    const held = texts.get(code);
    const both = held === undefined || text === null ? text : bothTexts(held, text);
    if (both !== null) texts.set(code, both);
    return both !== null;
  };
  const isWhole =
    own.every((condition) => add(condition.propertyCode, conditionText(condition))) &&
    data.dimensions.every((dimension, index) => {
      const member = at[index] ?? -1;
      return member < 0 || add(dimension.field, memberText(dimension, member));
    });
  return isWhole ? texts : null;
}

/** The conditions that must all hold; null for a filter of another form. */
function conditionsOf(tree: FilterTree): readonly FilterCondition[] | null {
  if (!isFilterGroup(tree)) return [tree];
  if (tree.join !== 'and') return tree.items.length === 0 ? [] : null;
  const parts = tree.items.map(conditionsOf);
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

/** The text of a condition as the filter form of a list has it; null where it has none like it. */
function conditionText({ operator, value }: FilterCondition): string | null {
  if (operator === 'equal' && (typeof value === 'string' || typeof value === 'boolean')) return String(value);
  if (operator === 'equal' && value !== null && !Array.isArray(value)) return JSON.stringify([value]);
  if (!Array.isArray(value)) return null;
  const list = value as readonly unknown[];
  if (operator === 'in') return list.every((each) => typeof each === 'object') ? JSON.stringify(list) : null;
  if (operator !== 'between') return null;
  return list.every((bound) => bound === null || typeof bound === 'string')
    ? list.map((bound) => bound ?? '').join(';')
    : null;
}

function memberText({ field, kind, level, members }: Dimension, index: number): string | null {
  // A list of records is not narrowed by the values of one column of their rows.
  if (field.includes('.')) return null;
  const { key = null, name = null, name_i18n = null } = members[index] ?? {};
  if (key === null || (kind === 'department' && level !== null)) return null;
  if (kind === 'date') return rangeText(key, level);
  if (kind === 'person' || kind === 'department')
    return JSON.stringify([{ id: key, unitType: kind === 'person' ? 3 : 1, name: name ?? key, name_i18n }]);
  return kind === 'record' ? null : key;
}

/** The first and the last day of the unit that begins with a day. */
function rangeText(key: string, level: Dimension['level']): string | null {
  const [year = '', month = ''] = key.split('-');
  if (level === 'day') return `${key};${key}`;
  const last = level === 'year' ? 12 : level === 'quarter' ? Number(month) + 2 : Number(month);
  const lastMonth = String(last).padStart(2, '0');
  const end = endOf(`${year}-${lastMonth}-01T00:00:00.000+08:00`, 'month');
  return end === null ? null : `${key};${dayOf(end)}`;
}

const dayOf = (instant: string) => new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 10);
