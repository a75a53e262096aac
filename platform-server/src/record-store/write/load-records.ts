import { appError } from '@portico/shared-kit/errors';
import { type ColumnStorageType, type RowValue, storages } from '@portico/shared-kit/fields';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import type { Tables } from '../../database/tables.ts';
import { toColumn } from '../storages/column-storages.ts';
import { type CopyValue, copyRows } from './copy-text.ts';
import { derivedName, modelTableName } from '../schema/identifiers.ts';
import { type ModelColumn, type ModelTable, writtenColumns } from '../schema/model-table.ts';
import { relationColumns, relationOf } from '../schema/relations.ts';
import { incrementChangeCounter } from './change-counter.ts';
import { stagedChanges } from './staged-changes.ts';
import { createStaging, type Staging } from './staging-table.ts';
import type { RecordValues } from './write-records.ts';

/** A checked record to load: its values with those of the system by code, and the rows of its sub-tables. */
export interface LoadRow {
  readonly id: string;
  readonly values: RecordValues;
}

/** The transaction of a load. */
export interface LoadContext {
  /** The transaction's connection, for what the load needs besides. */
  readonly trx: Database;
  /** Sends rows of another table by COPY. `target` is the table with its columns, in the order of the values. */
  copy(target: string, lines: Iterable<readonly CopyValue[]>): Promise<void>;
  /** Stages some records. */
  append(rows: readonly LoadRow[]): Promise<void>;
  /**
   * Stages changes of records, all of the same codes. The records are locked by the caller; rows of sub-tables that are
   * among the codes become these.
   */
  overwrite(rows: readonly LoadRow[], codes: readonly string[]): Promise<void>;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Brings records in by COPY: `fill` stages them, they are checked together, and one statement a table moves them. All
 * in one transaction, so that a failure leaves nothing. `token` tells loads apart that run at the same time.
 */
export async function loadRecords(
  pool: pg.Pool,
  place: { readonly table: ModelTable; readonly corpId: string; readonly token: string },
  fill: (context: LoadContext) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  const trx = onClient(client);
  try {
    await client.query('begin');
    await loadInto(client, trx, place, fill);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function loadInto(
  client: pg.PoolClient,
  trx: Database,
  { table, corpId, token }: { readonly table: ModelTable; readonly corpId: string; readonly token: string },
  fill: (context: LoadContext) => Promise<void>,
): Promise<void> {
  const [main, children] = stagingsOf(table, token);
  const all = [main, ...children.values()];
  for (const staging of all) await createStaging(trx, staging);
  const appendRows = async (rows: readonly LoadRow[]) => {
    for (const [code, staging] of children) {
      await copyRows(client, targetOf(staging), childLines(staging, code, corpId, rows));
    }
  };
  const changes = stagedChanges(trx, table, derivedName(table.table, `over_${token}`));
  await fill({
    trx,
    copy: (target, lines) => copyRows(client, target, lines),
    async append(rows) {
      await copyRows(client, targetOf(main), mainLines(main, corpId, rows));
      await appendRows(rows);
    },
    async overwrite(rows, codes) {
      const staging = await changes.stagingFor(codes);
      await copyRows(client, targetOf(staging), mainLines(staging, corpId, rows));
      await appendRows(rows);
    },
  });
  for (const staging of [...changes.stagings(), ...all]) {
    await refuseUnknownUnits(trx, staging);
    await refuseUnknownRecords(trx, staging, main);
  }
  await changes.move();
  for (const staging of all) await move(trx, staging);
  await incrementChangeCounter(trx, corpId, table.schemaCode, 'many');
  for (const staging of all) await sql`analyze ${sql.id(staging.table)}`.execute(trx);
}

function stagingsOf(table: ModelTable, token: string): [Staging, Map<string, Staging>] {
  const staged = (name: string) => derivedName(name, `load_${token}`);
  const main = {
    table: table.table,
    staged: staged(table.table),
    fixed: ['corp_id'],
    columns: writtenColumns(table),
  };
  const fixed = ['corp_id', 'id', 'parent_id', 'sort_key'];
  const children = [...table.children.values()].map(
    ({ code, table: name, columns }) => [code, { table: name, staged: staged(name), fixed, columns }] as const,
  );
  return [main, new Map(children)];
}

const namesOf = ({ fixed, columns }: Staging) => [...fixed, ...columns.map(({ name }) => name)];
const targetOf = (staging: Staging) => `${quoted(staging.staged)} (${namesOf(staging).map(quoted).join(', ')})`;

function* mainLines(staging: Staging, corpId: string, rows: readonly LoadRow[]): Generator<CopyValue[]> {
  for (const { id, values } of rows) {
    const cells = staging.columns.map(({ code, storage }) => (code === 'id' ? id : toColumn(storage, values[code])));
    yield [corpId, ...cells];
  }
}

function* childLines(staging: Staging, code: string, corpId: string, rows: readonly LoadRow[]): Generator<CopyValue[]> {
  for (const { id: parentId, values } of rows) {
    for (const [index, row] of ((values[code] ?? []) as readonly RowValue[]).entries()) {
      const cells = staging.columns.map((column) => toColumn(column.storage, row[column.code]));
      yield [corpId, row.id, parentId, index, ...cells];
    }
  }
}

const unitTables = { user: 'app_user', department: 'department' } as const;

/** The ids of a column, one a row; of several in one value each by itself. */
function idsIn(name: string, storage: ColumnStorageType) {
  const column = sql`s.${sql.id(name)}`;
  return storages[storage].isList
    ? sql`cross join lateral jsonb_array_elements_text(${column}) kept(id)`
    : sql`cross join lateral (values (${column})) kept(id)`;
}

/** The different ids of a column: each is looked up once, however many rows have it, whatever the planner thinks of a new table. */
function differentIds(staged: string, name: string, storage: ColumnStorageType) {
  return sql`(select distinct s.corp_id, kept.id from ${sql.id(staged)} s ${idsIn(name, storage)}
    where kept.id is not null)`;
}

/** People and departments that do not exist are found for all records at once. Throws valueInvalid. */
async function refuseUnknownUnits(trx: Database, { staged, columns }: Staging): Promise<void> {
  for (const { storage, name, property } of columns) {
    const { refersTo } = storages[storage];
    if (refersTo === 'unit') await refuseUnknownMix(trx, staged, { name, property });
    if (refersTo !== 'user' && refersTo !== 'department') continue;
    const { rows } = await sql<{ id: string }>`select kept.id from ${differentIds(staged, name, storage)} kept
      where not exists (
        select 1 from ${sql.id(unitTables[refersTo])} u where u.corp_id = kept.corp_id and u.id = kept.id)
      limit 1`.execute(trx);
    if (rows[0] !== undefined) throw appError('valueInvalid', { property: property.name, reason: rows[0].id });
  }
}

async function refuseUnknownMix(
  trx: Database,
  staged: string,
  { name, property }: Pick<ModelColumn, 'name' | 'property'>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select substr(kept.key, 3) as id from ${sql.id(staged)} s
    cross join lateral jsonb_array_elements_text(s.${sql.id(name)}) kept(key)
    where case when kept.key like '3:%'
      then not exists (select 1 from app_user u where u.corp_id = s.corp_id and u.id = substr(kept.key, 3))
      else not exists (select 1 from department d where d.corp_id = s.corp_id and d.id = substr(kept.key, 3)) end
    limit 1`.execute(trx);
  if (rows[0] !== undefined) throw appError('valueInvalid', { property: property.name, reason: rows[0].id });
}

/** Records that do not exist, neither before nor in this load. Throws valueInvalid. */
async function refuseUnknownRecords(trx: Database, { staged, columns }: Staging, main: Staging): Promise<void> {
  for (const { storage, name, property } of relationColumns(columns)) {
    const target = modelTableName(relationOf(property).schemaCode);
    const places = target === main.table ? [target, main.staged] : [target];
    const known = places.map(
      (place) => sql`select t.id from ${sql.id(place)} t where t.corp_id = kept.corp_id and t.id = kept.id`,
    );
    const { rows } = await sql<{ id: string }>`select kept.id from ${differentIds(staged, name, storage)} kept
      where not exists (${sql.join(known, sql` union all `)}) limit 1`.execute(trx);
    if (rows[0] !== undefined) throw appError('valueInvalid', { property: property.name, reason: rows[0].id });
  }
}

async function move(trx: Database, staging: Staging): Promise<void> {
  const names = sql.join(namesOf(staging).map((name) => sql.id(name)));
  const { table, staged } = staging;
  await sql`insert into ${sql.id(table)} (${names}) select ${names} from ${sql.id(staged)}`.execute(trx);
  await sql`drop table ${sql.id(staged)}`.execute(trx);
}

/** Kysely within a transaction that somebody else began and ends. */
class OuterTransaction extends Kysely<Tables> {
  override get isTransaction(): boolean {
    return true;
  }
}

/** Kysely on one connection of the pool, whose transaction and release stay the caller's. */
function onClient(client: pg.PoolClient): Database {
  const connection = { query: client.query.bind(client), release: () => undefined };
  const pool: PostgresPool = { options: {}, connect: async () => connection, end: async () => undefined };
  return new OuterTransaction({ dialect: new PostgresDialect({ pool }) });
}
