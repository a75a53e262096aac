import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import type { ModelColumn } from '../schema/model-table.ts';

/** Table beside one of a model, whose rows come by COPY and are moved together. */
export interface Staging {
  readonly table: string;
  readonly staged: string;
  /** Columns before those of fields. */
  readonly fixed: readonly string[];
  readonly columns: readonly ModelColumn[];
}

/** Unlogged and dropped in the transaction that made it, so that nobody else ever sees it. */
export async function createStaging(trx: Database, { table, staged }: Staging): Promise<void> {
  await sql`create unlogged table ${sql.id(staged)} (like ${sql.id(table)} including defaults)`.execute(trx);
}
