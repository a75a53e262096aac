import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Writers of one model take different rows, so that they rarely wait for each other. */
const stripes = 16;

/**
 * Notes in the writer's transaction that records of a model changed. Whoever sees the same count twice knows that
 * nothing was committed in between, in any process.
 */
export async function noteWrite(db: Database, corpId: string, schemaCode: string): Promise<void> {
  await db
    .insertInto('record_write')
    .values({ corp_id: corpId, schema_code: schemaCode, stripe: Math.floor(Math.random() * stripes), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['corp_id', 'schema_code', 'stripe'])
        .doUpdateSet({ count: sql<number>`record_write.count + 1` }),
    )
    .execute();
}

/** How often records of a model were written so far. */
export async function countWrites(db: Database, corpId: string, schemaCode: string): Promise<number> {
  const row = await db
    .selectFrom('record_write')
    .select(({ fn }) => fn.sum<string | null>('count').as('count'))
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
