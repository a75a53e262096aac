import type { FilterScalar, FilterTree, FilterValue } from './filter-tree.ts';
import { isOperatorId, operators, type OperatorArity } from './operators.ts';

/** Bounds that keep a filter from becoming an attack on the database. Groups count as conditions too. */
export const filterLimits = { depth: 6, conditions: 200, values: 1000, textLength: 2000 } as const;

/** Reason for which the value that was sent is no filter. */
export type FilterFault =
  | 'notAFilter'
  | 'tooDeep'
  | 'tooManyConditions'
  | 'tooManyValues'
  | 'textTooLong'
  | 'unknownOperator'
  | 'valueDoesNotFitOperator';

/** The filter, or why it is none and where (`items.0.value`). */
export type FilterReading =
  | { readonly ok: true; readonly tree: FilterTree }
  | { readonly ok: false; readonly fault: FilterFault; readonly path: string };

class Refusal extends Error {
  readonly fault: FilterFault;
  readonly path: readonly (string | number)[];
  constructor(fault: FilterFault, path: readonly (string | number)[]) {
    super(fault);
    this.fault = fault;
    this.path = path;
  }
}

/** Checks the shape and the limits of a filter that came from outside; unknown members are dropped. */
export function readFilterTree(raw: unknown): FilterReading {
  try {
    return { ok: true, tree: readNode(raw, [], 1, { conditions: 0 }) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, fault: error.fault, path: error.path.join('.') };
    throw error;
  }
}

type Path = readonly (string | number)[];

function readNode(raw: unknown, path: Path, depth: number, seen: { conditions: number }): FilterTree {
  if (!isObject(raw)) throw new Refusal('notAFilter', path);
  if (depth > filterLimits.depth) throw new Refusal('tooDeep', path);
  seen.conditions += 1;
  if (seen.conditions > filterLimits.conditions) throw new Refusal('tooManyConditions', path);
  if ('items' in raw) {
    const { join, items } = raw;
    if ((join !== 'and' && join !== 'or' && join !== 'none') || !Array.isArray(items))
      throw new Refusal('notAFilter', path);
    return {
      join,
      items: items.map((item, index) => readNode(item, [...path, 'items', index], depth + 1, seen)),
    };
  }
  const { propertyCode, operator } = raw;
  if (typeof propertyCode !== 'string' || propertyCode === '') throw new Refusal('notAFilter', path);
  if (!isOperatorId(operator)) throw new Refusal('unknownOperator', [...path, 'operator']);
  return { propertyCode, operator, value: readValue(raw.value ?? null, operators[operator].arity, [...path, 'value']) };
}

function readValue(raw: unknown, arity: OperatorArity, path: Path): FilterValue {
  if (arity === 'none') return null;
  if (arity === 'one') return readScalar(raw, path);
  if (!Array.isArray(raw)) throw new Refusal('valueDoesNotFitOperator', path);
  if (raw.length > filterLimits.values) throw new Refusal('tooManyValues', path);
  if (arity === 'list') return raw.map((each) => readScalar(each, path));
  if (raw.length !== 2 || raw.every((bound) => bound === null)) throw new Refusal('valueDoesNotFitOperator', path);
  return raw.map((bound) => (bound === null ? null : readScalar(bound, path)));
}

function readScalar(raw: unknown, path: Path): FilterScalar {
  if (typeof raw === 'boolean') return raw;
  if (typeof raw === 'string') {
    if (raw.length > filterLimits.textLength) throw new Refusal('textTooLong', path);
    return raw;
  }
  if (isObject(raw) && typeof raw.id === 'string') {
    if (raw.id.length > filterLimits.textLength) throw new Refusal('textTooLong', path);
    const name = typeof raw.name === 'string' ? raw.name.slice(0, filterLimits.textLength) : '';
    const { unitType } = raw;
    return unitType === 1 || unitType === 3 ? { id: raw.id, name, unitType } : { id: raw.id, name };
  }
  throw new Refusal('valueDoesNotFitOperator', path);
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
