import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import { propertyName } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { newestFirst, optionsOf, sortableColumn, sortWords } from './list-orders.ts';
import { missingProperty, type ModelColumn, type ModelTable, valueIn } from '../../schema/model-table.ts';
import { columnStorages } from '../../storages/column-storages.ts';

type Expression = RawBuilder<unknown>;

/** People, departments and records by their names, options in the order of their list, removed ones after them. */
function sortKey(kept: ModelColumn, locale: Locale): Expression {
  const column = valueIn(kept, 'r');
  const options = optionsOf(kept.property);
  if (options === undefined) return columnStorages[kept.storage].sortName?.(column, kept, locale) ?? column;
  return sql`case when ${column} is not null
    then coalesce(array_position(${options}::text[], ${column}), ${options.length + 1}::int) end`;
}

/**
 * Sorts by several columns, empty values last in both directions; the id decides between equals, so that pages never
 * overlap. Throws propertyMissing for an unknown field, fieldNotVisible for a hidden one, notSortable for one that has no order.
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
