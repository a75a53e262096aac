import type { Property } from '@portico/shared-kit/fields';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { textOf } from './expression-text.ts';
import { modelTableName } from '../../schema/identifiers.ts';
import {
  type ChildTable,
  type ColumnStorage,
  type ModelColumn,
  type ModelTable,
  valueIn,
} from '../../schema/model-table.ts';
import { otherNameOf, recordNameOf, relationOf } from '../../schema/relations.ts';

type Expression = RawBuilder<unknown>;

/** A moment as ISO text in UTC. */
export function instantText(moment: Expression): Expression {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Property of a column, and the names under which records in it are seen. */
type ColumnSource = Pick<ModelColumn, 'property' | 'seenAs'>;

type ColumnSql = (column: Expression, tenant: Expression, source: ColumnSource) => Expression;

/** SQL by which a column leaves PostgreSQL as JSON, per storage. `tenant` is the row's corp_id, for what is joined. */
const serializers: Record<ColumnStorage, ColumnSql> = {
  text: (column) => column,
  // 24 digits do not survive a JSON number in the browser, and trailing zeros are the column's, not the value's.
  decimal: (column) => sql`trim_scale(${column})::text`,
  instant: instantText,
  boolean: (column) => column,
  time: (column) => column,
  address: (column) => column,
  // People by their names of today; one who was removed keeps the name of then.
  opinions: (column, tenant) => sql`(select json_agg(
      kept.entry || jsonb_build_object('user', case when u.id is null then kept.entry -> 'user' else jsonb_build_object(
        'id', u.id, 'name', u.name, 'name_i18n', u.name_i18n, 'imgUrl', u.img_url) end)
      || case when d.id is null then '{}' else jsonb_build_object('delegator', jsonb_build_object(
        'id', d.id, 'name', d.name, 'name_i18n', d.name_i18n, 'imgUrl', d.img_url)) end order by kept.place)
    from jsonb_array_elements(${column}) with ordinality kept(entry, place)
    left join app_user u on u.corp_id = ${tenant} and u.id = kept.entry -> 'user' ->> 'id'
    left join app_user d on d.corp_id = ${tenant} and d.id = kept.entry -> 'delegator' ->> 'id')`,
  files: (column) => column,
  // A person who was removed still has an id to show.
  userId: (column, tenant) => sql`case when ${column} is not null then coalesce(
    (select json_build_object('id', u.id, 'name', u.name, 'name_i18n', u.name_i18n, 'imgUrl', u.img_url)
     from app_user u where u.corp_id = ${tenant} and u.id = ${column}),
    json_build_object('id', ${column}, 'name', ${column})) end`,
  departmentId: (column, tenant) => sql`case when ${column} is not null then coalesce(
    (select json_build_object('id', d.id, 'name', d.name, 'name_i18n', d.name_i18n)
     from department d where d.corp_id = ${tenant} and d.id = ${column}),
    json_build_object('id', ${column}, 'name', ${column})) end`,
  texts: (column) => column,
  userIds: (column, tenant) =>
    serializeOrgUnits(
      column,
      tenant,
      sql`app_user`,
      sql`json_build_object('id', u.id, 'name', u.name, 'name_i18n', u.name_i18n, 'imgUrl', u.img_url)`,
    ),
  departmentIds: (column, tenant) =>
    serializeOrgUnits(
      column,
      tenant,
      sql`department`,
      sql`json_build_object('id', u.id, 'name', u.name, 'name_i18n', u.name_i18n)`,
    ),
  units: (column, tenant) => sql`(select json_agg(
      case when u.id is not null then json_build_object(
        'id', u.id, 'unitType', 3, 'name', u.name, 'name_i18n', u.name_i18n, 'imgUrl', u.img_url)
      when d.id is not null then json_build_object(
        'id', d.id, 'unitType', 1, 'name', d.name, 'name_i18n', d.name_i18n)
      else json_build_object('id', each.id, 'unitType', each.type::integer, 'name', each.id) end order by each.place)
    from (select left(kept.key, 1) as type, substr(kept.key, 3) as id, kept.place
      from jsonb_array_elements_text(${column}) with ordinality kept(key, place)) each
    left join app_user u on each.type = '3' and u.corp_id = ${tenant} and u.id = each.id
    left join department d on each.type = '1' and d.corp_id = ${tenant} and d.id = each.id)`,
  recordId: (column, tenant, { property, seenAs }) => {
    const { table, name, otherName, schemaCode } = targetOf(property);
    if (seenAs !== undefined) {
      return sql`(select ${serializeReference(schemaCode)} from (select ${column} as id, ${seenAs.nameOf(column, tenant)} as name,
          ${seenAs.otherNameOf(column, tenant)} as other) each
        where each.id is not null)`;
    }
    return sql`(select json_strip_nulls(json_build_object('id', each.id, 'name', coalesce(${name}, ''), 'name_i18n', ${otherName},
        'schemaCode', ${schemaCode}))
      from (select ${column} as id) each left join ${table} t on t.corp_id = ${tenant} and t.id = each.id
      where each.id is not null)`;
  },
  recordIds: (column, tenant, { property, seenAs }) => {
    const { table, name, otherName, schemaCode } = targetOf(property);
    if (seenAs !== undefined) {
      const held = sql.id('kept', 'id');
      return sql`(select json_agg(${serializeReference(schemaCode)} order by each.place)
        from (select kept.id, kept.place, ${seenAs.nameOf(held, tenant)} as name,
            ${seenAs.otherNameOf(held, tenant)} as other
          from jsonb_array_elements_text(${column}) with ordinality kept(id, place)) each)`;
    }
    return sql`(select json_agg(json_strip_nulls(json_build_object('id', each.id, 'name', coalesce(${name}, ''), 'name_i18n', ${otherName},
        'schemaCode', ${schemaCode})) order by each.place)
      from jsonb_array_elements_text(${column}) with ordinality each(id, place)
      left join ${table} t on t.corp_id = ${tenant} and t.id = each.id)`;
  },
};

/** A record `each` of which its reader may see no name, and then does not: it is marked instead (list spec, section 6). */
function serializeReference(schemaCode: Expression): Expression {
  return sql`case when each.name is null
    then json_build_object('id', each.id, 'name', '', 'schemaCode', ${schemaCode}, 'hidden', true)
    else json_strip_nulls(json_build_object('id', each.id, 'name', each.name, 'name_i18n', each.other,
      'schemaCode', ${schemaCode})) end`;
}

/** Returns a value as it is serialized. */
export function serializeValue(
  kept: Pick<ModelColumn, 'storage' | 'property' | 'seenAs'>,
  column: Expression,
  tenant: Expression,
): Expression {
  return serializers[kept.storage](column, tenant, kept);
}

/**
 * Returns the model that a data item refers to, as SQL: its table, the name of a row `t` of it, and the model's code.
 */
export function targetOf(property: Property) {
  const { schemaCode, nameColumn } = relationOf(property);
  return {
    table: sql.id(modelTableName(schemaCode)),
    name: recordNameOf('t', nameColumn),
    otherName: otherNameOf('t', nameColumn),
    schemaCode: sql`${sql.lit(schemaCode)}::text`,
  };
}

/** The units of a list of ids, in their order; `unit` gives one, by its id and joined row. */
function serializeOrgUnits(column: Expression, tenant: Expression, from: Expression, unit: Expression): Expression {
  return sql`(select json_agg(case when u.id is null then json_build_object('id', each.id, 'name', each.id) else ${unit} end
      order by each.place)
    from jsonb_array_elements_text(${column}) with ordinality each(id, place)
    left join ${from} u on u.corp_id = ${tenant} and u.id = each.id)`;
}

/** Alias of a row as a whole, which no code can be equal to, or a data item of that code would be taken for the row. */
const whole = sql.id('whole row');

function serializeColumn(column: ModelColumn, alias: string): Expression {
  const value = serializeValue(column, valueIn(column, alias), sql.id(alias, 'corp_id'));
  return sql`${value} as ${sql.id(column.code)}`;
}

/**
 * Name of a record for somebody who may not see what its name is made of: its number, where they see that. Only for
 * tables as a user sees them.
 */
function serializeName(table: ModelTable, alias: string): Expression {
  const [name, number] = [table.columns.get('name'), table.columns.get('sequenceNo')];
  const instead = number === undefined ? sql`null::text` : valueIn(number, alias);
  if (name === undefined) return sql`${instead} as name`;
  const other = otherNameOf(alias, name.name);
  return name.seenWhere === undefined
    ? sql`${serializeColumn(name, alias)}, ${other} as name_i18n`
    : sql`case when ${name.seenWhere} then ${sql.id(alias, name.name)} else ${instead} end as name,
      case when ${name.seenWhere} then ${other} end as name_i18n`;
}

/** The rows of a sub-table as a JSON list in their order; null where there are none. */
function serializeRows({ table, columns, code, seenWhere }: ChildTable, alias: string): Expression {
  const cells = [sql`c.id`, ...columns.map((column) => serializeColumn(column, 'c'))];
  const isSeen = seenWhere === undefined ? sql`` : sql`and ${seenWhere}`;
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
  const isPartly = ({ seenWhere, seenAs }: Pick<ModelColumn, 'seenWhere' | 'seenAs'>) =>
    seenWhere !== undefined || seenAs !== undefined;
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
