import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { textOf } from './expression-text.ts';
import { type ChildTable, type ModelColumn, type ModelTable, valueIn } from '../../schema/model-table.ts';
import { otherNameOf } from '../../schema/relations.ts';
import { columnStorages } from '../../storages/column-storages.ts';

type Expression = RawBuilder<unknown>;

/** Returns a value as it is serialized. */
export function serializeValue(
  kept: Pick<ModelColumn, 'storage' | 'property' | 'visibleAs'>,
  column: Expression,
  tenant: Expression,
): Expression {
  return columnStorages[kept.storage].serialize(column, tenant, kept);
}

/** Alias of a row as a whole, which no code can be equal to, or a field of that code would be taken for the row. */
const whole = sql.id('whole row');

function serializeColumn(column: ModelColumn, alias: string): Expression {
  const value = serializeValue(column, valueIn(column, alias), sql.id(alias, 'corp_id'));
  return sql`${value} as ${sql.id(column.code)}`;
}

/**
 * Name of a record for somebody who may not see what its name is made of: its number, where they see that. Only for
 * tables as a user sees them.
 */
export function serializeName(table: ModelTable, alias: string): Expression {
  const [name, number] = [table.columns.get('name'), table.columns.get('sequenceNo')];
  const instead = number === undefined ? sql`null::text` : valueIn(number, alias);
  if (name === undefined) return sql`${instead} as name`;
  const other = otherNameOf(alias, name.name);
  return name.visibleWhere === undefined
    ? sql`${serializeColumn(name, alias)}, ${other} as name_i18n`
    : sql`case when ${name.visibleWhere} then ${sql.id(alias, name.name)} else ${instead} end as name,
      case when ${name.visibleWhere} then ${other} end as name_i18n`;
}

/** The rows of a sub-table as a JSON list in their order; null where there are none. */
function serializeRows({ table, columns, code, visibleWhere }: ChildTable, alias: string): Expression {
  const cells = [sql`c.id`, ...columns.map((column) => serializeColumn(column, 'c'))];
  const isSeen = visibleWhere === undefined ? sql`` : sql`and ${visibleWhere}`;
  return sql`(select json_agg(row_to_json(${whole})) from (
    select ${sql.join(cells)} from ${sql.id(table)} c
    where c.corp_id = ${sql.id(alias, 'corp_id')} and c.parent_id = ${sql.id(alias, 'id')} ${isSeen}
    order by c.sort_key, c.id) ${whole}) as ${sql.id(code)}`;
}

/** Values that a record always has: its id, its name and its status. */
const always: ReadonlySet<string> = new Set(['id', 'name', 'sequenceNo', 'sequenceStatus', 'workflowInstanceId']);

/** The values of a record that are wanted: their codes, and whether sub-tables come without being named. */
export interface ValueSelection {
  /** Property codes; undefined: all columns. People and departments cost a look-up each, so that they are asked for. */
  readonly codes?: readonly string[] | undefined;
  readonly withRows: boolean;
}

/**
 * The `data` of a record as one JSON object by property code. Every column becomes a member of a row, not an argument
 * of json_build_object, which takes only 50 pairs.
 */
export function serializeData(table: ModelTable, alias: string, { codes, withRows }: ValueSelection): Expression {
  const isWanted = (code: string) => codes === undefined || codes.includes(code);
  const columns = [...table.columns.values()].filter(
    ({ code }) => code !== 'name' && (always.has(code) || isWanted(code)),
  );
  const children = [...table.children.values()].filter(({ code }) =>
    codes === undefined ? withRows : codes.includes(code),
  );
  const make = () => {
    const members = [
      serializeName(table, alias),
      ...columns.map((column) => serializeColumn(column, alias)),
      ...children.map((child) => serializeRows(child, alias)),
    ];
    return sql`(select row_to_json(${whole}) from (select ${sql.join(members)}) ${whole})`;
  };
  if (hasConditions(table)) return make();
  const key = [alias, ...columns.map(({ code }) => code), ...children.map(({ code }) => code)].join(' ');
  return keptText(table, key, make);
}

/** Returns whether values or names are seen on some records only: expressions hold the user then. */
export function hasConditions({ columns, children }: ModelTable): boolean {
  const isPartly = ({ visibleWhere, visibleAs }: Pick<ModelColumn, 'visibleWhere' | 'visibleAs'>) =>
    visibleWhere !== undefined || visibleAs !== undefined;
  return (
    [...columns.values()].some(isPartly) ||
    [...children.values()].some((child) => isPartly(child) || child.columns.some(isPartly))
  );
}

const texts = new WeakMap<ModelTable, Map<string, string>>();
const mostTexts = 200;

/** An expression without values, made once: making it costs more than all else that a list asks for. */
function keptText(table: ModelTable, key: string, make: () => Expression): Expression {
  const known = texts.get(table) ?? new Map<string, string>();
  texts.set(table, known);
  const text = known.get(key) ?? textOf(make());
  if (known.size >= mostTexts) known.clear();
  known.set(key, text);
  return sql.raw(text);
}
