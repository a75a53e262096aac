import type { syntaxTree } from '@portico/shared-kit/expressions';
import type { ConditionGroup, ConditionItem, OperatorId } from '@portico/shared-kit/filters';
import { comparisonSigns } from './feel-comparisons.model.ts';
import { instantOfWallClock } from './feel-moments.model.ts';

/** A part of an expression as it was parsed. */
type Node = ReturnType<typeof syntaxTree>['topNode'];

/** The right side of a comparison. */
export interface ComparedValue {
  /** As the address of a list writes it. */
  readonly text: string;
  /** As the expression writes it, each literal. */
  readonly literals: readonly string[];
}

/**
 * Makes a condition of what a comparison says; null where it is none that can be shown. `path` is the code of a field,
 * or that with `.id`; `value` is null where it asks for emptiness.
 */
export type MakeCondition<T> = (path: string, operator: OperatorId, value: ComparedValue | null) => T | null;

interface Reader<T> {
  readonly text: string;
  readonly make: MakeCondition<T>;
}

/** Returns an expression as a group of conditions; null where a part of it is anything else. */
export function readGroup<T>(
  tree: ReturnType<typeof syntaxTree>,
  text: string,
  make: MakeCondition<T>,
): ConditionGroup<T> | null {
  const reader = { text, make };
  const [expression, ...others] = partsOf(tree.topNode);
  if (expression === undefined || others.length > 0 || hasLost(tree)) return null;
  const item = readNode(reader, expression);
  if (item === null) return null;
  return 'items' in item ? item : { join: 'all', items: [item] };
}

/** Returns whether writing it anew would lose something: a remark, or what could not be parsed. */
function hasLost(tree: ReturnType<typeof syntaxTree>): boolean {
  let isLost = false;
  tree.iterate({
    enter: ({ type, name }) => {
      if (type.isError || name.endsWith('Comment')) isLost = true;
    },
  });
  return isLost;
}

function readNode<T>(reader: Reader<T>, node: Node): ConditionItem<T> | null {
  if (node.name === 'ParenthesizedExpression') {
    const [, inner] = partsOf(node);
    return inner === undefined ? null : readNode(reader, inner);
  }
  if (node.name === 'Conjunction') return readJoined(reader, node, 'all');
  if (node.name === 'Disjunction') return readJoined(reader, node, 'any');
  if (node.name === 'FunctionInvocation') return readCall(reader, node);
  return node.name === 'Comparison' ? leaf(readComparison(reader, node)) : null;
}

/** Several conditions in one chain, which is parsed as pairs in pairs: what stands in brackets is a group of its own. */
function readJoined<T>(reader: Reader<T>, node: Node, join: 'all' | 'any'): ConditionGroup<T> | null {
  const [left, , right] = partsOf(node);
  if (left === undefined || right === undefined) return null;
  const before = left.name === node.name ? readJoined(reader, left, join)?.items : single(readNode(reader, left));
  const after = readNode(reader, right);
  return before === undefined || after === null ? null : { join, items: [...before, after] };
}

function single<T>(item: ConditionItem<T> | null): readonly ConditionItem<T>[] | undefined {
  return item === null ? undefined : [item];
}

const leaf = <T>(condition: T | null) => (condition === null ? null : { condition });

const calls: Readonly<Record<string, readonly [plain: OperatorId, negated: OperatorId]>> = {
  contains: ['contains', 'notContains'],
  'list contains': ['contains', 'notContains'],
};

function readCall<T>(reader: Reader<T>, node: Node): ConditionItem<T> | null {
  const { name, given } = callOf(reader, node);
  if (name !== 'not') return leaf(readContains(reader, node, 0));
  const [inner, ...others] = given;
  if (inner === undefined || others.length > 0) return null;
  const negated = readContains(reader, inner, 1) ?? readRange(reader, inner, 'notBetween');
  if (negated !== null) return { condition: negated };
  const item = readNode(reader, inner);
  if (item === null) return null;
  return 'items' in item && item.join === 'any' ? { ...item, join: 'none' } : { join: 'none', items: [item] };
}

function readContains<T>(reader: Reader<T>, node: Node, at: 0 | 1): T | null {
  if (node.name !== 'FunctionInvocation') return null;
  const { name, given } = callOf(reader, node);
  const operator = calls[name]?.[at];
  const [field, value] = given;
  if (operator === undefined || field === undefined || value === undefined || given.length > 2) return null;
  return make(reader, field, operator, value);
}

function callOf<T>(reader: Reader<T>, node: Node): { readonly name: string; readonly given: readonly Node[] } {
  const [called, ...others] = partsOf(node);
  const parameters = others.find(({ name }) => name === 'PositionalParameters');
  return {
    name: called === undefined ? '' : textOf(reader, called).replaceAll(/\s+/g, ' '),
    given: parameters === undefined ? [] : partsOf(parameters).filter(({ name }) => name !== ','),
  };
}

function readComparison<T>(reader: Reader<T>, node: Node): T | null {
  const range = readRange(reader, node, 'between');
  if (range !== null) return range;
  const [field, sign, value, ...others] = partsOf(node);
  if (field === undefined || sign?.name !== 'CompareOp' || value === undefined || others.length > 0) return null;
  const written = textOf(reader, sign);
  if (value.name === 'null') {
    const operator = written === '=' ? 'isNull' : written === '!=' ? 'isNotNull' : null;
    return operator === null ? null : reader.make(textOf(reader, field), operator, null);
  }
  const operator = (Object.keys(comparisonSigns) as (keyof typeof comparisonSigns)[]).find(
    (each) => comparisonSigns[each] === written,
  );
  return operator === undefined ? null : make(reader, field, operator, value);
}

function readRange<T>(reader: Reader<T>, node: Node, operator: 'between' | 'notBetween'): T | null {
  const [field, between, from, and, to] = partsOf(node);
  if (node.name !== 'Comparison' || between?.name !== 'between' || and?.name !== 'and') return null;
  if (field?.name !== 'VariableName' || from === undefined || to === undefined) return null;
  const bounds = [readLiteral(reader, from), readLiteral(reader, to)];
  const literals = [textOf(reader, from), textOf(reader, to)];
  return bounds.includes(null)
    ? null
    : reader.make(textOf(reader, field), operator, { text: bounds.join(';'), literals });
}

/** The id of what a field refers to. */
const idPath = /^[^.\s]+\.id$/;

function make<T>(reader: Reader<T>, field: Node, operator: OperatorId, value: Node): T | null {
  const text = readLiteral(reader, value);
  const path = textOf(reader, field);
  const isField = field.name === 'VariableName' || (field.name === 'PathExpression' && idPath.test(path));
  if (!isField || text === null) return null;
  return reader.make(path, operator, { text, literals: [textOf(reader, value)] });
}

/** A literal as the address of a list writes it; null for anything that is computed. */
function readLiteral<T>(reader: Reader<T>, node: Node): string | null {
  const text = textOf(reader, node);
  if (node.name === 'NumericLiteral' || node.name === 'BooleanLiteral') return text;
  if (node.name === 'StringLiteral') return stringOf(text);
  const moment = /^date and time\(("[^"]*")\)$/.exec(text)?.[1];
  return moment === undefined ? null : instantOfWallClock(stringOf(moment) ?? '');
}

function stringOf(literal: string): string | null {
  try {
    const read: unknown = JSON.parse(literal);
    return typeof read === 'string' && read !== '' ? read : null;
  } catch {
    return null;
  }
}

function textOf<T>({ text }: Reader<T>, { from, to }: Node): string {
  return text.slice(from, to);
}

function partsOf(node: Node): readonly Node[] {
  const parts: Node[] = [];
  for (let part = node.firstChild; part !== null; part = part.nextSibling) parts.push(part);
  return parts;
}
