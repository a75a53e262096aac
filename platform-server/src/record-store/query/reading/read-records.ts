import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { kindOf, storages } from '@portico/shared-kit/fields';
import { type FilterTree, isFilterGroup } from '@portico/shared-kit/filters';
import type { Locale } from '@portico/shared-kit/i18n';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { forValues } from '../../../database/value-plans.ts';
import { isRoot, type RootsOf } from '../scope/tree-roots.ts';
import { filterCondition, hasRows } from '../filters/filter-sql.ts';
import { type ModelTable, valueIn } from '../../schema/model-table.ts';
import { aggregateOf } from './aggregate-sql.ts';
import { outside, type RecordScope, type RowLevelPolicy, scopeCondition } from '../scope/scope.ts';
import { searchCondition } from '../filters/search-sql.ts';
import { hiddenCodes, visibleTable } from '../scope/visible-table.ts';
import { type CursorPage, type PageCursors, pagePosition } from '../order/page-position.ts';
import { ordering } from '../order/sort-sql.ts';
import { instantText } from '../../storages/figures.ts';
import { type ValueSelection, serializeData } from './serialize.ts';
import { changeCounter } from '../../write/change-counter.ts';

type Condition = RawBuilder<boolean>;

/** Selection of a model's records: the tenant's, within a scope, that a checked filter and a search keep. */
export interface RecordSelection {
  readonly table: ModelTable;
  readonly corpId: string;
  readonly policy: RowLevelPolicy;
  readonly filter: FilterTree;
  readonly search?: string | undefined;
  /** Of what is found those records alone that stand below none of it. */
  readonly roots?: RootsOf | undefined;
}

interface RecordPageQuery extends ValueSelection {
  readonly orderBy: readonly OrderBy[];
  /** The language in which names are sorted and a wrong order is refused. */
  readonly locale: Locale;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  /** A page that whoever asks has already; `first` and `last` are the ends that came with it. */
  readonly near?: CursorPage | undefined;
}

/** The condition that a row `r` is in a selection. */
export function selected(selection: RecordSelection): Condition {
  const { table, corpId, roots } = selection;
  const isFound = foundBy(selection);
  if (roots === undefined) return isFound;
  return sql`${isFound} and ${isRoot({ table, corpId, condition: findsAll(selection) ? null : isFound }, roots)}`;
}

function findsAll({ policy, filter, search = '' }: RecordSelection): boolean {
  return policy.view === 'all' && search.trim() === '' && isFilterGroup(filter) && filter.items.length === 0;
}

function foundBy({ table, corpId, policy, filter, search }: RecordSelection): Condition {
  const seen = visibleTable(table, policy);
  return sql`r.corp_id = ${corpId} and ${scopeCondition(policy.view, table)}
    and ${filterCondition(seen, filter)} and ${searchCondition(seen, corpId, search)}`;
}

/** A page, and how often records of the model had been written before it was read. */
export interface PageRead {
  /** JSON text: a list of records as the contract has them. */
  readonly content: string;
  /** Beginning and end of a deep page in its order; null for the pages that are counted off quickly. */
  readonly ends: PageCursors | null;
  readonly writes: number;
}

/**
 * The statement of one page. Only ids are sorted and skipped: whole records would fill the sort's memory before a deep
 * page is reached.
 */
export function pageStatement(selection: RecordSelection, query: RecordPageQuery): RawBuilder<PageRead> {
  const { table, corpId, policy } = selection;
  const order = ordering(visibleTable(table, policy), query);
  const { found, isBackwards, ends } = pagePosition({ table, policy, where: selected(selection), order }, query);
  const way = isBackwards ? sql`desc` : sql`asc`;
  return sql`select coalesce(json_agg(${serializeRecord(selection, query)} order by page.place ${way}), '[]')::text as content,
      ${ends} as ends, ${changeCounter(corpId, table.schemaCode)} as writes
    from (select found.id, row_number() over () as place from (${found}) found) page
    join ${sql.id(table.table)} r on r.corp_id = ${corpId} and r.id = page.id`;
}

/** Returns one page of records. */
export async function readPage(db: Database, selection: RecordSelection, query: RecordPageQuery): Promise<PageRead> {
  const { rows } = await pageStatement(selection, query).execute(forValues(db));
  return rows[0] ?? { content: '[]', ends: null, writes: 0 };
}

/** Returns one record with its sub-tables as JSON text; undefined where it is missing or outside the scope. */
export async function readRecord(
  db: Database,
  { table, corpId, policy }: Omit<RecordSelection, 'filter' | 'search'>,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{
    content: string;
  }>`select ${serializeRecord({ table, policy }, { withRows: true })}::text as content
    from ${sql.id(table.table)} r
    where r.corp_id = ${corpId} and r.id = ${id} and ${scopeCondition(policy.view, table)}`.execute(db);
  return rows[0]?.content;
}

/** Returns those of the records that are within the scope, without sub-tables, in no order. */
export async function readRecords(
  db: Database,
  { table, corpId, policy }: Omit<RecordSelection, 'filter' | 'search'>,
  ids: readonly string[],
): Promise<BizRecord[]> {
  const { rows } = await sql<{
    record: BizRecord;
  }>`select ${serializeRecord({ table, policy }, { withRows: false })} as record
    from ${sql.id(table.table)} r
    where r.corp_id = ${corpId} and r.id = any(${[...ids]}::text[]) and ${scopeCondition(policy.view, table)}`.execute(
    db,
  );
  return rows.map(({ record }) => record);
}

/** A row `r` as the contract has a record, as JSON; `isPartial` says in it that it has not all its values. */
export function serializeRecord(
  { table, policy }: Pick<RecordSelection, 'table' | 'policy'>,
  wanted: ValueSelection & { readonly isPartial?: boolean },
) {
  const { writable } = policy.fields;
  const hidden = hiddenCodes(table, policy);
  const members = [
    sql`'id', r.id, 'schemaCode', ${table.schemaCode}::text, 'version', r.version,
      'data', ${serializeData(visibleTable(table, policy), 'r', wanted)}, 'actions', ${allowedActions(table, policy)}`,
    ...(hidden === null ? [] : [sql`'hidden', ${hidden}`]),
    ...(wanted.isPartial === true ? [sql`'isPartial', true`] : []),
    ...(writable.size === 0 || !wanted.withRows ? [] : [sql`'readOnly', ${outside(writable, table)}`]),
  ];
  return sql`json_build_object(${sql.join(members)})`;
}

function allowedActions(table: ModelTable, policy: RowLevelPolicy): RawBuilder<unknown> {
  const within = (scope: RecordScope) => scopeCondition(scope, table);
  return sql`array_remove(array[
    case when ${isAtRest} and ${mayEdit(policy, table)} then 'edit' end,
    case when not ${isProcessData(policy)} and ${within(policy.delete)} then 'delete' end,
    case when ${within(policy.export)} then 'export' end,
    case when ${within(policy.changeOwner)} then 'changeOwner' end], null)`;
}

/** The condition that a record row `r` may be edited: within the scope, or a draft of one's own that is not finished. */
export function mayEdit({ edit, goesOnWith }: RowLevelPolicy, table: ModelTable): RawBuilder<unknown> {
  const within = scopeCondition(edit, table);
  return goesOnWith === undefined || edit === 'all' ? within : sql`(${within} or ${isBegunBy(goesOnWith)})`;
}

/** A record in a running workflow changes by its steps only. */
const isAtRest = sql<boolean>`(r.workflow_instance_id is null or r.sequence_status <> 'PROCESSING')`;

/** Returns whether a record row `r` is data of a workflow that this user may not delete. A running one is nobody's to delete. */
export function isProcessData({ deletesProcessData }: RowLevelPolicy): Condition {
  return deletesProcessData ? sql`(not ${isAtRest})` : sql`(r.workflow_instance_id is not null)`;
}

/**
 * Returns whether a record row `r` was begun by its owner and is not finished, or was withdrawn from its workflow. Who may not delete records may
 * discard it; a withdrawn one is process data all the same.
 */
export function isBegunBy(userId: string): Condition {
  return sql`(r.creater = ${userId} and r.owner = ${userId} and r.sequence_status = 'DRAFT')`;
}

/** Figure of the summary row. */
export interface SummaryFigure {
  readonly propertyCode: string;
  readonly sumType: 1 | 2 | 3 | 4 | 5;
}

/**
 * Number of records in a selection, and its summary row by property code: texts of decimals and instants, null of none.
 */
export interface RecordTotals {
  readonly total: number;
  readonly sums: Readonly<Record<string, string | null>>;
}

/**
 * Returns one figure over the rows `r` as text, of what the user sees: an instant for the first and last of times, else
 * a decimal. Of a sub-table the records that have rows are counted. Undefined for a field without this figure.
 */
export function figureOf(
  { table, policy }: RecordSelection,
  { propertyCode, sumType }: SummaryFigure,
): RawBuilder<unknown> | undefined {
  const { columns, children } = visibleTable(table, policy);
  const item = columns.get(propertyCode) ?? children.get(propertyCode);
  if (item === undefined || !kindOf(item.property).aggregates.includes(sumType)) return undefined;
  if ('table' in item) return sql`(count(*) filter (where ${hasRows(item)}))::text`;
  const figure = aggregateOf(sumType, valueIn(item, 'r'));
  if (sumType === 5) return sql`${figure}::text`;
  return storages[item.storage].isMoment ? instantText(figure) : sql`trim_scale(${figure})::text`;
}

/** The statement of a selection's totals. Fields without figures are passed over. */
export function totalsStatement(
  selection: RecordSelection,
  wanted: readonly SummaryFigure[],
): RawBuilder<RecordTotals> {
  const { table } = selection.table;
  const sums = wanted.flatMap((each) => {
    const figure = figureOf(selection, each);
    return figure === undefined ? [] : [sql`${each.propertyCode}::text, ${figure}`];
  });
  // json_build_object takes 50 pairs; a summary row of more columns is none.
  return sql`select count(*) as total, json_build_object(${sql.join(sums.slice(0, 50))}) as sums
    from ${sql.id(table)} r where ${selected(selection)}`;
}

/** The totals of a selection. */
export async function readTotals(
  db: Database,
  selection: RecordSelection,
  wanted: readonly SummaryFigure[],
): Promise<RecordTotals> {
  const { rows } = await totalsStatement(selection, wanted).execute(forValues(db));
  return rows[0] ?? { total: 0, sums: {} };
}
