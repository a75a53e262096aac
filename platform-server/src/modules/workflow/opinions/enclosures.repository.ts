import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import { sql } from 'kysely';
import { asJson, type Database } from '../../../database/index.ts';

/** Files that somebody gave along with an opinion. */
export interface Enclosures {
  readonly attachments: readonly StoredFile[];
  /** A picture; null where the opinion is not signed. */
  readonly signature: StoredFile | null;
}

/** Adds files to the newest entry that the actor made with a work item. */
export async function addEnclosures(
  db: Database,
  corpId: string,
  {
    workItemId,
    actorId,
    enclosures,
  }: { readonly workItemId: string; readonly actorId: string; readonly enclosures: Enclosures },
): Promise<void> {
  const entry = await db
    .selectFrom('workflow_log')
    .select(['id', 'detail'])
    .where('corp_id', '=', corpId)
    .where('work_item_id', '=', workItemId)
    .where('actor_id', '=', actorId)
    .orderBy('created_time', 'desc')
    .orderBy((log) => log.fn<number>('length', ['id']), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (entry === undefined) return;
  await db
    .updateTable('workflow_log')
    .set({ detail: asJson({ ...(entry.detail as object | null), ...enclosures }) })
    .where('corp_id', '=', corpId)
    .where('id', '=', entry.id)
    .execute();
}

/** The instances of a record in whose log the file stands. */
export async function findInstancesWithFile(
  db: Database,
  corpId: string,
  { schemaCode, objectId, fileId }: { readonly schemaCode: string; readonly objectId: string; readonly fileId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('workflow_instance as instance')
    .innerJoin('workflow_log as log', (join) =>
      join.onRef('log.corp_id', '=', 'instance.corp_id').onRef('log.instance_id', '=', 'instance.id'),
    )
    .select('instance.id')
    .distinct()
    .where('instance.corp_id', '=', corpId)
    .where('instance.schema_code', '=', schemaCode)
    .where('instance.biz_object_id', '=', objectId)
    .where(
      sql<boolean>`(log.detail -> 'attachments' @> ${JSON.stringify([{ id: fileId }])}::jsonb
        or log.detail -> 'signature' ->> 'id' = ${fileId})`,
    )
    .execute();
  return rows.map(({ id }) => id);
}
