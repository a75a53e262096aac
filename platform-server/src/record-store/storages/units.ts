import type { UnitValue } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { RawBuilder } from 'kysely';
import { searched } from '../../database/search-text.ts';
import { sql } from '../../database/sql.ts';
import { containing } from '../query/filters/filter-values.ts';
import { departmentBelongs, userBelongs } from '../query/filters/belonging.ts';
import { mixComparisons } from '../query/filters/mix-conditions.ts';
import {
  asIs,
  type ColumnStorage,
  type ColumnValue,
  type Condition,
  type Expression,
  orderedIndexes,
  textCursor,
  type WordSearch,
} from './column-storage.ts';
import { unitComparisons, unitListComparisons } from './comparisons.ts';

/** Table of the people or of the departments. */
interface UnitTable {
  readonly table: 'app_user' | 'department';
  belongsTo(column: Expression, ids: string[]): Condition;
  /** Returns a unit as JSON; `alias` names its row. */
  toJson(alias: string): Expression;
}

const people: UnitTable = {
  table: 'app_user',
  belongsTo: userBelongs,
  toJson: (alias) =>
    sql.raw(
      `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'name_i18n', ${alias}.name_i18n, 'imgUrl', ${alias}.img_url)`,
    ),
};
const departments: UnitTable = {
  table: 'department',
  belongsTo: departmentBelongs,
  toJson: (alias) =>
    sql.raw(`json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'name_i18n', ${alias}.name_i18n)`),
};

/** Users know a record by what stands in its row, so people are found by name, English name and pinyin, not by id. */
function named(table: UnitTable['table'], { word, corpId }: WordSearch): RawBuilder<unknown> {
  const beginning = containing(`\n${searched(word)}`);
  return sql`select u.id from ${sql.id(table)} u where u.corp_id = ${corpId}
    and (u.name ilike ${containing(word)} or u.search_text like ${beginning})`;
}

/** The columns with what people and departments are sorted by, as an address book in the reader's language has them. */
const sortTexts: Readonly<Record<Locale, Expression>> = { zh: sql`named.sort_text`, en: sql`named.sort_text_en` };

/** Returns the id of a value that names something, for its column. */
export const idOf = (value: unknown): ColumnValue =>
  asIs(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
/** Returns the ids of several as a JSON list. */
export const idsOf = (value: unknown): ColumnValue => JSON.stringify((value as readonly unknown[]).map(idOf));

const oneUnit = ({ table, belongsTo, toJson }: UnitTable): ColumnStorage => ({
  type: 'text',
  toColumn: idOf,
  // Who or what was removed still has an id to show.
  serialize: (column, tenant) => sql`case when ${column} is not null then coalesce(
    (select ${toJson('u')} from ${sql.id(table)} u where u.corp_id = ${tenant} and u.id = ${column}),
    json_build_object('id', ${column}, 'name', ${column})) end`,
  comparisons: unitComparisons(belongsTo),
  search: (column, wanted) => sql`${column} in (${named(table, wanted)})`,
  sortName: (column, _kept, locale) =>
    sql`(select ${sortTexts[locale]} from ${sql.id(table)} named where named.corp_id = r.corp_id and named.id = ${column})`,
  cursor: textCursor,
  indexes: { kinds: orderedIndexes, operators: ['equal', 'contains', 'in', 'isNull'] },
});

const severalUnits = ({ table, belongsTo, toJson }: UnitTable): ColumnStorage => ({
  type: 'jsonb',
  toColumn: idsOf,
  serialize: (column, tenant) => sql`(select json_agg(
      case when u.id is null then json_build_object('id', each.id, 'name', each.id) else ${toJson('u')} end order by each.place)
    from jsonb_array_elements_text(${column}) with ordinality each(id, place)
    left join ${sql.id(table)} u on u.corp_id = ${tenant} and u.id = each.id)`,
  comparisons: unitListComparisons(belongsTo),
  search: (column, wanted) => sql`${column} ?| array(${named(table, wanted)})`,
  sortName: null,
  cursor: textCursor,
  indexes: { kinds: ['members'], operators: ['contains', 'in', 'have'] },
});

/** Person. */
export const userId: ColumnStorage = oneUnit(people);
/** Several people. */
export const userIds: ColumnStorage = severalUnits(people);
/** Department. */
export const departmentId: ColumnStorage = oneUnit(departments);
/** Several departments. */
export const departmentIds: ColumnStorage = severalUnits(departments);

/** People and departments in one list of ids after 3: or 1:. */
export const units: ColumnStorage = {
  type: 'jsonb',
  toColumn: (value) => JSON.stringify((value as readonly UnitValue[]).map(({ unitType, id }) => `${unitType}:${id}`)),
  serialize: (column, tenant) => sql`(select json_agg(
      case when u.id is not null then json_build_object(
        'id', u.id, 'unitType', 3, 'name', u.name, 'name_i18n', u.name_i18n, 'imgUrl', u.img_url)
      when d.id is not null then json_build_object(
        'id', d.id, 'unitType', 1, 'name', d.name, 'name_i18n', d.name_i18n)
      else json_build_object('id', each.id, 'unitType', each.type::integer, 'name', each.id) end order by each.place)
    from (select left(kept.key, 1) as type, substr(kept.key, 3) as id, kept.place
      from jsonb_array_elements_text(${column}) with ordinality kept(key, place)) each
    left join app_user u on each.type = '3' and u.corp_id = ${tenant} and u.id = each.id
    left join department d on each.type = '1' and d.corp_id = ${tenant} and d.id = each.id)`,
  comparisons: mixComparisons,
  search: (column, wanted) => sql`exists (select 1 from jsonb_array_elements_text(${column}) kept(key)
    where case when kept.key like '3:%' then substr(kept.key, 3) in (${named('app_user', wanted)})
      else substr(kept.key, 3) in (${named('department', wanted)}) end)`,
  sortName: null,
  cursor: textCursor,
  indexes: { kinds: ['members'], operators: ['contains', 'in'] },
};
