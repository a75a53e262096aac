import type { OwnIndex } from '../../schema/own-index.ts';
import { createHash } from 'node:crypto';
import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { type FieldOption, kindOf, optionSourceOf, type Property, settingsOf } from '@portico/shared-kit/fields';
import { derivedName } from '../../schema/identifiers.ts';
import type { ModelColumn, ModelTable } from '../../schema/model-table.ts';
import { columnStorages } from '../../storages/column-storages.ts';

/** An entry of an index has room for this many texts of the longest kind; what comes after them is sorted each time. */
const mostKeys = 3;
/** Each index makes every save a little slower. */
const mostIndexes = 8;

/** Order of lists that name none; the table's own index serves it. */
export const newestFirst: readonly OrderBy[] = [{ propertyCode: 'createdTime', direction: 'desc' }];

/** Columns of the system that always have a value, so that the indexes on them need no word on empty ones. */
const neverEmpty: ReadonlySet<string> = new Set(['id', 'sequenceNo', 'sequenceStatus', 'createdTime', 'modifiedTime']);

/** Returns whether records may have no value in a sorted column. */
export function sortsEmpty({ isSystem, code }: ModelColumn): boolean {
  return !isSystem || !neverEmpty.has(code);
}

/** The words after a sorted column: empty values are last in both directions. */
export function sortWords(column: ModelColumn, direction: OrderBy['direction']): string {
  return sortsEmpty(column) ? `${direction} nulls last` : direction;
}

/** The column of a field by which records can be sorted; undefined where there is none. */
export function sortableColumn({ columns }: ModelTable, propertyCode: string): ModelColumn | undefined {
  const column = columns.get(propertyCode);
  return column !== undefined && kindOf(column.property).isSortable ? column : undefined;
}

/** The values of a field's options in their order; undefined where it lists none: those of records are texts. */
export function optionsOf(property: Property): readonly string[] | undefined {
  if (!('options' in kindOf(property).settings) || optionSourceOf(property) !== null) return undefined;
  const { options } = settingsOf(property) as { readonly options: readonly FieldOption[] };
  return options.map(({ value }) => value);
}

/** Returns whether records are sorted by what the column holds, so that an index on it can serve; people are by their names. */
export function isSortedAsKept({ storage, property }: ModelColumn): boolean {
  return columnStorages[storage].sortName === null && optionsOf(property) === undefined;
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
  const columns = order.slice(0, mostKeys).map(({ propertyCode, direction }) => {
    const column = sortableColumn(table, propertyCode);
    return column !== undefined && isSortedAsKept(column) ? { column, direction } : null;
  });
  // What comes after a column that is sorted by something else is of no use to the index.
  const end = columns.indexOf(null);
  const keys = (end < 0 ? columns : columns.slice(0, end)).filter((key) => key !== null);
  const last = keys.at(-1);
  if (last === undefined) return undefined;
  const parts = keys.map(({ column, direction }) => `"${column.name}" ${sortWords(column, direction)}`);
  const tie = order.length > keys.length ? [] : [`id ${last.direction}`];
  const list = `(${['corp_id', ...parts, ...tie].join(', ')})`;
  const mark = createHash('sha256').update(list).digest('hex').slice(0, 8);
  return { name: derivedName(table.table, `by_${mark}`), list, columns: keys.map(({ column }) => column.name) };
}
