import type { ImportRow } from '@portico/shared-kit/contract/imports.schema';
import { sql } from 'kysely';
import type { Connections, Database } from '../../../database/index.ts';
import { copyRows } from '../../../record-store/index.ts';
import type { GoodDraft } from '../../records/index.ts';

/** The rows that one run of an import has read. */
export interface StagedRows {
  readonly corpId: string;
  readonly taskId: string;
  readonly run: number;
}

/** A row of a file that was read and checked. */
export interface StagedRow {
  readonly id: string;
  readonly rowNumber: number;
  readonly recordId: string;
  /** Of a good row: what is written, and the version of the record that it overwrites. */
  readonly good: Pick<GoodDraft, 'version' | 'values'> | null;
  /** Of a refused row: its cells with their problems. */
  readonly refused: ImportRow | null;
}

const target = 'import_row (corp_id, id, task_id, run, row_number, state, record_id, version, record_values, cells)';

/** Keeps rows by COPY. */
export async function stageRows(
  { workPool }: Pick<Connections, 'workPool'>,
  { corpId, taskId, run }: StagedRows,
  rows: readonly StagedRow[],
): Promise<void> {
  const client = await workPool.connect();
  try {
    const lines = rows.map(({ id, rowNumber, recordId, good, refused }) => {
      const state = good === null ? 'REFUSED' : 'GOOD';
      const values = good === null ? null : JSON.stringify(good.values);
      const cells = refused === null ? null : JSON.stringify(refused);
      return [corpId, id, taskId, run, rowNumber, state, recordId, good?.version ?? null, values, cells];
    });
    await copyRows(client, target, lines);
  } finally {
    client.release();
  }
}

/** Keeps those of the rows that are refused. */
export async function stageRefused(
  connections: Pick<Connections, 'workPool'>,
  of: StagedRows,
  rows: readonly StagedRow[],
): Promise<void> {
  const refused = rows.filter(({ good }) => good === null);
  if (refused.length > 0) await stageRows(connections, of, refused);
}

/** Good rows that are read at once. */
const batchSize = 1_000;

/** Reads the good rows in the order of the file. */
export async function* readGoodRows(
  db: Database,
  { corpId, taskId, run }: StagedRows,
): AsyncGenerator<readonly GoodDraft[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('import_row')
      .select(['record_id as id', 'version', 'row_number as rowNumber'])
      .select(sql<GoodDraft['values']>`record_values`.as('values'))
      .where('corp_id', '=', corpId)
      .where('task_id', '=', taskId)
      .where('run', '=', run)
      .where('state', '=', 'GOOD')
      .where('row_number', '>', after)
      .orderBy('row_number')
      .limit(batchSize)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.rowNumber ?? after;
  }
}

/** Forgets the rows of an import: of one run, of all others, or in one state, where that is said. */
export async function forgetRows(
  db: Database,
  { corpId, taskId }: Pick<StagedRows, 'corpId' | 'taskId'>,
  { run, exceptRun, state }: { readonly run?: number; readonly exceptRun?: number; readonly state?: 'GOOD' } = {},
): Promise<void> {
  await db
    .deleteFrom('import_row')
    .where('corp_id', '=', corpId)
    .where('task_id', '=', taskId)
    .$if(run !== undefined, (query) => query.where('run', '=', run ?? 0))
    .$if(exceptRun !== undefined, (query) => query.where('run', '!=', exceptRun ?? 0))
    .$if(state !== undefined, (query) => query.where('state', '=', 'GOOD'))
    .execute();
}
