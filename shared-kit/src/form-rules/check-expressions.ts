import { hasKind, isComputed, kindOf, type Property, storageOf } from '../fields/index.ts';
import { expressionLimits } from '../expressions/budget.ts';
import type { BilingualText } from '../i18n/bilingual-text.ts';
import { conditionError } from '../expressions/condition-error.ts';
import { isNameable } from '../expressions/feel.ts';
import { itemExpressionTexts } from '../expressions/feel.texts.ts';
import { nearestName } from '../expressions/nearest-name.ts';
import { syntaxTree } from '../expressions/read-expression.ts';
import { ruleOrder } from './rule-order.ts';
import { costProblem, sampleVariables } from './sample-values.ts';
import { misspelling } from '../expressions/spelling.ts';
import { canBeComputed } from './stored-value.ts';

/** Problem of an expression: the field, or the column as `lines.amount`, which expression, and why. */
interface ExpressionProblem {
  readonly path: string;
  readonly expression: string;
  readonly detail: BilingualText;
}

/**
 * Returns all that is wrong with the expressions of a model: what is no FEEL, what names a field that is not there,
 * what needs itself, what cannot be computed so, and what needs more than it may use on a sample. Nothing where all
 * of them can be evaluated.
 */
export function expressionProblems(properties: readonly Property[]): readonly ExpressionProblem[] {
  const known = properties.filter(({ propertyType }) => hasKind(propertyType));
  const single = known.flatMap((property) => [
    ...problemsOf(property, property.code, known),
    ...(property.subSchema?.properties ?? [])
      .filter(({ propertyType }) => hasKind(propertyType))
      .flatMap((column) => problemsOf(column, `${property.code}.${column.code}`, known, property)),
  ]);
  const circle = ruleOrder(properties).circle.map((path) => {
    return { path, expression: 'value', detail: itemExpressionTexts.needsItself };
  });
  return [...single, ...circle, ...tooMany(known)];
}

/** The expression with which they are more than may be read together; nothing where they are not. */
function tooMany(properties: readonly Property[]): readonly ExpressionProblem[] {
  const { allCharacters } = expressionLimits;
  const texts = properties.flatMap((property) => [
    ...textsOf(property, property.code),
    ...(property.subSchema?.properties ?? []).flatMap((column) => textsOf(column, `${property.code}.${column.code}`)),
  ]);
  let length = 0;
  const last = texts.find(({ text }) => (length += text.length) > allCharacters);
  const detail = itemExpressionTexts.allTooLong(allCharacters);
  return last === undefined ? [] : [{ path: last.path, expression: last.expression, detail }];
}

function textsOf({ expressions }: Property, path: string) {
  return Object.entries<string | undefined>({ ...expressions }).flatMap(([expression, text]) =>
    text === undefined ? [] : [{ path, expression, text }],
  );
}

function problemsOf(
  property: Property,
  path: string,
  items: readonly Property[],
  table: Property | null = null,
): readonly ExpressionProblem[] {
  return textsOf(property, path).flatMap(({ expression, text }) => {
    const detail = problemOf(property, { expression, text }, items, table);
    return detail === null ? [] : [{ path, expression, detail }];
  });
}

function problemOf(
  property: Property,
  { expression, text }: { readonly expression: string; readonly text: string },
  items: readonly Property[],
  table: Property | null,
): BilingualText | null {
  const { readOnlySource } = kindOf(property);
  if (readOnlySource !== undefined) return itemExpressionTexts.keptByWorkflow;
  if (table !== null && expression !== 'value') return itemExpressionTexts.columnComputedOnly;
  if (expression !== 'visible' && expression !== 'required' && !canBeComputed(property)) {
    return storageOf(property).hasTable ? itemExpressionTexts.rowsNotComputed : itemExpressionTexts.typeNotComputed;
  }
  if (isComputed(property) && (expression === 'default' || expression === 'required')) {
    return itemExpressionTexts.computedWith(expression);
  }
  const wrong = misspelling(text);
  if (wrong !== null) return itemExpressionTexts.write(wrong.instead, wrong.written);
  const error = conditionError(text);
  return error ?? nameProblem(text, items, table) ?? tooCostly(text, items, table);
}

/** Tried on samples; a cell sees its row beside the record. */
function tooCostly(text: string, items: readonly Property[], table: Property | null): BilingualText | null {
  const columns = table?.subSchema?.properties ?? [];
  const own = new Set(columns.map(({ code }) => code));
  const seen = [...items.filter(({ code }) => !own.has(code)), ...columns];
  const exceeded = costProblem(text, sampleVariables(seen.filter(({ propertyType }) => hasKind(propertyType))));
  return exceeded === null ? null : itemExpressionTexts.tooCostly(exceeded.most, exceeded.limit);
}

/** A name that is no variable, no function and nothing that the expression itself introduces. */
function nameProblem(text: string, items: readonly Property[], table: Property | null): BilingualText | null {
  const columns = items.flatMap(({ subSchema }) => subSchema?.properties ?? []).map(({ code }) => code);
  const own = (table?.subSchema?.properties ?? []).map(({ code }) => code);
  const variables = new Set([...items.map(({ code }) => code), ...own].filter(isNameable));
  const nodes = nodesOf(text);
  const introduced = new Set(
    nodes.filter(({ name }) => name === 'Name' || name === 'ParameterName').map((each) => each.text),
  );
  const called = new Set(
    nodes.filter(({ name }) => name === 'FunctionInvocation').map((each) => each.text.split('(')[0]?.trim()),
  );
  const filters = nodes.filter(({ name }) => name === 'FilterExpression');
  for (const { name, text: word, from, before } of nodes) {
    if (name === 'PathName' && before !== null) {
      const rows = items.find(({ code }) => code === before)?.subSchema?.properties;
      const codes = rows?.map(({ code }) => code) ?? [word];
      if (!codes.includes(word)) return itemExpressionTexts.columnUnknown(before, word, nearestName(word, codes));
    }
    if (name !== 'VariableName' || variables.has(word) || introduced.has(word) || called.has(word)) continue;
    const isInFilter = filters.some((filter) => filter.from < from && from < filter.to);
    if (isInFilter && (word === 'item' || columns.includes(word))) continue;
    return itemExpressionTexts.itemUnknown(word, nearestName(word, variables));
  }
  return null;
}

interface Node {
  readonly name: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Of a member: the variable before its point; null where something else stands there. */
  readonly before: string | null;
}

function nodesOf(text: string): readonly Node[] {
  const nodes: Node[] = [];
  syntaxTree(text).iterate({
    enter: ({ name, from, to, node }) => {
      const left = name === 'PathName' ? node.parent?.firstChild : null;
      const before = left?.name === 'VariableName' ? text.slice(left.from, left.to) : null;
      nodes.push({ name, text: text.slice(from, to), from, to, before });
    },
  });
  return nodes;
}
