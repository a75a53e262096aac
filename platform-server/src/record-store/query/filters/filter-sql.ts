import { filterProblem, inWholeUnits, kindOf, propertyName, storages } from '@portico/shared-kit/fields';
import {
  conditionsOf,
  everything,
  type FilterCondition,
  type FilterGroup,
  type FilterTree,
  filterLimits,
  isFilterGroup,
  operatorLabel,
  readFilterTree,
} from '@portico/shared-kit/filters';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { textOf } from './filter-values.ts';
import { condition, rowsCondition } from './conditions.ts';
import { handlersCondition } from './handlers-condition.ts';
import {
  type ChildTable,
  type ModelColumn,
  type ModelTable,
  missingProperty,
  valueIn,
} from '../../schema/model-table.ts';
import { withPairs } from './text-pairs.ts';

type Condition = RawBuilder<boolean>;

/** The faults of a filter that are a matter of size. */
const tooLarge = {
  tooDeep: filterLimits.depth,
  tooManyConditions: filterLimits.conditions,
  tooManyValues: filterLimits.values,
  textTooLong: filterLimits.textLength,
} as const;

/**
 * Checks a filter that came from outside against a model. Throws filterTooLarge, filterValueInvalid, propertyMissing,
 * fieldNotVisible, operatorNotAllowed or requestInvalid; what it returns compiles without an error.
 */
export function checkedFilter(table: ModelTable, raw: unknown, locale: Locale): FilterTree {
  if (raw === undefined || raw === null) return everything;
  const reading = readFilterTree(raw);
  if (!reading.ok) {
    const { fault, path } = reading;
    if (fault in tooLarge) throw appError('filterTooLarge', { limit: tooLarge[fault as keyof typeof tooLarge] });
    throw appError('requestInvalid', { detail: `filter ${path} ${fault}` });
  }
  const problem = filterProblem(table.properties, reading.tree);
  if (problem === null) return reading.tree;
  const { propertyCode, reason } = problem;
  if (reason === 'unknownProperty') throw missingProperty(table, propertyCode, locale);
  const property = table.properties.find(({ code }) => code === propertyCode);
  const name = property === undefined ? propertyCode : propertyName(property, locale);
  if (property === undefined || reason === 'wrongValue') throw appError('filterValueInvalid', { property: name });
  const refused = conditionsOf(reading.tree).find(
    (each) => each.propertyCode === propertyCode && !kindOf(property).operators.includes(each.operator),
  );
  const operator = refused === undefined ? '' : operatorLabel(refused.operator, locale);
  throw appError('operatorNotAllowed', { property: name, operator });
}

/** The condition of a checked filter on the record row `r`. */
export function filterCondition(table: ModelTable, tree: FilterTree): Condition {
  if (!isFilterGroup(tree)) return single(table, tree);
  if (tree.items.length === 0) return sql`true`;
  const oneOf = equalToOneOf(table, tree);
  if (oneOf !== undefined) return oneOf;
  const items = tree.items.map((item) => filterCondition(table, item));
  const joined = sql<boolean>`(${sql.join(items, tree.join === 'and' ? sql` and ` : sql` or `)})`;
  // A comparison with an empty value is unknown, and so does not hold.
  return tree.join === 'none' ? sql`not coalesce(${joined}, false)` : joined;
}

/** Alternatives for one column of ids or texts as one list, of which an index reads each and the text stays the same. */
function equalToOneOf(table: ModelTable, { join, items }: FilterGroup): Condition | undefined {
  const [first] = items;
  if (join !== 'or' || items.length < 2 || first === undefined || isFilterGroup(first)) return undefined;
  const column = table.columns.get(first.propertyCode);
  if (column === undefined || !isOneTextOrId(column)) return undefined;
  const values = items.map((item) =>
    isFilterGroup(item) || item.propertyCode !== first.propertyCode || item.operator !== 'equal'
      ? null
      : textOf(item.value),
  );
  if (values.includes(null)) return undefined;
  return sql`${valueIn(column, 'r')} = any(${values}::text[])`;
}

function isOneTextOrId({ storage }: ModelColumn): boolean {
  const { isText, refersTo, isList } = storages[storage];
  return isText || (refersTo !== null && !isList);
}

function single(table: ModelTable, asked: FilterCondition): Condition {
  const { propertyCode } = asked;
  const column = table.columns.get(propertyCode);
  const { operator, value } = column === undefined ? asked : inWholeUnits(column.property, asked);
  const child = table.children.get(propertyCode);
  const compiled =
    child === undefined
      ? column && columnCondition(column, { operator, value })
      : rowsCondition(operator, value, rowsOf(child));
  if (compiled === undefined) throw missingProperty(table, propertyCode);
  return compiled;
}

function columnCondition(column: ModelColumn, asked: Pick<FilterCondition, 'operator' | 'value'>) {
  if (column.derived !== undefined) return handlersCondition(column, asked);
  const value = valueIn(column, 'r');
  const compiled = condition(column.storage, asked.operator, value, asked.value);
  const kept = compiled && withPairs(column, asked, compiled, value);
  return kept === undefined || !column.isSystem || column.code !== 'name' ? kept : inEitherTitle(kept, asked, value);
}

/** A title is meant in whichever language it is read: it has a text that one of them has, and has not what neither has. */
function inEitherTitle(
  kept: Condition,
  { operator, value }: Pick<FilterCondition, 'operator' | 'value'>,
  title: RawBuilder<unknown>,
): Condition {
  const english = sql`case when ${title} is not null then coalesce(r.name_en, ${title}) end`;
  const other = condition('text', operator, english, value);
  if (other === undefined || operator === 'isNull' || operator === 'isNotNull') return kept;
  return operator.startsWith('not') ? sql`(${kept} and ${other})` : sql`(${kept} or ${other})`;
}

function rowsOf(child: ChildTable): Parameters<typeof rowsCondition>[2] {
  const written = child.columns.filter(({ storage }) => storages[storage].isText);
  return {
    exist: hasRows(child),
    haveCell: (matches) =>
      written.length === 0
        ? sql`false`
        : hasRows(
            child,
            sql`(${sql.join(
              written.map((column) => matches(valueIn(column, 'c'))),
              sql` or `,
            )})`,
          ),
  };
}

/** The condition that a record has rows of a sub-table for which this holds, and that they are seen. */
export function hasRows({ table, visibleWhere }: ChildTable, holds?: Condition): Condition {
  const exists = sql<boolean>`exists (select 1 from ${sql.id(table)} c
    where c.corp_id = r.corp_id and c.parent_id = r.id${holds === undefined ? sql`` : sql` and ${holds}`})`;
  return visibleWhere === undefined ? exists : sql`(${visibleWhere} and ${exists})`;
}
