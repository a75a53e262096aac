import type { RawBuilder } from 'kysely';
import { sql } from '../../database/sql.ts';
import { containing, textOf } from '../query/filters/filter-values.ts';
import type { ModelColumn } from '../schema/model-table.ts';
import { targetOf } from '../schema/relations.ts';
import { type ColumnStorage, type Expression, orderedIndexes, textCursor, type WordSearch } from './column-storage.ts';
import { isNull, jsonList } from './comparisons.ts';
import { idOf, idsOf } from './units.ts';

/** Records of another model by what they are called. */
function titled({ property, visibleAs }: ModelColumn, { word, corpId }: WordSearch): RawBuilder<unknown> {
  if (visibleAs !== undefined) return visibleAs.idsNamed(corpId, (seen) => sql`${seen} ilike ${containing(word)}`);
  const { table, name, otherName } = targetOf(property);
  return sql`select t.id from ${table} t where t.corp_id = ${corpId}
    and (${name} ilike ${containing(word)} or (${otherName})::json ->> 'en' ilike ${containing(word)})`;
}

/** A record `each` of which its reader may see no name, and then does not: it is marked instead (list spec, section 6). */
function serializeReference(schemaCode: Expression): Expression {
  return sql`case when each.name is null
    then json_build_object('id', each.id, 'name', '', 'schemaCode', ${schemaCode}, 'hidden', true)
    else json_strip_nulls(json_build_object('id', each.id, 'name', each.name, 'name_i18n', each.other,
      'schemaCode', ${schemaCode})) end`;
}

/** Record of another model. */
export const recordId: ColumnStorage = {
  type: 'text',
  toColumn: idOf,
  serialize(column, tenant, { property, visibleAs }) {
    const { table, name, otherName, schemaCode } = targetOf(property);
    if (visibleAs !== undefined) {
      return sql`(select ${serializeReference(schemaCode)} from (select ${column} as id, ${visibleAs.nameOf(column, tenant)} as name,
          ${visibleAs.otherNameOf(column, tenant)} as other) each
        where each.id is not null)`;
    }
    return sql`(select json_strip_nulls(json_build_object('id', each.id, 'name', coalesce(${name}, ''), 'name_i18n', ${otherName},
        'schemaCode', ${schemaCode}))
      from (select ${column} as id) each left join ${table} t on t.corp_id = ${tenant} and t.id = each.id
      where each.id is not null)`;
  },
  comparisons: { isNull, equal: (column, value) => sql`${column} = ${textOf(value)}` },
  search: (column, wanted, kept) => sql`${column} in (${titled(kept, wanted)})`,
  sortName(column, { property, visibleAs }) {
    if (visibleAs !== undefined) return visibleAs.nameOf(column, sql`r.corp_id`);
    const { table, name } = targetOf(property);
    return sql`(select ${name} from ${table} t where t.corp_id = r.corp_id and t.id = ${column})`;
  },
  cursor: textCursor,
  indexes: { kinds: orderedIndexes, operators: ['equal', 'isNull'] },
};

/** Several records. */
export const recordIds: ColumnStorage = {
  type: 'jsonb',
  toColumn: idsOf,
  serialize(column, tenant, { property, visibleAs }) {
    const { table, name, otherName, schemaCode } = targetOf(property);
    if (visibleAs !== undefined) {
      const held = sql.id('kept', 'id');
      return sql`(select json_agg(${serializeReference(schemaCode)} order by each.place)
        from (select kept.id, kept.place, ${visibleAs.nameOf(held, tenant)} as name,
            ${visibleAs.otherNameOf(held, tenant)} as other
          from jsonb_array_elements_text(${column}) with ordinality kept(id, place)) each)`;
    }
    return sql`(select json_agg(json_strip_nulls(json_build_object('id', each.id, 'name', coalesce(${name}, ''), 'name_i18n', ${otherName},
        'schemaCode', ${schemaCode})) order by each.place)
      from jsonb_array_elements_text(${column}) with ordinality each(id, place)
      left join ${table} t on t.corp_id = ${tenant} and t.id = each.id)`;
  },
  // Related forms know no "contains": several records equal one that is among them.
  comparisons: { isNull, equal: (column, value) => sql`${column} @> ${jsonList([textOf(value)])}` },
  search: (column, wanted, kept) => sql`${column} ?| array(${titled(kept, wanted)})`,
  sortName: null,
  cursor: textCursor,
  indexes: { kinds: ['members'], operators: ['equal'] },
};
