import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { BatchLogEntry, BatchLogPage } from '@portico/shared-kit/contract/record-batches.schema';
import type { Database } from '../../../database/index.ts';

/** Batch update as it is kept. */
export interface NewBatchLog
  extends Omit<BatchLogEntry, 'userId' | 'imgUrl' | 'userName' | 'userName_i18n' | 'createdTime'> {
  readonly schemaCode: ModelCode;
  readonly userId: UserId;
  readonly at: Date;
  readonly propertyCode: string;
}

/** Writes an entry of the log in the transaction of its batch; the numbers of one that is there become more. */
export async function addToBatchLog(trx: Database, corpId: string, entry: NewBatchLog): Promise<void> {
  await trx
    .insertInto('batch_update_log')
    .values({
      corp_id: corpId,
      id: entry.id,
      schema_code: entry.schemaCode,
      user_id: entry.userId,
      created_time: entry.at,
      property_code: entry.propertyCode,
      property_name: entry.propertyName,
      property_name_i18n: entry.propertyName_i18n,
      modified_value: entry.modifiedValue,
      modified_value_i18n: entry.modifiedValue_i18n,
      total: entry.total,
      success_count: entry.successCount,
      fail_count: entry.failCount,
    })
    .onConflict((conflict) =>
      conflict.columns(['corp_id', 'id']).doUpdateSet((row) => ({
        total: row('batch_update_log.total', '+', row.ref('excluded.total')),
        success_count: row('batch_update_log.success_count', '+', row.ref('excluded.success_count')),
        fail_count: row('batch_update_log.fail_count', '+', row.ref('excluded.fail_count')),
      })),
    )
    .execute();
}

/** Selection of entries of the log. */
interface LogSelection {
  readonly schemaCode: ModelCode;
  /** Id of the user whose entries are meant; null: everybody's. */
  readonly userId: UserId | null;
  /** Codes of fields whose entries are left out. */
  readonly hidden: readonly string[];
}

/** A page of the log of a model, newest first. */
export async function findBatchLog(
  db: Database,
  corpId: string,
  { schemaCode, userId, hidden }: LogSelection,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<BatchLogPage> {
  const entries = db
    .selectFrom('batch_update_log as log')
    .where('log.corp_id', '=', corpId)
    .where('log.schema_code', '=', schemaCode)
    .$if(userId !== null, (query) => query.where('log.user_id', '=', userId))
    .$if(hidden.length > 0, (query) => query.where('log.property_code', 'not in', hidden));
  const count = await entries.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await entries
    .leftJoin('app_user as person', (join) =>
      join.onRef('person.corp_id', '=', 'log.corp_id').onRef('person.id', '=', 'log.user_id'),
    )
    .select(['log.id', 'log.user_id', 'log.created_time', 'log.total', 'person.name', 'person.img_url as imgUrl'])
    .select(['log.property_name as propertyName', 'log.property_name_i18n as propertyName_i18n'])
    .select(['log.modified_value as modifiedValue', 'log.modified_value_i18n as modifiedValue_i18n'])
    .select(['log.success_count as successCount', 'log.fail_count as failCount'])
    .select('person.name_i18n as userName_i18n')
    .orderBy('log.created_time', 'desc')
    .orderBy('log.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  const content = rows.map(({ user_id, name, created_time, ...entry }) => ({
    ...entry,
    userId: user_id,
    userName: name ?? user_id,
    createdTime: created_time.toISOString(),
  }));
  return { content, totalElements: count.count };
}
