import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { asObject, rowsOf } from '../write/keep-undo.ts';
import type { TenantTable } from '../write/write-records.ts';
import { storagesOf } from './storage-by-column.ts';

/** Records that are about to be deleted together. */
interface Deletion {
  readonly records: readonly { readonly id: string; readonly entryId: string }[];
  readonly userId: string;
  readonly operationId: string;
  readonly at: Date;
}

/** Keeps records with the rows of their sub-tables in the recycle bin, before the caller's transaction deletes them. */
export async function keepDeleted(
  trx: Database,
  { table, corpId }: TenantTable,
  { records, userId, operationId, at }: Deletion,
): Promise<void> {
  const rows = asObject(
    [...table.children.values()].map((child) => sql`${rowsOf(child.table)} as ${sql.id(child.table)}`),
  );
  const [ids, entryIds] = [records.map(({ id }) => id), records.map(({ entryId }) => entryId)];
  await sql`insert into deleted_record (corp_id, id, schema_code, record_id, user_id, operation_id, deleted_time, record,
      record_rows, storages)
    select r.corp_id, entry.id, ${table.schemaCode}, r.id, ${userId}, ${operationId}, ${at}::timestamptz, to_jsonb(r), ${rows},
      ${JSON.stringify(storagesOf(table))}::jsonb
    from unnest(${ids}::text[], ${entryIds}::text[]) entry(record_id, id)
    join ${sql.id(table.table)} r on r.corp_id = ${corpId} and r.id = entry.record_id`.execute(trx);
}
