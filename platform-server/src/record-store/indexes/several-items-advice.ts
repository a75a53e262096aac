import type { IndexDefinition } from '@portico/shared-kit/contract/model-indexes.schema';
import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { inWholeUnits } from '@portico/shared-kit/fields';
import { type FilterCondition, type FilterTree, isFilterGroup } from '@portico/shared-kit/filters';
import type { Database } from '../../database/connect.ts';
import type { BuiltIndex } from './built-indexes.ts';
import { filterCondition } from '../query/filters/filter-sql.ts';
import { isSortedAsKept, newestFirst, sortableColumn } from '../query/order/list-orders.ts';
import { planOf } from '../query/order/list-plans.ts';
import { indexKindFor, indexKindsOf } from './model-indexes.ts';
import type { ModelColumn, ModelTable } from '../schema/model-table.ts';
import type { RecordSelection } from '../query/reading/read-records.ts';
import { visibleTable } from '../query/scope/visible-table.ts';

/** Fields that an index of several has at most. */
const mostItems = 3;
/** An index that finds more of a table is no quicker than reading it through, unless the index is all that is read. */
const mostShare = 0.1;
/** An index is worth its price where so many times less is looked at with it. */
const leastGain = 3;

interface AdvisedSelection {
  readonly selection: RecordSelection;
  readonly rows: number;
  readonly indexes: readonly BuiltIndex[];
  /** True where every record is looked at now. */
  readonly isWhole: boolean;
  /** True where figures of other fields are computed over all records. */
  readonly hasSums: boolean;
}

/** A part of a filter that must hold, and the column that it is about. */
interface FilterConjunct {
  readonly tree: FilterTree;
  readonly column: ModelColumn;
  readonly isRange: boolean;
  readonly share: number;
}

/**
 * Returns the index of two or three fields that a list lacks: those that must be equal to a value first, and within
 * them the one that is in a range or decides the order, such as a date within each status. Null where that is no help.
 */
export async function severalItemsAdvice(
  db: Database,
  advised: AdvisedSelection,
  orderBy: readonly OrderBy[],
): Promise<IndexDefinition | null> {
  const { selection, rows } = advised;
  const seen = visibleTable(selection.table, selection.policy);
  const all = partsOf(selection.filter);
  const parts = await measuredParts(db, advised, seen, all);
  const item = itemOf(seen, parts, orderBy);
  if (item === null || isThere(seen, item.index, advised.indexes)) return null;
  const kept: FilterTree = { join: 'and', items: item.parts.map(({ tree }) => tree) };
  const share = (await planOf(db, selection, filterCondition(seen, kept)))['Plan Rows'] / rows;
  const before = advised.isWhole
    ? 1
    : Math.min(1, ...parts.filter(hasIndex(advised.indexes)).map((part) => part.share));
  if (before / share < leastGain) return null;
  return share <= mostShare || isAllThatIsRead(advised, item.parts.length === all.length) ? item.index : null;
}

/** Returns whether an index alone says how many records there are, so that these need not be looked at. */
function isAllThatIsRead({ selection, hasSums }: AdvisedSelection, hasAllConditions: boolean): boolean {
  const { search = '', policy } = selection;
  return hasAllConditions && !hasSums && search.trim() === '' && policy.view === 'all';
}

/** Returns the conditions that must all hold. */
function partsOf(filter: FilterTree): readonly FilterTree[] {
  if (!isFilterGroup(filter)) return [filter];
  if (filter.join === 'none' || (filter.join === 'or' && filter.items.length > 1)) return [filter];
  return filter.items.flatMap(partsOf);
}

/** The parts that an index in order can find, those that keep the fewest records first. */
async function measuredParts(
  db: Database,
  { selection, rows }: AdvisedSelection,
  seen: ModelTable,
  all: readonly FilterTree[],
) {
  const parts: FilterConjunct[] = [];
  for (const tree of all.slice(0, mostItems * 2)) {
    const about = aboutColumn(seen, tree);
    if (about === null) continue;
    const plan = await planOf(db, selection, filterCondition(seen, tree));
    parts.push({ ...about, tree, share: plan['Plan Rows'] / rows });
  }
  return parts.sort((one, other) => one.share - other.share);
}

/** The column of a condition, or of alternatives that are all equal to something; null where no order finds them. */
function aboutColumn(seen: ModelTable, tree: FilterTree): Pick<FilterConjunct, 'column' | 'isRange'> | null {
  if (isFilterGroup(tree) && tree.join === 'none') return null;
  const conditions = isFilterGroup(tree) ? tree.items : [tree];
  const [first] = conditions;
  if (first === undefined || conditions.some(isFilterGroup)) return null;
  const asked = conditions as readonly FilterCondition[];
  const column = seen.columns.get(asked[0]?.propertyCode ?? '');
  if (column === undefined || asked.some((each) => each.propertyCode !== column.code)) return null;
  const exact = asked.map((each) => inWholeUnits(column.property, each));
  if (exact.some((each) => indexKindFor(column, each) !== 'ascending')) return null;
  const isRange = exact.some(({ operator }) => operator !== 'equal');
  return isRange && asked.length > 1 ? null : { column, isRange };
}

interface Item {
  readonly index: IndexDefinition;
  /** The parts of the filter that it finds. */
  readonly parts: readonly FilterConjunct[];
}

function itemOf(seen: ModelTable, parts: readonly FilterConjunct[], orderBy: readonly OrderBy[]): Item | null {
  const order = orderItem(seen, orderBy);
  const range = parts.find(({ isRange }) => isRange);
  const last = range?.column ?? order?.column;
  const equal = parts.filter((part) => !part.isRange && part.column !== last).slice(0, mostItems - (last ? 1 : 0));
  const codes = [...equal.map(({ column }) => column.code), ...(last === undefined ? [] : [last.code])];
  const propertyCode = codes.pop();
  if (propertyCode === undefined || codes.length === 0 || codes.length >= mostItems) return null;
  const kind = order !== null && order.column.code === propertyCode ? order.kind : 'ascending';
  const used = range === undefined ? equal : [...equal, range];
  return { index: { propertyCode, kind, within: codes }, parts: used };
}

/** The field that decides the order of a list, where an index can be in this order; else null. */
export function orderItem(table: ModelTable, orderBy: readonly OrderBy[]) {
  const [first] = orderBy.length > 0 ? orderBy : newestFirst;
  const column = first === undefined ? undefined : sortableColumn(table, first.propertyCode);
  if (first === undefined || column === undefined || column.visibleWhere !== undefined) return null;
  if (!isSortedAsKept(column) || !indexKindsOf(column).includes('ascending')) return null;
  const kind: 'ascending' | 'descending' = first.direction === 'asc' ? 'ascending' : 'descending';
  return { column, kind, index: { propertyCode: column.code, kind } };
}

/** Returns whether the table has an index that begins with these columns: the first ones in any order. */
function isThere(seen: ModelTable, { propertyCode, within = [] }: IndexDefinition, indexes: readonly BuiltIndex[]) {
  const nameOf = (code: string) => seen.columns.get(code)?.name ?? null;
  const first = within.map(nameOf);
  return indexes.some(({ isInverted, keys: [tenant, ...keys] }) => {
    const begin = keys.slice(0, first.length);
    const isBegun = first.every((name) => begin.includes(name));
    return !isInverted && tenant === 'corp_id' && isBegun && keys[first.length] === nameOf(propertyCode);
  });
}

/** Returns whether there is an index for a part alone. */
const hasIndex =
  (indexes: readonly BuiltIndex[]) =>
  ({ column }: FilterConjunct) =>
    indexes.some(({ isInverted, keys }) => !isInverted && keys[0] === 'corp_id' && keys[1] === column.name);
