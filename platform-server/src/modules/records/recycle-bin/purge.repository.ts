import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { sql } from '../../../database/sql.ts';
import type { Database } from '../../../database/index.ts';

/** Entry of the recycle bin that goes for good. */
export interface PurgedEntry {
  readonly schemaCode: ModelCode;
  readonly recordId: string;
  readonly name: string | null;
}

/** Deletes these entries of a model. @returns those that were there */
export async function deleteEntries(
  trx: Database,
  corpId: string,
  { schemaCode, ids }: { readonly schemaCode: ModelCode; readonly ids: readonly string[] },
): Promise<readonly PurgedEntry[]> {
  const { rows } = await sql<PurgedEntry>`delete from deleted_record d
    where d.corp_id = ${corpId} and d.schema_code = ${schemaCode} and d.id = any(${[...ids]}::text[])
    returning d.schema_code as "schemaCode", d.record_id as "recordId", d.record ->> 'name' as name`.execute(trx);
  return rows;
}

/** Deletes up to `most` entries that are older than the time. @returns them */
export async function deleteOldEntries(
  trx: Database,
  corpId: string,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<readonly PurgedEntry[]> {
  const { rows } = await sql<PurgedEntry>`delete from deleted_record d using (
      select o.id from deleted_record o where o.corp_id = ${corpId} and o.deleted_time < ${before}
      order by o.deleted_time limit ${most} for update) old
    where d.corp_id = ${corpId} and d.id = old.id
    returning d.schema_code as "schemaCode", d.record_id as "recordId", d.record ->> 'name' as name`.execute(trx);
  return rows;
}

/** Returns those of a model's records that the recycle bin has still, by their ids. */
export async function findInBin(
  trx: Database,
  corpId: string,
  { schemaCode, recordIds }: { readonly schemaCode: ModelCode; readonly recordIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select d.record_id as id from deleted_record d
    where d.corp_id = ${corpId} and d.schema_code = ${schemaCode}
      and d.record_id = any(${[...recordIds]}::text[])`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
