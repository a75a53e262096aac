import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { isProcessData, type RecordSelection, selected } from './read-records.ts';

/** A record that a list finds. */
interface RecordMatch {
  readonly id: string;
  readonly version: number;
  /** True where it belongs to a workflow, so that this user may not delete it. */
  readonly isProcessData: boolean;
}

/** The records of a selection in the order of their ids, `most` at most. */
export async function readMatches(db: Database, selection: RecordSelection, most: number): Promise<RecordMatch[]> {
  const { table, policy } = selection;
  const { rows } = await sql<RecordMatch>`select r.id, r.version, ${isProcessData(policy)} as "isProcessData"
    from ${sql.id(table.table)} r where ${selected(selection)} order by r.id limit ${most}`.execute(db);
  return rows;
}
