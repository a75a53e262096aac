import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { RememberedCorrection } from '@portico/shared-kit/contract/import-corrections.schema';
import { sql } from 'kysely';
import { asJson, type Database } from '../../../database/index.ts';

/** Answers of one person for one model. */
export interface RememberedOf {
  readonly userId: UserId;
  readonly schemaCode: ModelCode;
}

/** Answers that are kept in mind at most. */
const most = 1_000;

/** Returns what a person has answered before, the latest first. */
export async function findRemembered(
  db: Database,
  corpId: string,
  { userId, schemaCode }: RememberedOf,
): Promise<RememberedCorrection[]> {
  const rows = await db
    .selectFrom('import_correction')
    .select(['id', 'path as propertyPath', 'text', 'last_used_time'])
    .select(sql<unknown>`value`.as('value'))
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('schema_code', '=', schemaCode)
    .orderBy('last_used_time', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ last_used_time, ...row }) => ({ ...row, lastUsedTime: last_used_time.toISOString() }));
}

/** Keeps an answer in mind, in place of an earlier one to the same text. */
export async function remember(
  db: Database,
  corpId: string,
  { userId, schemaCode }: RememberedOf,
  answer: {
    readonly id: string;
    readonly path: string;
    readonly text: string;
    readonly value: unknown;
    readonly at: Date;
  },
): Promise<void> {
  const { id, path, text, value, at } = answer;
  await sql`insert into import_correction (corp_id, id, user_id, schema_code, path, text, value, last_used_time)
    values (${corpId}, ${id}, ${userId}, ${schemaCode}, ${path}, ${text}, ${asJson(value)}::jsonb, ${at})
    on conflict (corp_id, user_id, schema_code, path, md5(text)) do update
    set value = excluded.value, last_used_time = excluded.last_used_time`.execute(db);
}

/** Forgets an own answer. */
export async function forget(
  db: Database,
  corpId: string,
  own: { readonly id: string; readonly userId: UserId },
): Promise<void> {
  await db
    .deleteFrom('import_correction')
    .where('corp_id', '=', corpId)
    .where('id', '=', own.id)
    .where('user_id', '=', own.userId)
    .execute();
}
