import type { Database } from '../../database/index.ts';

/** Returns the names of the applications by their codes, whether they are switched on or not. */
export async function findApplicationNames(db: Database, corpId: string) {
  const rows = await db
    .selectFrom('application')
    .select(['code', 'name', 'name_i18n as nameI18n'])
    .where('corp_id', '=', corpId)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}
