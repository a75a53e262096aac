import { type RawBuilder, sql } from 'kysely';
import { v7 } from 'uuid';
import type { Database } from '../database/connect.ts';

/** Writers of one model take different rows, so that they rarely wait for each other. */
const stripes = 16;

/** More records of one write are not named: whoever counted them counts all again. */
const mostNamed = 1_000;

/**
 * Notes in the writer's transaction that records of a model changed, and which. Whoever sees the same count twice knows
 * that nothing was committed in between, in any process.
 */
export async function noteWrite(
  db: Database,
  corpId: string,
  schemaCode: string,
  records: readonly string[] | 'many',
): Promise<void> {
  const record_ids = records === 'many' || records.length > mostNamed ? null : [...records];
  await db
    .insertInto('record_change')
    .values({ corp_id: corpId, schema_code: schemaCode, id: v7(), record_ids })
    .execute();
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

/** How often records of a model were written so far, as part of a statement. */
export function writesSoFar(corpId: string, schemaCode: string): RawBuilder<number> {
  return sql`(select coalesce(sum(w.count), 0)::bigint from record_write w
    where w.corp_id = ${corpId} and w.schema_code = ${schemaCode})`;
}

/** How often records of a model were written so far. */
export async function countWrites(db: Database, corpId: string, schemaCode: string): Promise<number> {
  const { rows } = await sql<{ writes: number }>`select ${writesSoFar(corpId, schemaCode)} as writes`.execute(db);
  return rows[0]?.writes ?? 0;
}
