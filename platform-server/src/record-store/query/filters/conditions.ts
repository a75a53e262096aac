import { type ColumnStorageType, isColumnStorage, type StorageType } from '@portico/shared-kit/fields';
import type { FilterValue, OperatorId } from '@portico/shared-kit/filters';
import { sql } from '../../../database/sql.ts';
import type { Condition, Expression, PositiveOperator } from '../../storages/column-storage.ts';
import { columnStorages } from '../../storages/column-storages.ts';
import { textComparisons } from '../../storages/comparisons.ts';

const opposites = {
  isNotNull: 'isNull',
  notEqual: 'equal',
  notContains: 'contains',
  notBetween: 'between',
  notIn: 'in',
  notOf: 'of',
  notHave: 'have',
} as const satisfies Partial<Record<OperatorId, PositiveOperator>>;

/** Returns whether the storage has SQL for an operator; publishing relies on it. */
export function hasCondition(storage: StorageType, operator: OperatorId): boolean {
  const positive = positiveOf(operator);
  const known = isColumnStorage(storage) ? columnStorages[storage].comparisons : rowOperators;
  return known[positive] !== undefined;
}

/**
 * The condition of one operator on a column of the record row `r`. The value was checked before (`filterProblem`).
 * @returns undefined where the storage does not know the operator
 */
export function condition(
  storage: ColumnStorageType,
  operator: OperatorId,
  column: Expression,
  value: FilterValue,
): Condition | undefined {
  const compare = columnStorages[storage].comparisons[positiveOf(operator)];
  if (compare === undefined) return undefined;
  return isOpposite(operator) ? opposite(compare(column, value)) : compare(column, value);
}

/** Conditions on the rows of a sub-table. */
interface RowConditions {
  /** Condition that there are any. */
  readonly exist: Condition;
  /** Returns the condition that one has a cell of text for which this holds. */
  haveCell(matches: (cell: Expression) => Condition): Condition;
}

/** The operators on rows, which are another table: whether there are any, and of text whether one of the cells has it. */
const rowOperators: Partial<Record<PositiveOperator, (rows: RowConditions, value: FilterValue) => Condition>> = {
  isNull: (rows) => sql`not ${rows.exist}`,
  equal: (rows, value) => rows.haveCell((cell) => textComparisons.equal(cell, value)),
  contains: (rows, value) => rows.haveCell((cell) => textComparisons.contains(cell, value)),
};

/**
 * The condition of one operator on a sub-table: whether it has rows, and of text whether one of its cells has it.
 * @returns undefined where rows do not know the operator
 */
export function rowsCondition(operator: OperatorId, value: FilterValue, rows: RowConditions): Condition | undefined {
  const positive = rowOperators[positiveOf(operator)]?.(rows, value);
  return positive !== undefined && isOpposite(operator) ? opposite(positive) : positive;
}

function isOpposite(operator: OperatorId): operator is keyof typeof opposites {
  return Object.hasOwn(opposites, operator);
}

function positiveOf(operator: OperatorId): PositiveOperator {
  return isOpposite(operator) ? opposites[operator] : operator;
}

/** An unknown comparison (of an empty value) counts as one that does not hold. */
function opposite(positive: Condition): Condition {
  return sql`not coalesce(${positive}, false)`;
}
