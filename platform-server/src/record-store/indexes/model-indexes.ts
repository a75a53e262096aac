import { createHash } from 'node:crypto';
import type { ModelIndexKind, IndexDefinition } from '@portico/shared-kit/contract/model-indexes.schema';
import { kindOf, storages } from '@portico/shared-kit/fields';
import type { FilterCondition } from '@portico/shared-kit/filters';
import { textOf } from '../query/filters/filter-values.ts';
import { derivedName } from '../schema/identifiers.ts';
import { sortWords } from '../query/order/list-orders.ts';
import type { ModelColumn, ModelTable } from '../schema/model-table.ts';
import { orderedIndexes } from '../storages/column-storage.ts';
import { columnStorages } from '../storages/column-storages.ts';
import { quoted } from '../schema/schema-change.ts';
import { hasPair } from '../query/filters/text-pairs.ts';

/** An index that an administrator wants, in SQL. */
export interface ModelIndexSql {
  readonly table: string;
  readonly name: string;
  /** The list of what it indexes, as SQL. */
  readonly list: string;
  /**
   * Part of the table whose statistics the planner has to gather again once the index is there, as `analyze` takes it.
   */
  readonly news: string;
}

/** The indexes that there can be on a column: an entry of an ordered one has no room for a long text. */
export function indexKindsOf({ storage, property, derived }: ModelColumn): readonly ModelIndexKind[] {
  if (derived !== undefined) return [];
  const { kinds } = columnStorages[storage].indexes;
  return storages[storage].isText && !kindOf(property).isSortable ? ['text'] : kinds;
}

/** The parts that an index is made of. */
export function itemsOf({ propertyCode, kind, within }: IndexDefinition): IndexDefinition {
  return within === undefined ? { propertyCode, kind } : { propertyCode, kind, within };
}

/** Returns whether two are the same index. */
export function isSameIndex(one: IndexDefinition, other: IndexDefinition): boolean {
  const textOfIndex = ({ propertyCode, kind, within = [] }: IndexDefinition) =>
    [...within, propertyCode, kind].join(' ');
  return textOfIndex(one) === textOfIndex(other);
}

/** Returns whether an index finds values in their order. */
const isOrderedKind = (kind: ModelIndexKind): boolean => orderedIndexes.some((each) => each === kind);

/** The columns whose values come first; undefined where one of them cannot be indexed, or stands there twice. */
function columnsWithin({ columns }: ModelTable, { propertyCode, kind, within = [] }: IndexDefinition) {
  const found = within.flatMap((code) => columns.get(code) ?? []);
  const isPossible =
    found.length === within.length && found.every((column) => indexKindsOf(column).includes('ascending'));
  const isOnce = new Set([...within, propertyCode]).size === within.length + 1;
  return isPossible && isOnce && (within.length === 0 || isOrderedKind(kind)) ? found : undefined;
}

/** Returns an index of a model as SQL; undefined where the table has no such column, or the columns no such index. */
export function modelIndexSql(table: ModelTable, wanted: IndexDefinition): ModelIndexSql | undefined {
  const { propertyCode, kind } = wanted;
  const column = table.columns.get(propertyCode);
  const within = columnsWithin(table, wanted);
  if (column === undefined || within === undefined || !indexKindsOf(column).includes(kind)) return undefined;
  const list = listOf(column, kind, within);
  const mark = createHash('sha256').update(list).digest('hex').slice(0, 8);
  // Of what an index computes there are figures only when all of the table is looked at; a column has its own.
  const news = kind === 'text' ? '' : `(${[...within, column].map(({ name }) => quoted(name)).join(', ')})`;
  return { table: table.table, name: derivedName(table.table, `own_${mark}`), list, news };
}

function listOf(column: ModelColumn, kind: ModelIndexKind, within: readonly ModelColumn[]): string {
  const name = quoted(column.name);
  // What is written at once is found at once; a list of what is still to be sorted in would be read by every search.
  if (kind === 'text') return `using gin (text_pairs(${name})) with (fastupdate = off)`;
  if (kind === 'members') return `using gin (${name}) with (fastupdate = off)`;
  const direction = kind === 'ascending' ? 'asc' : 'desc';
  const first = within.map((each) => `${quoted(each.name)}, `).join('');
  return `(corp_id, ${first}${name} ${sortWords(column, direction)}, id ${direction})`;
}

/** The kind of index that finds what a condition asks for; undefined where none does. */
export function indexKindFor(column: ModelColumn, { operator, value }: FilterCondition): ModelIndexKind | undefined {
  // What is seen on some records only is no value of a column.
  if (column.visibleWhere !== undefined) return undefined;
  const kinds = indexKindsOf(column);
  if (kinds.includes('text') && (operator === 'contains' || (operator === 'equal' && !kinds.includes('ascending')))) {
    return hasPair(textOf(value)) ? 'text' : undefined;
  }
  return columnStorages[column.storage].indexes.operators.includes(operator) ? kinds[0] : undefined;
}
