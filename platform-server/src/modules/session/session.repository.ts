import type { Database } from '../../database/connect.ts';

/** An account as a sign-in needs it; without a hash nobody signs in with a password. */
export interface AccountRow {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly status: string;
}

/** A refresh token and the session it belongs to. */
export interface FamilyRow {
  readonly familyId: string;
  readonly userId: string;
  readonly usedTime: Date | null;
  readonly tokenExpires: Date;
  readonly familyExpires: Date;
  readonly revokedTime: Date | null;
}

/** The account of a user name, or undefined; names are compared as written. */
export async function findAccount(db: Database, corpId: string, username: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('app_user')
    .select(['id', 'username', 'name', 'password_hash as passwordHash', 'status'])
    .where('corp_id', '=', corpId)
    .where('username', '=', username)
    .executeTakeFirst();
}

/** Notes the time of a sign-in. */
export async function noteSignIn(db: Database, corpId: string, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ last_login_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', userId)
    .execute();
}

/** Keeps the private half of a key that was handed out, until it is used or expires. */
export async function insertRsaKey(
  db: Database,
  row: { corpId: string; index: string; privateKey: string; expires: Date },
): Promise<void> {
  await db
    .insertInto('rsa_key')
    .values({ corp_id: row.corpId, id: row.index, private_key: row.privateKey, expires_time: row.expires })
    .execute();
}

/** Takes a key once: the private key, or undefined where it was used, has expired or never was. */
export async function takeRsaKey(db: Database, corpId: string, index: string, at: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('rsa_key')
    .set({ used_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', index)
    .where('used_time', 'is', null)
    .where('expires_time', '>', at)
    .returning('private_key')
    .executeTakeFirst();
  return row?.private_key;
}

/** Keeps a new session; `expires` is when none of its tokens is good any more. */
export async function insertFamily(
  db: Database,
  row: { corpId: string; id: string; userId: string; userAgent: string | null; address: string | null; expires: Date },
): Promise<void> {
  await db
    .insertInto('session_family')
    .values({
      corp_id: row.corpId,
      id: row.id,
      user_id: row.userId,
      user_agent: row.userAgent,
      ip_address: row.address,
      expires_time: row.expires,
    })
    .execute();
}

/** Keeps the hash of a refresh token, never the token. */
export async function insertRefreshToken(
  db: Database,
  row: { corpId: string; hash: string; familyId: string; expires: Date },
): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({ corp_id: row.corpId, token_hash: row.hash, family_id: row.familyId, expires_time: row.expires })
    .execute();
}

/** A refresh token with its family, locked so that two exchanges of it cannot both win; undefined where unknown. */
export async function lockRefreshToken(db: Database, corpId: string, hash: string): Promise<FamilyRow | undefined> {
  return db
    .selectFrom('refresh_token as token')
    .innerJoin('session_family as family', (join) =>
      join.onRef('family.corp_id', '=', 'token.corp_id').onRef('family.id', '=', 'token.family_id'),
    )
    .select([
      'token.family_id as familyId',
      'family.user_id as userId',
      'token.used_time as usedTime',
      'token.expires_time as tokenExpires',
      'family.expires_time as familyExpires',
      'family.revoked_time as revokedTime',
    ])
    .where('token.corp_id', '=', corpId)
    .where('token.token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

/** From now on the token counts as exchanged. */
export async function markTokenUsed(db: Database, corpId: string, hash: string, at: Date): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_time: at })
    .where('corp_id', '=', corpId)
    .where('token_hash', '=', hash)
    .execute();
}

/** Ends a family: none of its tokens works any more. */
export async function revokeFamily(db: Database, corpId: string, familyId: string, at: Date): Promise<void> {
  await db
    .updateTable('session_family')
    .set({ revoked_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', familyId)
    .where('revoked_time', 'is', null)
    .execute();
}
