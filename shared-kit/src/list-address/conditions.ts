import type { ListConfig, QueryCondition } from '../contract/models.schema.ts';
import {
  type FilterState,
  filterStateOf,
  filterTreeOf,
  parseValue,
  type Property,
  withExactTexts,
} from '../fields/index.ts';
import { allOf, type FilterTexts, type FilterTree, isFilterGroup, relativeRange } from '../filters/index.ts';
import { isInstant } from '../formats/index.ts';

/**
 * The default values of a view's visible conditions, as texts; a condition nobody sees is not the user's to change.
 * `now` is in epoch ms: some defaults move with the day.
 */
export function defaultFilterTexts(config: ListConfig, now: number): FilterTexts {
  return textsOf(config, config.view.queryConditions.filter(isVisible), now);
}

/** A condition of the filter form: its field under the name that the view gives it, and how it is chosen. */
export type FormCondition = ReturnType<typeof formConditions>[number];

/** The conditions of the filter form, in the view's order. */
export function formConditions({ view, properties }: ListConfig) {
  return view.queryConditions.filter(isVisible).flatMap((condition) => {
    const { propertyCode, name, name_i18n, displayType, choiceType, relativeQueryCode } = condition;
    const found = properties.find(({ code }) => code === propertyCode);
    if (found === undefined) return [];
    const property = name === undefined ? found : { ...found, name, name_i18n: name_i18n ?? null };
    return [{ property, look: { displayType, choiceType, queryCode: relativeQueryCode } }];
  });
}

/** Returns whether the filter form opens with all of its conditions. */
export function isFormExpanded({ view }: ListConfig): boolean {
  return view.queryConditions.some((condition) => isVisible(condition) && condition.defaultState === 'expanded');
}

/** Every field an address may filter by: those of the form first, then the rest, so that links from elsewhere work. */
export function filterableProperties(config: ListConfig): readonly Property[] {
  const form = formConditions(config).map(({ property }) => property);
  const hidden = config.view.queryConditions.filter((condition) => !isVisible(condition));
  const taken = new Set([...form.map(({ code }) => code), ...hidden.map(({ propertyCode }) => propertyCode)]);
  return [...form, ...config.properties.filter(({ code }) => !taken.has(code))];
}

/** Returns the filter for the server: the user's conditions and those that the view always sets. `now` is in epoch ms. */
export function filterOf(config: ListConfig, state: FilterState, now: number): FilterTree {
  const { queryConditions } = config.view;
  const hidden = queryConditions.filter((condition) => !isVisible(condition));
  const always = filterTreeOf(config.properties, filterStateOf(config.properties, textsOf(config, hidden, now)));
  const exact = new Set(queryConditions.filter((each) => each.accurateSearch).map(({ propertyCode }) => propertyCode));
  const asked = filterTreeOf(filterableProperties(config), state);
  return allOf([always, asked].filter(asksSomething).map((tree) => withExactTexts(tree, exact)));
}

function isVisible({ visible }: QueryCondition): boolean {
  return visible !== false;
}

/** Returns whether a tree has any condition in it. */
export function asksSomething(tree: FilterTree): boolean {
  return !isFilterGroup(tree) || tree.items.length > 0;
}

function textsOf(config: ListConfig, conditions: readonly QueryCondition[], now: number): FilterTexts {
  const texts = conditions.map((condition) => [condition.propertyCode, defaultText(config, condition, now)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

function defaultText({ properties }: ListConfig, condition: QueryCondition, now: number): string {
  const { propertyCode, defaultValue, startValue, endValue, dateType } = condition;
  const property = properties.find(({ code }) => code === propertyCode);
  const one = textOf(defaultValue);
  if (one !== '' || property === undefined) return one;
  const bounds = [boundOf(property, startValue), boundOf(property, endValue)];
  if (bounds.some((bound) => bound !== '')) return bounds.join(';');
  return dateType === undefined ? '' : relativeRange(dateType, now).join(';');
}

/** A bound as its kind keeps it: a day that a package writes becomes the moment at which it begins. */
function boundOf(property: Property, value: unknown): string {
  const text = textOf(value);
  if (text === '' || isInstant(text)) return text;
  const read = parseValue(property, text, { locale: 'zh' });
  return read.ok && typeof read.value === 'string' ? read.value : '';
}

/** A stored default as text: several values joined by semicolons, units as JSON (list spec, section 5). */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return `${value.join(';')};`;
  return JSON.stringify(value);
}
