import type { Database } from '../../database/connect.ts';
import { asJson } from '../../database/tables.ts';

/** Under this code the settings keep the hashes of public passwords. */
const setting = 'publicPasswords';
/** Under this one they say that the demo is there. */
const demoMark = 'demo';

/** Keeps a hash as one of a password that everybody may know. */
export async function keepPublicHash(db: Database, corpId: string, hash: string, at: Date): Promise<void> {
  const before = (await findNoted(db, corpId, setting)) ?? [];
  const kept = { value: asJson([...new Set([...(before as string[]), hash])]), modified_time: at };
  await db
    .insertInto('system_setting')
    .values({ corp_id: corpId, code: setting, ...kept })
    .onConflict((conflict) => conflict.columns(['corp_id', 'code']).doUpdateSet(kept))
    .execute();
}

/**
 * Returns the hashes of public passwords. Of a demo that was loaded before they were kept, those that several accounts
 * have: a hash is salted, so that only a load gives one to many.
 */
export async function findPublicHashes(db: Database, corpId: string): Promise<readonly string[]> {
  const noted = await findNoted(db, corpId, setting);
  if (noted !== undefined) return noted as string[];
  if ((await findNoted(db, corpId, demoMark)) === undefined) return [];
  const rows = await db
    .selectFrom('app_user')
    .select('password_hash as hash')
    .where('corp_id', '=', corpId)
    .where('password_hash', 'is not', null)
    .groupBy('password_hash')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
  return rows.flatMap(({ hash }) => hash ?? []);
}

async function findNoted(db: Database, corpId: string, code: string): Promise<unknown> {
  const query = db.selectFrom('system_setting').select('value').where('corp_id', '=', corpId).where('code', '=', code);
  return (await query.executeTakeFirst())?.value;
}

/** Returns how many enabled accounts have one of the hashes and need not change it, and the names of the first three. */
export async function findOpenAccounts(db: Database, corpId: string, hashes: readonly string[]) {
  const open = db
    .selectFrom('app_user')
    .where('corp_id', '=', corpId)
    .where('status', '=', 'ENABLED')
    .where('must_change_password', '=', false)
    .where('password_hash', 'in', hashes);
  const { count } = await open.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await open.select('username').orderBy('username').limit(3).execute();
  return { count: Number(count), names: rows.map(({ username }) => username) };
}

/** Has accounts that have one of the hashes change it at their next sign-in; returns how many. */
export async function expireHashes(
  db: Database,
  corpId: string,
  { hashes, at }: { readonly hashes: readonly string[]; readonly at: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ must_change_password: true, modified_time: at })
    .where('corp_id', '=', corpId)
    .where('must_change_password', '=', false)
    .where('password_hash', 'in', hashes)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
