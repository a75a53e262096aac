import { allOf, type FilterTree, isFilterGroup } from '../filters/filter-tree.ts';
import { kindOf } from './kinds.ts';
import type { Property } from './property.ts';
import { settingsOf } from './values.ts';

/** Condition as the specification writes it (list spec, section 3, query request). */
export interface SpecFilter {
  readonly propertyCode: string;
  /** The model knows the type; what stands here is not looked at. */
  readonly propertyType?: number | undefined;
  /** A text, or JSON in place of its text; null and '' ask for nothing. */
  readonly propertyValue?: unknown;
  /** For showing. */
  readonly propertyValueName?: unknown;
}

/** The conditions as a tree and the records that were named one by one (null: all), or which condition says nothing. */
export type SpecReading =
  | { readonly ok: true; readonly tree: FilterTree; readonly ids: readonly string[] | null }
  | { readonly ok: false; readonly propertyCode: string; readonly reason: 'unknownProperty' | 'wrongValue' };

/**
 * A list of conditions, all of which must hold, as the filter form of each kind understands them: several values joined
 * by semicolons, people and departments as JSON, ranges as `from;to`, dates by day or year (list spec, section 5). A
 * condition on `id` names records by their ids (section 3, type 13). `exact` are the fields that are compared whole
 * (accurateSearch).
 */
export function readSpecFilters(
  properties: readonly Property[],
  filters: readonly SpecFilter[],
  exact: ReadonlySet<string>,
): SpecReading {
  const byCode = new Map(properties.map((property) => [property.code, property]));
  const trees: (FilterTree | null)[] = [];
  let ids: readonly string[] | null = null;
  for (const { propertyCode, propertyValue } of filters) {
    const property = byCode.get(propertyCode);
    if (property === undefined) return { ok: false, propertyCode, reason: 'unknownProperty' };
    if (!isShallow(propertyValue)) return { ok: false, propertyCode, reason: 'wrongValue' };
    const text = specFilterText(propertyValue);
    if (text.trim() === '') continue;
    if (propertyCode === 'id') {
      const named = text.split(';').flatMap((id) => id.trim() || []);
      ids = ids === null ? named : ids.filter((id) => named.includes(id));
      continue;
    }
    const { filter } = kindOf(property);
    const value = filter.fromText(text, settingsOf(property));
    if (value === null && !isEmptyList(text)) return { ok: false, propertyCode, reason: 'wrongValue' };
    if (value !== null) trees.push(filter.toTree(propertyCode, value, settingsOf(property)));
  }
  return { ok: true, tree: withExactTexts(allOf(trees), exact), ids };
}

/** An accurate search asks for the whole text, not for a part of it (list spec, section 3, accurateSearch). */
export function withExactTexts(tree: FilterTree, exact: ReadonlySet<string>): FilterTree {
  if (isFilterGroup(tree)) return { ...tree, items: tree.items.map((item) => withExactTexts(item, exact)) };
  return tree.operator === 'contains' && exact.has(tree.propertyCode) ? { ...tree, operator: 'equal' } : tree;
}

/** Lists of people are two levels deep. What is far deeper means nothing and could not be written as text. */
const deepestValue = 8;

function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth < deepestValue && Object.values(value).every((each) => isShallow(each, depth + 1));
}

/** Returns a value as the text that kinds read: lists of texts joined by semicolons, other JSON as it is written. */
export function specFilterText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
    return value.length === 0 ? '' : `${value.join(';')};`;
  }
  return JSON.stringify(value);
}

/** Separators of nothing, and empty JSON. */
function isEmptyList(text: string): boolean {
  return /^[\s;]*$|^\s*(\[\s*\]|\{\s*\}|null)\s*$/.test(text);
}
