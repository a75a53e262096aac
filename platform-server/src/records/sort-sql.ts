import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import { propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { type RawBuilder, sql } from 'kysely';
import { newestFirst, optionsOf, sortableColumn, sortWords } from './list-orders.ts';
import { missingProperty, type ModelColumn, type ModelTable, valueIn } from './model-table.ts';

type Expression = RawBuilder<unknown>;

/** What these storages are sorted by instead of an id, which says nothing: people as an address book has them. */
const sortedBy: Partial<Record<ModelColumn['storage'], (column: Expression) => Expression>> = {
  userId: (column) => sql`(select u.sort_text from app_user u where u.corp_id = r.corp_id and u.id = ${column})`,
  departmentId: (column) => sql`(select d.name from department d where d.corp_id = r.corp_id and d.id = ${column})`,
};

/** People and departments by their names, options in the order of their list, removed ones after them. */
function sortKey(kept: ModelColumn): Expression {
  const column = valueIn(kept, 'r');
  const options = optionsOf(kept.property);
  if (options === undefined) return sortedBy[kept.storage]?.(column) ?? column;
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
    return sql`${sortKey(column)} ${sql.raw(sortWords(column, direction))}`;
  });
  return sql.join([...keys, sql`r.id ${directions[wanted.at(-1)?.direction ?? 'desc']}`]);
}

const directions = { asc: sql`asc`, desc: sql`desc` } as const;

function notSortable(table: ModelTable, propertyCode: string, locale: Locale): Error {
  const property = table.properties.find(({ code }) => code === propertyCode);
  if (property === undefined) return missingProperty(table, propertyCode, locale);
  return appError('notSortable', { property: propertyName(property, locale) });
}
