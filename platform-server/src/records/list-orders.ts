import { createHash } from 'node:crypto';
import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { kindOf } from '@portico/shared-kit/fields';
import { derivedName } from './identifiers.ts';
import type { ModelColumn, ModelTable } from './model-table.ts';

/** An entry of an index has room for this many texts of the longest kind; what comes after them is sorted each time. */
const mostKeys = 3;
/** Each index makes every save a little slower. */
const mostIndexes = 8;

/** How lists are sorted that say nothing of it; the table's own index serves it. */
export const newestFirst: readonly OrderBy[] = [{ propertyCode: 'createdTime', direction: 'desc' }];

/** The words after a sorted column. System times and numbers are never null, so that they need no word on it. */
export function sortWords({ isSystem }: ModelColumn, direction: OrderBy['direction']): string {
  return isSystem ? direction : `${direction} nulls last`;
}

/** The column of a data item by which records can be sorted; undefined where there is none. */
export function sortableColumn({ columns }: ModelTable, propertyCode: string): ModelColumn | undefined {
  const column = columns.get(propertyCode);
  return column !== undefined && kindOf(column.property).isSortable ? column : undefined;
}

/** An index that a model has for its own lists or references. */
export interface OwnIndex {
  readonly name: string;
  /** What it indexes, as SQL. */
  readonly list: string;
  /** Names of the model's columns in it. */
  readonly columns: readonly string[];
}

/** The indexes for the orders that a model's list views come in, without those that others serve. */
export function orderIndexes(table: ModelTable): OwnIndex[] {
  const own = table.orders.filter((order) => order.length > 0 && !isNewestFirst(order));
  const all = own.flatMap((order) => indexOf(table, order) ?? []);
  return [...new Map(all.map((index) => [index.name, index])).values()].slice(0, mostIndexes);
}

function isNewestFirst([first, ...rest]: readonly OrderBy[]): boolean {
  return first?.propertyCode === 'createdTime' && first.direction === 'desc' && rest.length === 0;
}

function indexOf(table: ModelTable, order: readonly OrderBy[]): OwnIndex | undefined {
  const keys = order.slice(0, mostKeys).flatMap(({ propertyCode, direction }) => {
    const column = sortableColumn(table, propertyCode);
    return column === undefined ? [] : [{ column, direction }];
  });
  const last = keys.at(-1);
  if (last === undefined) return undefined;
  const parts = keys.map(({ column, direction }) => `"${column.name}" ${sortWords(column, direction)}`);
  const tie = order.length > mostKeys ? [] : [`id ${last.direction}`];
  const list = `(${['corp_id', ...parts, ...tie].join(', ')})`;
  const mark = createHash('sha256').update(list).digest('hex').slice(0, 8);
  return { name: derivedName(table.table, `by_${mark}`), list, columns: keys.map(({ column }) => column.name) };
}
