import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import type { Tables } from '../../database/tables.ts';
import type { ModelTable } from '../schema/model-table.ts';
import { incrementChangeCounter } from './change-counter.ts';
import { type CopyValue, copyRows } from './copy-text.ts';
import { childLines, type LoadRow, type LoadTarget, loadTargets, mainLines } from './load-lines.ts';
import { ReferenceCheck } from './reference-check.ts';
import { StagedChanges } from './staged-changes.ts';

/** The transaction of a load. */
export interface LoadContext {
  /** The transaction's connection, for what the load needs besides. */
  readonly trx: Database;
  /** Sends rows of another table by COPY. `target` is the table with its columns, in the order of the values. */
  copy(target: string, lines: Iterable<readonly CopyValue[]>): Promise<void>;
  /** Brings new records in. Throws valueInvalid where they name something that does not exist. */
  append(rows: readonly LoadRow[]): Promise<void>;
  /**
   * Stages changes of records, all of the same codes. The records are locked by the caller; rows of sub-tables that are
   * among the codes become these. Throws as `append`.
   */
  overwrite(rows: readonly LoadRow[], codes: readonly string[]): Promise<void>;
}

/** Records of one load from which on the planner's statistics are gathered at once, not when the database gets to it. */
const manyRecords = 50_000;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

interface LoadPlace {
  readonly table: ModelTable;
  readonly corpId: string;
  /** Tells loads apart that run at the same time. */
  readonly token: string;
}

/**
 * Brings records in by COPY: new ones go where they belong, changes wait beside it and are made by one statement a table.
 * All in one transaction, so that a failure leaves nothing.
 */
export async function loadRecords(
  pool: pg.Pool,
  place: LoadPlace,
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
  place: LoadPlace,
  fill: (context: LoadContext) => Promise<void>,
): Promise<void> {
  const { table, corpId } = place;
  const targets = loadTargets(table);
  const references = new ReferenceCheck(trx, { corpId, table: table.table });
  const changes = new StagedChanges(trx, table, place.token);
  const { append, overwrite } = loadWriters(place, { targets, changes, copyInto: checkedCopy(client, references) });
  let count = 0;
  await fill({
    trx,
    copy: (target, lines) => copyRows(client, target, lines),
    async append(rows) {
      count += rows.length;
      await append(rows);
    },
    overwrite,
  });
  await changes.move();
  await references.end();
  await incrementChangeCounter(trx, corpId, table.schemaCode, 'many');
  if (count >= manyRecords) await analyze(trx, targets);
}

type LoadTargets = ReturnType<typeof loadTargets>;
type CopyInto = ReturnType<typeof checkedCopy>;

/** Returns what copies lines into a table and checks what they name. */
function checkedCopy(client: pg.PoolClient, references: ReferenceCheck) {
  return async (
    table: string,
    { fixed, columns }: LoadTarget,
    lines: Iterable<readonly CopyValue[]>,
  ): Promise<void> => {
    const names = [...fixed, ...columns.map(({ name }) => name)].map(quoted).join(', ');
    const batch = references.batch(columns, fixed.length);
    await copyRows(client, `${quoted(table)} (${names})`, batch.noted(lines));
    await batch.check();
  };
}

interface WriterNeeds {
  readonly targets: LoadTargets;
  readonly changes: StagedChanges;
  readonly copyInto: CopyInto;
}

/** Returns what writes new records and what stages changes. */
function loadWriters(
  { corpId }: LoadPlace,
  { targets: { main, children }, changes, copyInto }: WriterNeeds,
): Pick<LoadContext, 'append' | 'overwrite'> {
  return {
    async append(rows) {
      await copyInto(main.table, main, mainLines(main, corpId, rows));
      for (const [code, child] of children)
        if (hasRows(rows, code)) await copyInto(child.table, child, childLines(child, code, corpId, rows));
    },
    async overwrite(rows, codes) {
      const { staged, columns } = await changes.stagingFor(codes);
      const changed = { ...main, columns };
      await copyInto(staged, changed, mainLines(changed, corpId, rows));
      for (const [code, child] of children) {
        if (hasRows(rows, code))
          await copyInto(await changes.stagingOfRows(child), child, childLines(child, code, corpId, rows));
      }
    },
  };
}

const hasRows = (records: readonly LoadRow[], code: string) =>
  records.some(({ values }) => ((values[code] ?? []) as readonly unknown[]).length > 0);

async function analyze(trx: Database, { main, children }: LoadTargets): Promise<void> {
  for (const { table } of [main, ...children.values()]) await sql`analyze ${sql.id(table)}`.execute(trx);
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
