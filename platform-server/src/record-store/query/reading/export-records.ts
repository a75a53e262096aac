import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';
import { type DatabaseTransaction } from '../../../database/transaction.ts';
import { ordering } from '../order/sort-sql.ts';
import { scopeCondition } from '../scope/scope.ts';
import { hiddenCodes, visibleTable } from '../scope/visible-table.ts';
import { type RecordSelection, selected } from './read-records.ts';
import { serializeData } from './serialize.ts';

/** Order and fields of the records of an export. */
export interface ExportQuery {
  readonly orderBy: readonly OrderBy[];
  /** The language in which names are sorted and a wrong order is refused. */
  readonly locale: Locale;
  /** Property codes; a sub-table comes with all its columns. */
  readonly codes: readonly string[];
}

/** Record of an export: the values that its reader sees, and the codes of those that they do not. */
export interface ExportedRecord {
  readonly data: BizRecord['data'];
  readonly hidden: ReadonlySet<string>;
}

/** Characters of records that are read together, and records at most: memory holds two such parts. */
const most = { characters: 1_000_000, records: 1_000 } as const;

const nothingHidden: ReadonlySet<string> = new Set();

/** The condition that a row `r` is in a selection, and may be exported. */
function exported(selection: RecordSelection): RawBuilder<boolean> {
  return sql`${selected(selection)} and ${scopeCondition(selection.policy.export, selection.table)}`;
}

/**
 * The statement of an export. Only ids are sorted, as in a page: whole records would fill the sort's memory. The join by
 * one id at a time keeps their order.
 */
export function exportStatement(selection: RecordSelection, query: ExportQuery): RawBuilder<unknown> {
  const { table, corpId, policy } = selection;
  const seen = visibleTable(table, policy);
  const data = serializeData(seen, 'r', { codes: query.codes, withRows: false });
  return sql`select each.data, each.hidden
    from (select r.id from ${sql.id(table.table)} r where ${exported(selection)} order by ${ordering(seen, query)}) found
    cross join lateral (select ${data}::text as data, ${hiddenCodes(table, policy) ?? sql`null::text[]`} as hidden
      from ${sql.id(table.table)} r where r.corp_id = ${corpId} and r.id = found.id offset 0) each`;
}

/** The number of records that an export of a selection has. */
export async function countExported(trx: DatabaseTransaction, selection: RecordSelection): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from ${sql.id(selection.table.table)} r where ${exported(selection)}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/**
 * Yields the records of an export, some at a time, as the transaction sees them. The next ones are read while the last
 * ones are worked on. To be read to the end, or ended.
 */
export async function* readExported(
  trx: DatabaseTransaction,
  selection: RecordSelection,
  query: ExportQuery,
): AsyncGenerator<readonly ExportedRecord[]> {
  // All rows are read, so that the way to the last one counts, not that to the first.
  await sql`set local cursor_tuple_fraction = 1`.execute(trx);
  await sql`declare exported no scroll cursor for ${exportStatement(selection, query)}`.execute(trx);
  let next: Promise<RowBatch> | null = readBatch(trx, 20);
  try {
    while (next !== null) {
      const { rows, characters }: RowBatch = await next;
      next = rows.length === 0 ? null : readBatch(trx, sizeFor(rows.length, characters));
      // Its failure is met when it is awaited.
      next?.catch(() => undefined);
      if (rows.length > 0) yield rows.map(recordOf);
    }
  } finally {
    await next?.catch(() => undefined);
  }
}

interface ExportRow {
  readonly data: string;
  readonly hidden: readonly string[] | null;
}

interface RowBatch {
  readonly rows: readonly ExportRow[];
  readonly characters: number;
}

async function readBatch(trx: DatabaseTransaction, count: number): Promise<RowBatch> {
  // The number stands in the statement: FETCH takes no parameter.
  const { rows } = await sql<ExportRow>`fetch ${sql.raw(String(count))} from exported`.execute(trx);
  return { rows, characters: rows.reduce((sum, { data }) => sum + data.length, 0) };
}

function sizeFor(count: number, characters: number): number {
  const fitting = Math.floor((most.characters * count) / Math.max(characters, 1));
  const size = Math.max(1, Math.min(most.records, fitting));
  // Few different numbers make few different statements.
  return 2 ** Math.floor(Math.log2(size));
}

function recordOf({ data, hidden }: ExportRow): ExportedRecord {
  const isAllSeen = hidden === null || hidden.length === 0;
  return { data: JSON.parse(data) as ExportedRecord['data'], hidden: isAllSeen ? nothingHidden : new Set(hidden) };
}
