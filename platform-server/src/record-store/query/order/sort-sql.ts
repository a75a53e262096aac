import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import { propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { newestFirst, optionsOf, sortableColumn, sortWords } from './list-orders.ts';
import { missingProperty, type ModelColumn, type ModelTable, valueIn } from '../../schema/model-table.ts';
import { targetOf } from '../reading/serialize.ts';

type Expression = RawBuilder<unknown>;

/** The columns with what people and departments are sorted by, as an address book in the reader's language has them. */
const sortTexts: Readonly<Record<Locale, Expression>> = { zh: sql`named.sort_text`, en: sql`named.sort_text_en` };

const namedIn = (table: 'app_user' | 'department') => (column: Expression, _kept: ModelColumn, locale: Locale) =>
  sql`(select ${sortTexts[locale]} from ${sql.id(table)} named where named.corp_id = r.corp_id and named.id = ${column})`;

/** SQL that sorts these storages by the shown name instead of the id, which says nothing. */
const sortedBy: Partial<Record<ModelColumn['storage'], ReturnType<typeof namedIn>>> = {
  userId: namedIn('app_user'),
  departmentId: namedIn('department'),
  recordId: (column, { property, seenAs }) => {
    if (seenAs !== undefined) return seenAs.nameOf(column, sql`r.corp_id`);
    const { table, name } = targetOf(property);
    return sql`(select ${name} from ${table} t where t.corp_id = r.corp_id and t.id = ${column})`;
  },
};

/** People, departments and records by their names, options in the order of their list, removed ones after them. */
function sortKey(kept: ModelColumn, locale: Locale): Expression {
  const column = valueIn(kept, 'r');
  const options = optionsOf(kept.property);
  if (options === undefined) return sortedBy[kept.storage]?.(column, kept, locale) ?? column;
  return sql`case when ${column} is not null
    then coalesce(array_position(${options}::text[], ${column}), ${options.length + 1}::int) end`;
}

/**
 * Sorts by several columns, empty values last in both directions; the id decides between equals, so that pages never
 * overlap. Throws propertyMissing for an unknown data item, fieldNotVisible for a hidden one, notSortable for one that has no order.
 */
export function ordering(
  table: ModelTable,
  { orderBy, locale }: { readonly orderBy: readonly OrderBy[]; readonly locale: Locale },
): Expression {
  const wanted = orderBy.length > 0 ? orderBy : newestFirst;
  const keys = wanted.map(({ propertyCode, direction }) => {
    const column = sortableColumn(table, propertyCode);
    if (column === undefined) throw notSortable(table, propertyCode, locale);
    return sql`${sortKey(column, locale)} ${sql.raw(sortWords(column, direction))}`;
  });
  return sql.join([...keys, sql`r.id ${directions[wanted.at(-1)?.direction ?? 'desc']}`]);
}

const directions = { asc: sql`asc`, desc: sql`desc` } as const;

function notSortable(table: ModelTable, propertyCode: string, locale: Locale): Error {
  const property = table.properties.find(({ code }) => code === propertyCode);
  if (property === undefined) return missingProperty(table, propertyCode, locale);
  return appError('notSortable', { property: propertyName(property, locale) });
}
