import type { BilingualText } from '@portico/shared-kit/i18n';
import { filterProblem, type Property } from '@portico/shared-kit/fields';
import { type FilterCondition, type FilterTree, isFilterGroup, readFilterTree } from '@portico/shared-kit/filters';
import { conditionTexts } from '../../schema/definition.texts.ts';
import { type ConditionFacts, filledValues, isNode, placeholderOf, placeholders } from './scope-filter.ts';

type Path = readonly (string | number)[];

/** A problem of a condition and its place there. */
export interface ConditionProblem {
  readonly path: Path;
  readonly detail: BilingualText;
}

/** A placeholder may be as far from now as a hundred years. */
const mostDays = 36_500;
const sample: ConditionFacts = { userId: 'someone', departmentIds: ['somewhere'], at: new Date(0) };

/**
 * Returns the problem for which a permission's condition cannot be published for a model with these fields; null
 * where it can.
 */
export function conditionProblem(properties: readonly Property[], raw: unknown): ConditionProblem | null {
  const misplaced = placeholderProblem(raw, []);
  if (misplaced !== null) return misplaced;
  const reading = readFilterTree(withSamples(raw));
  if (reading.ok) return treeProblem(properties, reading.tree, []);
  const parts = reading.path === '' ? [] : reading.path.split('.');
  return {
    path: parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    detail: conditionTexts[reading.fault],
  };
}

/** The condition with something in the place of each placeholder. */
function withSamples(raw: unknown): unknown {
  if (placeholderOf(raw) !== null) return filledValues(raw, sample)[0];
  if (Array.isArray(raw)) return raw.map(withSamples);
  if (!isNode(raw)) return raw;
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, withSamples(value)]));
}

function placeholderProblem(raw: unknown, path: Path): ConditionProblem | null {
  if (placeholderOf(raw) !== null) return ownProblem(raw, path);
  const entries = Array.isArray(raw) ? [...raw.entries()] : isNode(raw) ? Object.entries(raw) : [];
  for (const [name, value] of entries) {
    const problem = placeholderProblem(value, [...path, name]);
    if (problem !== null) return problem;
  }
  return null;
}

function ownProblem(raw: unknown, path: Path): ConditionProblem | null {
  const { name = '' } = placeholderOf(raw) ?? {};
  if (!Object.hasOwn(placeholders, name)) {
    return { path: [...path, 'placeholder'], detail: conditionTexts.placeholderUnknown(name) };
  }
  if (placeholders[name]?.isPlural && typeof path.at(-1) !== 'number') {
    return { path, detail: conditionTexts.placeholderOfSeveral(name) };
  }
  const days = isNode(raw) ? raw.days : undefined;
  if (days === undefined) return null;
  const isAllowed = name === 'now' && Number.isInteger(days) && Math.abs(Number(days)) <= mostDays;
  return isAllowed ? null : { path: [...path, 'days'], detail: conditionTexts.daysInvalid };
}

function treeProblem(properties: readonly Property[], tree: FilterTree, path: Path): ConditionProblem | null {
  if (!isFilterGroup(tree)) return comparisonProblem(properties, tree, path);
  if (tree.items.length === 0) {
    return { path: [...path, 'items'], detail: conditionTexts.emptyGroup };
  }
  for (const [index, item] of tree.items.entries()) {
    const problem = treeProblem(properties, item, [...path, 'items', index]);
    if (problem !== null) return problem;
  }
  return null;
}

function comparisonProblem(
  properties: readonly Property[],
  comparison: FilterCondition,
  path: Path,
): ConditionProblem | null {
  const problem = filterProblem(properties, comparison);
  if (problem === null) return null;
  const { propertyCode, reason } = problem;
  const { operator } = comparison;
  const problems = {
    unknownProperty: { path: [...path, 'propertyCode'], detail: conditionTexts.itemUnknown(propertyCode) },
    operatorNotAllowed: { path: [...path, 'operator'], detail: conditionTexts.notCompared(propertyCode, operator) },
    wrongValue: { path: [...path, 'value'], detail: conditionTexts.noValue(propertyCode) },
  };
  return problems[reason];
}
