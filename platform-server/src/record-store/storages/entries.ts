import type { RawBuilder } from 'kysely';
import { sql } from '../../database/sql.ts';
import { containing, textOf } from '../query/filters/filter-values.ts';
import { addressSearchText, isAddress, isWithinAddress } from '../query/filters/address-conditions.ts';
import {
  asJson,
  type ColumnStorage,
  type Condition,
  type Expression,
  noIndexes,
  serializeAsIs,
  textCursor,
} from './column-storage.ts';
import { isNull } from './comparisons.ts';

function anyEntry(column: Expression, matches: RawBuilder<unknown>): Condition {
  return sql`exists (select 1 from jsonb_array_elements(${column}) kept where ${matches})`;
}

/** Entries that are found by one of their texts. */
const entries = (textOfEntry: RawBuilder<unknown>): ColumnStorage => ({
  type: 'jsonb',
  toColumn: asJson,
  serialize: serializeAsIs,
  comparisons: {
    isNull,
    equal: (column, value) => anyEntry(column, sql`${textOfEntry} = ${textOf(value)}`),
    contains: (column, value) => anyEntry(column, sql`${textOfEntry} ilike ${containing(textOf(value))}`),
  },
  search: (column, { word }) => anyEntry(column, sql`${textOfEntry} ilike ${containing(word)}`),
  sortName: null,
  cursor: textCursor,
  indexes: noIndexes,
});

/** Files, found by their names. */
export const files: ColumnStorage = entries(sql`kept ->> 'name'`);

/** Opinions of a workflow, found by what was said. */
export const opinions: ColumnStorage = {
  ...entries(sql`kept ->> 'comment'`),
  // People by their names of today; one who was removed keeps the name of then.
  serialize: (column, tenant) => sql`(select json_agg(
      kept.entry || jsonb_build_object('user', case when u.id is null then kept.entry -> 'user' else jsonb_build_object(
        'id', u.id, 'name', u.name, 'name_i18n', u.name_i18n, 'imgUrl', u.img_url) end)
      || case when d.id is null then '{}' else jsonb_build_object('delegator', jsonb_build_object(
        'id', d.id, 'name', d.name, 'name_i18n', d.name_i18n, 'imgUrl', d.img_url)) end order by kept.place)
    from jsonb_array_elements(${column}) with ordinality kept(entry, place)
    left join app_user u on u.corp_id = ${tenant} and u.id = kept.entry -> 'user' ->> 'id'
    left join app_user d on d.corp_id = ${tenant} and d.id = kept.entry -> 'delegator' ->> 'id')`,
};

/** A place. */
export const address: ColumnStorage = {
  type: 'jsonb',
  toColumn: asJson,
  serialize: serializeAsIs,
  comparisons: { isNull, equal: isAddress, contains: isWithinAddress },
  search: (column, { word }) => sql`${addressSearchText(column)} ilike ${containing(word)}`,
  sortName: null,
  cursor: textCursor,
  indexes: noIndexes,
};
