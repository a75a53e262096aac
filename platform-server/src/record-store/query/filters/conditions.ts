import type { StorageType } from '@portico/shared-kit/fields';
import type { FilterValue, OperatorId } from '@portico/shared-kit/filters';
import { normaliseDecimal } from '@portico/shared-kit/formats';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { containing, idsOf, scalarsOf, textOf } from './asked-values.ts';
import { departmentBelongs, userBelongs } from './belonging.ts';
import { mixComparisons } from './mix-conditions.ts';
import { isPlace, isWithinPlace } from './place-conditions.ts';

type Condition = RawBuilder<boolean>;
type Column = RawBuilder<unknown>;

/** Operators that hold; the others are their exact opposites, so that an empty value satisfies "is not". */
type PositiveOperator =
  | 'isNull'
  | 'equal'
  | 'contains'
  | 'greaterThan'
  | 'lessThan'
  | 'greaterThanOrEqual'
  | 'lessThanOrEqual'
  | 'between'
  | 'in'
  | 'of'
  | 'have';

type Comparison = (column: Column, value: FilterValue) => Condition;
type Comparisons = Partial<Record<PositiveOperator, Comparison>>;

const opposites = {
  isNotNull: 'isNull',
  notEqual: 'equal',
  notContains: 'contains',
  notBetween: 'between',
  notIn: 'in',
  notOf: 'of',
  notHave: 'have',
} as const satisfies Partial<Record<OperatorId, PositiveOperator>>;

const isNull: Comparison = (column) => sql`${column} is null`;

/** Written anew: PostgreSQL does not pass over all that counts as space elsewhere, such as the wide one of Chinese keyboards. */
const decimalOf = (value: FilterValue) => sql`${normaliseDecimal(textOf(value))}::numeric`;
/** By its seconds: PostgreSQL refuses some texts that name a moment, such as those of the year 0. */
const instantOf = (value: FilterValue) => sql`to_timestamp(${Date.parse(textOf(value)) / 1000}::double precision)`;

function ordered(cast: (value: FilterValue) => RawBuilder<unknown>): Comparisons {
  return {
    isNull,
    equal: (column, value) => sql`${column} = ${cast(value)}`,
    greaterThan: (column, value) => sql`${column} > ${cast(value)}`,
    lessThan: (column, value) => sql`${column} < ${cast(value)}`,
    greaterThanOrEqual: (column, value) => sql`${column} >= ${cast(value)}`,
    lessThanOrEqual: (column, value) => sql`${column} <= ${cast(value)}`,
    between(column, value) {
      const [from = null, to = null] = scalarsOf(value);
      if (from === null) return sql`${column} <= ${cast(to)}`;
      if (to === null) return sql`${column} >= ${cast(from)}`;
      return sql`${column} between ${cast(from)} and ${cast(to)}`;
    },
  };
}

/** A single person or department: "has all of" one value holds when it is each of them. */
function unit(belongsTo: (column: Column, ids: string[]) => Condition): Comparisons {
  const isId: Comparison = (column, value) => sql`${column} = ${textOf(value)}`;
  return {
    isNull,
    equal: isId,
    contains: isId,
    in: (column, value) => sql`${column} = any(${idsOf(value)}::text[])`,
    have: (column, value) => sql`(${column} is not null and ${column} = all(${idsOf(value)}::text[]))`,
    of: (column, value) => belongsTo(column, idsOf(value)),
  };
}

/** Made by the database: JSON made here could hold half a character, which is an error there. */
const jsonList = (texts: readonly string[]) => sql`to_jsonb(${texts}::text[])`;

/** Several texts or ids: a list equals one value when it holds that one alone. */
function list(): Comparisons {
  return {
    isNull,
    equal: (column, value) => sql`${column} = ${jsonList([textOf(value)])}`,
    contains: (column, value) => sql`${column} @> ${jsonList([textOf(value)])}`,
  };
}

/** Several people or departments; of one of them `belongsTo` says where it belongs. */
function units(belongsTo: (column: Column, ids: string[]) => Condition): Comparisons {
  return {
    ...list(),
    in: (column, value) => sql`${column} ?| ${idsOf(value)}::text[]`,
    have: (column, value) => sql`${column} @> ${jsonList(idsOf(value))}`,
    of: (column, value) => sql`exists (select 1 from jsonb_array_elements_text(${column}) kept(id)
      where ${belongsTo(sql.ref('kept.id'), idsOf(value))})`,
  };
}

const texts: Comparisons = {
  isNull,
  equal: (column, value) => sql`${column} = ${textOf(value)}`,
  contains: (column, value) => sql`${column} ilike ${containing(textOf(value))}`,
};

/** The SQL of every operator, per storage. `rows` are compared in `rowsCondition`, since they are another table. */
const comparisons: Record<Exclude<StorageType, 'rows'>, Comparisons> = {
  text: texts,
  time: texts,
  address: { isNull, equal: isPlace, contains: isWithinPlace },
  opinions: {
    isNull,
    equal: (column, value) => anyEntry(column, sql`kept ->> 'comment' = ${textOf(value)}`),
    contains: (column, value) => anyEntry(column, sql`kept ->> 'comment' ilike ${containing(textOf(value))}`),
  },
  decimal: ordered(decimalOf),
  instant: ordered(instantOf),
  boolean: { isNull, equal: (column, value) => sql`${column} = ${value === true}` },
  files: {
    isNull,
    equal: (column, value) => anyEntry(column, sql`kept ->> 'name' = ${textOf(value)}`),
    contains: (column, value) => anyEntry(column, sql`kept ->> 'name' ilike ${containing(textOf(value))}`),
  },
  userId: unit(userBelongs),
  departmentId: unit(departmentBelongs),
  texts: list(),
  userIds: units(userBelongs),
  departmentIds: units(departmentBelongs),
  units: mixComparisons,
  recordId: { isNull, equal: (column, value) => sql`${column} = ${textOf(value)}` },
  // Related forms know no "contains": several records equal one that is among them.
  recordIds: { isNull, equal: (column, value) => sql`${column} @> ${jsonList([textOf(value)])}` },
};

function anyEntry(column: Column, matches: RawBuilder<unknown>): Condition {
  return sql`exists (select 1 from jsonb_array_elements(${column}) kept where ${matches})`;
}

/** Returns whether the storage has SQL for an operator; publishing relies on it. */
export function hasCondition(storage: StorageType, operator: OperatorId): boolean {
  const positive = positiveOf(operator);
  return storage === 'rows'
    ? ['isNull', 'equal', 'contains'].includes(positive)
    : comparisons[storage][positive] !== undefined;
}

/**
 * The condition of one operator on a column of the record row `r`. The value was checked before (`filterProblem`).
 * @returns undefined where the storage does not know the operator
 */
export function condition(
  storage: Exclude<StorageType, 'rows'>,
  operator: OperatorId,
  column: Column,
  value: FilterValue,
): Condition | undefined {
  const compare = comparisons[storage][positiveOf(operator)];
  if (compare === undefined) return undefined;
  return isOpposite(operator) ? opposite(compare(column, value)) : compare(column, value);
}

/** Conditions on the rows of a sub-table. */
interface RowConditions {
  /** Condition that there are any. */
  readonly exist: Condition;
  /** Returns the condition that one has a cell of text for which this holds. */
  haveCell(matches: (cell: Column) => Condition): Condition;
}

/**
 * The condition of one operator on a sub-table: whether it has rows, and of text whether one of its cells has it.
 * @returns undefined where rows do not know the operator
 */
export function rowsCondition(operator: OperatorId, value: FilterValue, rows: RowConditions): Condition | undefined {
  const conditions: Partial<Record<PositiveOperator, () => Condition>> = {
    isNull: () => sql`not ${rows.exist}`,
    equal: () => rows.haveCell((cell) => sql`${cell} = ${textOf(value)}`),
    contains: () => rows.haveCell((cell) => sql`${cell} ilike ${containing(textOf(value))}`),
  };
  const positive = conditions[positiveOf(operator)]?.();
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
