import type { SlowReason, IndexDefinition } from '@portico/shared-kit/contract/model-indexes.schema';
import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { inWholeUnits } from '@portico/shared-kit/fields';
import { conditionsOf, type FilterCondition, type FilterTree, isFilterGroup } from '@portico/shared-kit/filters';
import type { Database } from '../../database/connect.ts';
import { type BuiltIndex, readIndexes, readTableSize } from './built-indexes.ts';
import { filterCondition } from '../query/filters/filter-sql.ts';
import { sortsEmpty } from '../query/order/list-orders.ts';
import { planOf, readsWhole } from '../query/order/list-plans.ts';
import { indexKindFor } from './model-indexes.ts';
import type { ModelColumn, ModelTable } from '../schema/model-table.ts';
import { type RecordSelection, selected } from '../query/reading/read-records.ts';
import { visibleTable } from '../query/scope/visible-table.ts';
import { orderItem, severalItemsAdvice } from './several-items-advice.ts';

/** Tables below are read through in a moment, and orders of fewer records are made in one. */
const large = { table: 30_000, order: 10_000 } as const;
/** An index that finds more of a table than this is no quicker than reading it through. */
const mostShare = 0.1;
/** Conditions whose share is looked at. */
const mostConditions = 20;

/** Reason for which a list is slow, and the indexes that would help. */
export interface Advice {
  readonly reason: SlowReason;
  readonly items: readonly IndexDefinition[];
}

interface AdviceRequest {
  readonly selection: RecordSelection;
  readonly orderBy: readonly OrderBy[];
  /** True where figures of other fields are computed over all records. */
  readonly hasSums?: boolean;
  /** Below this many rows a table is never slow; how many the database thinks it has. */
  readonly largeFrom?: number;
}

/**
 * Returns the indexes that a list lacks: by the plan that the database has for its conditions, by how many records it
 * expects each of them to keep, and by the indexes that the table really has. Nothing is read of the records
 * themselves.
 */
export async function adviseIndexes(
  db: Database,
  { selection, orderBy, hasSums = false, largeFrom = large.table }: AdviceRequest,
): Promise<Advice> {
  const { table } = selection.table;
  const { rows } = await readTableSize(db, table);
  if (rows < largeFrom) return { reason: 'none', items: [] };
  const indexes = (await readIndexes(db, table)).filter(({ isValid }) => isValid);
  const plan = await planOf(db, selection, selected(selection));
  const found = plan['Plan Rows'] / rows;
  const isWhole = readsWhole(plan);
  const measured = { selection, rows, indexes, found };
  const byFilter = isWhole ? await filterAdvice(db, measured) : null;
  if (byFilter === null || byFilter.items.length === 0) {
    const item = await severalItemsAdvice(db, { ...measured, isWhole, hasSums }, orderBy);
    if (item !== null) return { reason: 'filter', items: [item] };
  }
  const helped = Math.min(found, byFilter?.share ?? 1) * rows;
  const isLong = helped > Math.min(large.order, largeFrom / 3);
  const bySort = isLong ? sortAdvice(visibleTable(selection.table, selection.policy), orderBy, indexes) : null;
  const reason = byFilter?.reason ?? (bySort === null ? 'none' : 'sort');
  return { reason, items: merged(byFilter?.items ?? [], bySort) };
}

interface Measured {
  readonly selection: RecordSelection;
  readonly rows: number;
  readonly indexes: readonly BuiltIndex[];
  /** The share of the records that all conditions keep together. */
  readonly found: number;
}

interface FilterAdvice {
  readonly reason: SlowReason;
  readonly items: readonly IndexDefinition[];
  /** The share of the records that is still looked at with these indexes. */
  readonly share: number;
}

async function filterAdvice(db: Database, measured: Measured): Promise<FilterAdvice | null> {
  const { filter, search = '' } = measured.selection;
  const conditions = conditionsOf(filter);
  const isSearch = search.trim() !== '';
  if (conditions.length === 0) return isSearch ? { reason: 'search', items: [], share: measured.found } : null;
  const best = await bestOf(db, measured, filter);
  const isMissing = (each: IndexDefinition) => !isThere(measured, each);
  if (best !== null && best.share <= mostShare && best.items.some(isMissing)) {
    return { reason: 'filter', items: best.items.filter(isMissing), share: best.share };
  }
  if (measured.found > mostShare) return { reason: 'broad', items: [], share: measured.found };
  return { reason: isSearch ? 'search' : 'filter', items: [], share: measured.found };
}

/** Returns whether the table has an index that a condition needs, and the database rather reads everything all the same. */
function isThere({ selection: { table }, indexes }: Measured, { propertyCode, kind }: IndexDefinition): boolean {
  const column = table.columns.get(propertyCode);
  if (kind === 'text') return column?.hasPairs === true;
  return indexes.some(({ isInverted, keys }) =>
    kind === 'members' ? isInverted && keys[0] === column?.name : keys[0] === 'corp_id' && keys[1] === column?.name,
  );
}

type IndexCandidate = Pick<FilterAdvice, 'items' | 'share'>;

/** The indexes that find the fewest records among which all are; null where none do. */
async function bestOf(db: Database, measured: Measured, filter: FilterTree): Promise<IndexCandidate | null> {
  const shares = await sharesOf(db, measured, conditionsOf(filter).slice(0, mostConditions));
  const seen = visibleTable(measured.selection.table, measured.selection.policy);
  function best(tree: FilterTree): IndexCandidate | null {
    if (!isFilterGroup(tree)) return single(seen, tree, shares.get(tree) ?? 1);
    // What must not hold is found by no index.
    if (tree.join === 'none') return null;
    const all = tree.items.map(best);
    if (tree.join === 'and') {
      const some = all.filter((each) => each !== null);
      return some.sort((one, other) => one.share - other.share)[0] ?? null;
    }
    if (all.includes(null)) return null;
    return all.reduce((sum, each) => ({
      items: [...(sum?.items ?? []), ...(each?.items ?? [])],
      share: (sum?.share ?? 0) + (each?.share ?? 0),
    }));
  }
  return best(filter);
}

function single({ columns }: ModelTable, asked: FilterCondition, share: number): IndexCandidate | null {
  const column = columns.get(asked.propertyCode);
  const kind = column && indexKindFor(column, inWholeUnits(column.property, asked));
  return kind === undefined ? null : { items: [{ propertyCode: asked.propertyCode, kind }], share };
}

async function sharesOf(db: Database, { selection, rows }: Measured, conditions: readonly FilterCondition[]) {
  const shares = new Map<FilterCondition, number>();
  const seen = visibleTable(selection.table, selection.policy);
  for (const each of conditions) {
    const plan = await planOf(db, selection, filterCondition(seen, each));
    shares.set(each, plan['Plan Rows'] / rows);
  }
  return shares;
}

/** The index for an order that the table has none for; null where it has, or where none can serve it. */
function sortAdvice(
  table: ModelTable,
  orderBy: readonly OrderBy[],
  indexes: readonly BuiltIndex[],
): IndexDefinition | null {
  const item = orderItem(table, orderBy);
  if (item === null) return null;
  const direction = item.kind === 'ascending' ? 'asc' : 'desc';
  return indexes.some((index) => isOrderedBy(index, item.column, direction)) ? null : item.index;
}

/** Returns whether an index is read in this order, forwards or backwards, which turns where the empty values are, too. */
function isOrderedBy({ isInverted, keys, options }: BuiltIndex, column: ModelColumn, direction: OrderBy['direction']) {
  if (isInverted || keys[0] !== 'corp_id' || keys[1] !== column.name) return false;
  const isDescending = ((options[1] ?? 0) & 1) === 1;
  const isEmptyFirst = ((options[1] ?? 0) & 2) === 2;
  if (!sortsEmpty(column)) return true;
  return isDescending === (direction === 'desc') ? !isEmptyFirst : isEmptyFirst;
}

/**
 * Merges the indexes: one may serve a condition and the order: of two on the same values that for the order is taken.
 */
function merged(items: readonly IndexDefinition[], sort: IndexDefinition | null): IndexDefinition[] {
  const isOrdered = ({ kind }: IndexDefinition) => kind === 'ascending' || kind === 'descending';
  const others = items.filter((each) => !(isOrdered(each) && each.propertyCode === sort?.propertyCode));
  const all = sort === null ? others : [...others, sort];
  return [...new Map(all.map((each) => [`${each.propertyCode} ${each.kind}`, each])).values()];
}
