import type { Property } from '../fields/index.ts';
import { wordsIn } from '../fields/expressions.ts';
import { isNameable } from '../expressions/feel.ts';

/** An expression and the variables that it names. */
export interface RuleText {
  readonly text: string;
  readonly names: readonly string[];
}

/** A column whose cells are computed. */
interface ColumnRule {
  readonly column: Property;
  readonly value: RuleText;
}

/** Rules that compute parts of a field; each member is null where there is none. */
export interface ItemRule {
  readonly property: Property;
  readonly visible: RuleText | null;
  readonly value: RuleText | null;
  /** In the order in which they are computed. */
  readonly columns: readonly ColumnRule[];
}

/** The rules of a model in the order in which they are computed; `circle` names fields that need each other. */
interface RuleOrder {
  readonly items: readonly ItemRule[];
  readonly circle: readonly string[];
}

const orders = new WeakMap<readonly Property[], RuleOrder>();

/** The rules of these fields; computed once for the same list. */
export function ruleOrder(properties: readonly Property[]): RuleOrder {
  const known = orders.get(properties);
  if (known !== undefined) return known;
  const order = orderOf(properties);
  orders.set(properties, order);
  return order;
}

/** The variables among these codes that an expression names. */
export function ruleText(text: string | undefined, codes: readonly string[]): RuleText | null {
  if (text === undefined) return null;
  const words = wordsIn(text);
  return { text, names: codes.filter((code) => words.has(code) && isNameable(code)) };
}

const looked = new WeakMap<readonly Property[], ReadonlySet<string>>();

/**
 * Returns the codes of the fields on which applyExpressions looks: those that expressions name, and those that have
 * one of their own or in a column. Worked out once for the same list.
 */
export function codesInRules(properties: readonly Property[]): ReadonlySet<string> {
  const known = looked.get(properties);
  if (known !== undefined) return known;
  const codes = properties.map(({ code }) => code);
  const found = properties.flatMap(({ code, expressions, subSchema }) => {
    const all = [expressions, ...(subSchema?.properties ?? []).map((column) => column.expressions)];
    const texts = all.flatMap((each) => Object.values<string | undefined>({ ...each }));
    return texts.length === 0 ? [] : [code, ...texts.flatMap((text) => ruleText(text, codes)?.names ?? [])];
  });
  const all = new Set(found);
  looked.set(properties, all);
  return all;
}

function orderOf(properties: readonly Property[]): RuleOrder {
  const codes = properties.map(({ code }) => code);
  const rules = properties.flatMap((property): ItemRule[] => {
    const { expressions, subSchema } = property;
    const own = (subSchema?.properties ?? []).map(({ code }) => code);
    const inRow = [...new Set([...codes, ...own])];
    const columns = (subSchema?.properties ?? []).flatMap((column): ColumnRule[] => {
      const value = ruleText(column.expressions?.value, inRow);
      return value === null ? [] : [{ column, value }];
    });
    const [visible, value] = [ruleText(expressions?.visible, codes), ruleText(expressions?.value, codes)];
    if (visible === null && value === null && columns.length === 0) return [];
    const row = sorted(
      columns,
      (each) => each.column.code,
      (each) => each.value.names,
    );
    return [{ property, visible, value, columns: row.inOrder.length === columns.length ? row.inOrder : [] }];
  });
  const { inOrder, circle } = sorted(rules, ({ property }) => property.code, neededBy);
  const inRows = properties.flatMap(circleOfColumns);
  return { items: inOrder, circle: [...circle, ...inRows] };
}

/** The fields that must be known before this one is: of columns, those of the record that no cell stands before. */
function neededBy({ property, visible, value, columns }: ItemRule): readonly string[] {
  const own = new Set((property.subSchema?.properties ?? []).map(({ code }) => code));
  const ofColumns = columns.flatMap((each) => each.value.names.filter((name) => !own.has(name)));
  return [...(visible?.names ?? []), ...(value?.names ?? []), ...ofColumns];
}

function circleOfColumns({ code, subSchema }: Property): string[] {
  const columns = (subSchema?.properties ?? []).filter(({ expressions }) => expressions?.value !== undefined);
  const codes = columns.map((column) => column.code);
  const namesOf = (column: Property) => ruleText(column.expressions?.value, codes)?.names ?? [];
  return sorted(columns, (column) => column.code, namesOf).circle.map((column) => `${code}.${column}`);
}

/** Sorts rules, those that need no other first. What is left over when none is free any more is the circle. */
function sorted<T>(
  rules: readonly T[],
  codeOf: (rule: T) => string,
  needs: (rule: T) => readonly string[],
): { readonly inOrder: readonly T[]; readonly circle: readonly string[] } {
  const inOrder: T[] = [];
  let waiting = [...rules];
  while (waiting.length > 0) {
    const open = new Set(waiting.map(codeOf));
    const free = waiting.filter((rule) => !needs(rule).some((code) => open.has(code)));
    if (free.length === 0) return { inOrder, circle: [...open] };
    inOrder.push(...free);
    waiting = waiting.filter((rule) => !free.includes(rule));
  }
  return { inOrder, circle: [] };
}
