import type { Database } from '../../database/connect.ts';
import { asJson } from '../../database/tables.ts';

/** A setting's value as it was kept, or undefined. */
export async function findSetting(db: Database, corpId: string, code: string): Promise<unknown> {
  const row = await db
    .selectFrom('system_setting')
    .select('value')
    .where('corp_id', '=', corpId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.value;
}

/** Keeps a setting. */
export async function saveSetting(db: Database, corpId: string, code: string, value: unknown, at: Date) {
  const kept = { value: asJson(value), modified_time: at };
  await db
    .insertInto('system_setting')
    .values({ corp_id: corpId, code, ...kept })
    .onConflict((conflict) => conflict.columns(['corp_id', 'code']).doUpdateSet(kept))
    .execute();
}
