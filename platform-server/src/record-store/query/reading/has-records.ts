import type { Database } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { ModelTable } from '../../schema/model-table.ts';

/** Returns whether a model has records, drafts among them, whoever asks. */
export async function hasRecords(
  db: Database,
  { table, corpId }: { readonly table: ModelTable; readonly corpId: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from ${sql.id(table.table)}
    where corp_id = ${corpId}) as found`.execute(db);
  return rows[0]?.found === true;
}
