import { type FieldProblem, isEmptyValue, type Property, type RowValue } from '../fields/index.ts';
import { BudgetExceeded, withinBudget } from '../expressions/budget.ts';
import { type Variables, valueWith } from '../expressions/feel.ts';
import { codesInRules, type ItemRule, ruleOrder, type RuleText, ruleText } from './rule-order.ts';
import { computedValue } from './stored-value.ts';
import { feelValue, feelVariables } from './variables.ts';

/** Result of applying the expressions of a model to a record. */
export interface AppliedRules {
  /** The record with what is computed, and with nothing in the fields that are hidden. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Codes of the fields that are hidden. */
  readonly hidden: ReadonlySet<string>;
  /** Codes of the fields that must be filled in by their expression. */
  readonly required: ReadonlySet<string>;
  /** Reasons for which computed values cannot be stored, by code; of a column by its path, for the first row. */
  readonly problems: ReadonlyMap<string, FieldProblem>;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Works out the expressions of a model for one record, in the browser at each change and on the server at each save.
 * A value that was given for a computed field is ignored. A hidden field is empty for the other expressions, too.
 * `now` (ISO, UTC) is their clock. The same rows come back as the same objects where nothing in them changed. Throws
 * BudgetExceeded, with its path, where the expressions of the record together need more than they may use.
 */
export function applyExpressions(properties: readonly Property[], given: Values, now: string): AppliedRules {
  return withinBudget(() => appliedTo(properties, given, now));
}

function appliedTo(properties: readonly Property[], given: Values, now: string): AppliedRules {
  const { items } = ruleOrder(properties);
  const byCode = new Map(properties.map((property) => [property.code, property]));
  const values: Record<string, unknown> = { ...given };
  // Seeing hundreds of rows as expressions do costs more than working them out.
  const looked = codesInRules(properties);
  const seen = Object.fromEntries(Object.entries(given).filter(([code]) => looked.has(code)));
  const variables: Record<string, unknown> = { ...feelVariables(seen, properties) };
  const hidden = new Set<string>();
  const problems = new Map<string, FieldProblem>();
  for (const rule of items) {
    const { code } = rule.property;
    const isHidden = rule.visible !== null && resultOf(code, rule.visible, variables, now) !== true;
    if (isHidden) hidden.add(code);
    values[code] = isHidden ? null : valueOf(rule, { values, variables, now, problems });
    variables[code] = feelValue(byCode.get(code), values[code]);
  }
  const codes = properties.map((property) => property.code);
  const required = properties.filter(({ code, expressions }) => {
    const rule = ruleText(expressions?.required, codes);
    return rule !== null && !hidden.has(code) && resultOf(code, rule, variables, now) === true;
  });
  return { values, hidden, required: new Set(required.map(({ code }) => code)), problems };
}

/** Returns what the expression of a field gives; `path` is the field's, or the column's. */
function resultOf(path: string, { text, names }: RuleText, variables: Variables, now: string): unknown {
  try {
    return valueWith(text, names, variables, now);
  } catch (error) {
    if (error instanceof BudgetExceeded) error.path ??= path;
    throw error;
  }
}

interface Surroundings {
  readonly values: Values;
  readonly variables: Variables;
  readonly now: string;
  readonly problems: Map<string, FieldProblem>;
}

function valueOf({ property, value, columns }: ItemRule, around: Surroundings): unknown {
  const { values, variables, now, problems } = around;
  if (value !== null) {
    const result = computedValue(property, resultOf(property.code, value, variables, now));
    if (result.problem !== null) problems.set(property.code, result.problem);
    return result.value;
  }
  const rows = values[property.code];
  if (columns.length === 0 || !Array.isArray(rows)) return rows ?? null;
  return (rows as readonly RowValue[]).map((row) => rowOf({ property, columns }, row, around));
}

interface CachedRow {
  readonly row: RowValue;
  /** The values of the record beside it, on which its cells depend. */
  readonly beside: readonly unknown[];
}

/** Rows that were computed: a form asks at each key for all of them, and only one has changed. */
const knownRows = new WeakMap<RowValue, CachedRow>();

function rowOf({ property, columns }: Pick<ItemRule, 'property' | 'columns'>, row: RowValue, around: Surroundings) {
  const { values, variables, now, problems } = around;
  const own = property.subSchema?.properties ?? [];
  const inRow = new Set(own.map(({ code }) => code));
  const beside = columns
    .flatMap(({ value }) => value.names.filter((name) => !inRow.has(name)))
    .map((name) => values[name]);
  const known = knownRows.get(row);
  if (
    known !== undefined &&
    known.beside.length === beside.length &&
    beside.every((each, at) => each === known.beside[at])
  ) {
    return known.row;
  }
  const cells: Record<string, unknown> = { ...variables, ...emptyCells(own), ...feelVariables(row, own) };
  const made: Record<string, unknown> & { id: string } = { ...row };
  let failed = false;
  for (const { column, value } of columns) {
    const path = `${property.code}.${column.code}`;
    const result = computedValue(column, resultOf(path, value, cells, now));
    made[column.code] = result.value;
    cells[column.code] = feelValue(column, result.value);
    if (result.problem === null) continue;
    failed = true;
    if (!problems.has(path)) problems.set(path, result.problem);
  }
  const isSame = columns.every(({ column: { code } }) => (row[code] ?? null) === made[code]);
  const result = isSame ? row : made;
  if (!failed) knownRows.set(row, { row: result, beside });
  return result;
}

/** A cell that is not there yet hides a value of the record with the same code. */
const emptyCells = (columns: readonly Property[]) => Object.fromEntries(columns.map(({ code }) => [code, null]));

/**
 * The values with which a new record begins by the expressions of its fields, over those that it has already;
 * what gives nothing, or what is there, is left out. Throws as applyExpressions.
 */
export function defaultsOf(properties: readonly Property[], given: Values, now: string): Record<string, unknown> {
  return withinBudget(() => missingDefaults(properties, given, now));
}

function missingDefaults(properties: readonly Property[], given: Values, now: string): Record<string, unknown> {
  const defaults: Record<string, unknown> = {};
  const codes = properties.map(({ code }) => code);
  for (const property of properties) {
    const rule = ruleText(property.expressions?.default, codes);
    if (rule === null || !isEmptyValue(given[property.code])) continue;
    const variables = feelVariables({ ...given, ...defaults }, properties);
    const { value } = computedValue(property, resultOf(property.code, rule, variables, now));
    if (value !== null) defaults[property.code] = value;
  }
  return defaults;
}
