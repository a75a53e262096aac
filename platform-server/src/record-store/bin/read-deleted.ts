import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { containing } from '../query/filters/filter-values.ts';
import { serializeName } from '../query/reading/serialize.ts';
import { type RowLevelPolicy, scopeCondition } from '../query/scope/scope.ts';
import { visibleTable } from '../query/scope/visible-table.ts';
import { type ModelTable, valueIn } from '../schema/model-table.ts';
import { fittingRow, type StorageByColumn } from './storage-by-column.ts';

/** The part of a model's recycle bin that somebody sees. */
export interface BinSelection {
  readonly table: ModelTable;
  readonly corpId: string;
  /** Rights on the records as they were when they were deleted. */
  readonly policy: RowLevelPolicy;
  /** The person whose deletions alone are meant; null: everybody's. */
  readonly userId: UserId | null;
}

/** Entry of the recycle bin. */
export interface DeletedRow {
  readonly id: string;
  readonly recordId: string;
  /** Title as the person sees it, its number where they do not; null where they see neither. */
  readonly name: string | null;
  readonly name_i18n: string | null;
  readonly sequenceNo: string | null;
  readonly userId: UserId;
  readonly userName: string;
  readonly userName_i18n: string | null;
  readonly deletedTime: Date;
  /** True where the person might have deleted it. */
  readonly isAllowed: boolean;
}

/** The entries `d` of a selection, with the records `r` as their rows were. */
function entriesOf({ table, corpId, policy, userId }: BinSelection) {
  const isOwn = userId === null ? sql`true` : sql`d.user_id = ${userId}`;
  return sql`deleted_record d cross join lateral ${fittingRow(table)} r
    where d.corp_id = ${corpId} and d.schema_code = ${table.schemaCode} and ${isOwn}
      and ${scopeCondition(policy.view, table)}`;
}

function namesOf({ table, policy }: BinSelection) {
  const seen = visibleTable(table, policy);
  const number = seen.columns.get('sequenceNo');
  const sequenceNo = number === undefined ? sql`null::text` : valueIn(number, 'r');
  const names = seen.columns.has('name') ? serializeName(seen, 'r') : sql`${sequenceNo} as name`;
  const hasOther = seen.columns.has('name');
  return sql`${names}, ${hasOther ? sql`` : sql`null::text as name_i18n,`} ${sequenceNo} as "sequenceNo"`;
}

const isAllowed = ({ table, policy }: BinSelection) =>
  sql`coalesce(${scopeCondition(policy.delete, table)}, false) as "isAllowed"`;

/** Returns a page of the recycle bin, the newest first, and the number of all that the search keeps. */
export async function readDeleted(
  db: Database,
  selection: BinSelection,
  { search, page, size }: { readonly search: string; readonly page: number; readonly size: number },
): Promise<{ readonly rows: readonly DeletedRow[]; readonly total: number }> {
  const pattern = containing(search);
  const found = sql`(select d.id, d.record_id as "recordId", d.user_id as "userId", d.deleted_time as "deletedTime",
      ${namesOf(selection)}, ${isAllowed(selection)} from ${entriesOf(selection)}) entry
    ${search === '' ? sql`` : sql`where entry.name ilike ${pattern} or entry."sequenceNo" ilike ${pattern}`}`;
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${found}`.execute(db);
  const { rows } = await sql<DeletedRow>`select entry.*, coalesce(u.name, entry."userId") as "userName",
      u.name_i18n as "userName_i18n"
    from (select * from ${found} order by entry."deletedTime" desc, entry.id desc limit ${size} offset ${page * size}) entry
    left join app_user u on u.corp_id = ${selection.corpId} and u.id = entry."userId"
    order by entry."deletedTime" desc, entry.id desc`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Entry that is about to be restored, with all that it kept. */
export interface LockedEntry extends Pick<DeletedRow, 'id' | 'recordId' | 'name' | 'isAllowed'> {
  /** True where a record has its id. */
  readonly isThere: boolean;
  readonly record: Readonly<Record<string, unknown>>;
  /** By the names of the tables of sub-tables. */
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly storages: StorageByColumn;
}

/** Returns those of the entries that the selection has, locked until the transaction ends, in one order everywhere. */
export async function lockDeleted(
  trx: Database,
  selection: BinSelection,
  ids: readonly string[],
): Promise<readonly LockedEntry[]> {
  const { table, corpId } = selection;
  const { rows } = await sql<LockedEntry>`select d.id, d.record_id as "recordId", ${namesOf(selection)},
      ${isAllowed(selection)}, d.record, d.record_rows as rows, d.storages,
      exists (select 1 from ${sql.id(table.table)} t where t.corp_id = ${corpId} and t.id = d.record_id) as "isThere"
    from ${entriesOf(selection)} and d.id = any(${[...ids]}::text[]) order by d.id for update of d`.execute(trx);
  return rows;
}
