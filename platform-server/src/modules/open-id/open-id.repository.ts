import type { Database } from '../../database/connect.ts';

/** A sign-in under way; both names are hashes. */
export interface AttemptKey {
  readonly state: string;
  readonly browser: string;
}

/** Keeps a sign-in that was begun until it expires. */
export async function insertAttempt(
  db: Database,
  corpId: string,
  { state, browser, expires }: AttemptKey & { readonly expires: Date },
): Promise<void> {
  await db
    .insertInto('open_id_attempt')
    .values({ corp_id: corpId, state_hash: state, browser_hash: browser, expires_time: expires })
    .execute();
}

/** Takes an attempt once; false where it was taken, has expired, is of another browser or never was. */
export async function takeAttempt(db: Database, corpId: string, key: AttemptKey, at: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('open_id_attempt')
    .where('corp_id', '=', corpId)
    .where('state_hash', '=', key.state)
    .where('browser_hash', '=', key.browser)
    .where('expires_time', '>', at)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
