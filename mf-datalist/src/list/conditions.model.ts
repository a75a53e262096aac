import type { ListConfig, QueryCondition } from '@portico/shared-kit/contract/models.schema';
import { type FilterState, filterStateOf, filterTreeOf, type Property } from '@portico/shared-kit/fields';
import { allOf, type FilterTexts, type FilterTree, isFilterGroup } from '@portico/shared-kit/filters';

/** The default values of a view's visible conditions, as texts; a condition nobody sees is not the user's to change. */
export function defaultFilterTexts(conditions: readonly QueryCondition[]): FilterTexts {
  return textsOf(conditions.filter(isVisible));
}

/** The data items of the filter form, in the view's order. */
export function formProperties({ view, properties }: ListConfig): readonly Property[] {
  return view.queryConditions.filter(isVisible).flatMap(({ propertyCode, name, name_i18n }) => {
    const property = properties.find(({ code }) => code === propertyCode);
    if (property === undefined) return [];
    return [name === undefined ? property : { ...property, name, name_i18n: name_i18n ?? null }];
  });
}

/** Every data item an address may filter by: those of the form first, then the rest, so that links from elsewhere work. */
export function filterableProperties(config: ListConfig): readonly Property[] {
  const form = formProperties(config);
  const hidden = config.view.queryConditions.filter((condition) => !isVisible(condition));
  const taken = new Set([...form.map(({ code }) => code), ...hidden.map(({ propertyCode }) => propertyCode)]);
  return [...form, ...config.properties.filter(({ code }) => !taken.has(code))];
}

/** What the server is asked: the user's conditions and those that the view always sets. */
export function filterOf(config: ListConfig, state: FilterState): FilterTree {
  const { queryConditions } = config.view;
  const hidden = queryConditions.filter((condition) => !isVisible(condition));
  const always = filterTreeOf(config.properties, filterStateOf(config.properties, textsOf(hidden)));
  const exact = new Set(queryConditions.filter((each) => each.accurateSearch).map(({ propertyCode }) => propertyCode));
  const asked = filterTreeOf(filterableProperties(config), state);
  return allOf([always, asked].filter(asksSomething).map((tree) => withExactTexts(tree, exact)));
}

function isVisible({ visible }: QueryCondition): boolean {
  return visible !== false;
}

function asksSomething(tree: FilterTree): boolean {
  return !isFilterGroup(tree) || tree.items.length > 0;
}

/** An accurate search asks for the whole text, not for a part of it (list spec, section 3, accurateSearch). */
function withExactTexts(tree: FilterTree, exact: ReadonlySet<string>): FilterTree {
  if (isFilterGroup(tree)) return { ...tree, items: tree.items.map((item) => withExactTexts(item, exact)) };
  return tree.operator === 'contains' && exact.has(tree.propertyCode) ? { ...tree, operator: 'equal' } : tree;
}

function textsOf(conditions: readonly QueryCondition[]): FilterTexts {
  const texts = conditions.map(({ propertyCode, defaultValue }) => [propertyCode, textOf(defaultValue)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** A stored default as text: several values joined by semicolons, units as JSON (list spec, section 5). */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return `${value.join(';')};`;
  return JSON.stringify(value);
}
