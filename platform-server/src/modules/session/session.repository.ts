import type { UserId } from '@portico/shared-kit/contract/ids';
import { type LoginType, loginTypes } from '@portico/shared-kit/contract/password-rules';
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
  readonly userId: UserId;
  readonly usedTime: Date | null;
  readonly tokenExpires: Date;
  readonly familyExpires: Date;
  readonly lastUsed: Date;
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

/** Returns whether somebody's account is one that may be used; false for nobody's. */
export async function isEnabled(db: Database, corpId: string, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('status')
    .where('corp_id', '=', corpId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.status === 'ENABLED';
}

/** Notes the time of a sign-in and returns that of the one before; null for the first. */
export async function noteSignIn(db: Database, corpId: string, userId: UserId, at: Date): Promise<Date | null> {
  const before = await db
    .selectFrom('app_user')
    .select('last_login_time as time')
    .where('corp_id', '=', corpId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  await db
    .updateTable('app_user')
    .set({ last_login_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', userId)
    .execute();
  return before?.time ?? null;
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

/** Takes a key once: the private key, or undefined where it was used, has expired or never was. Nothing of it is left. */
export async function takeRsaKey(db: Database, corpId: string, index: string, at: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('rsa_key')
    .where('corp_id', '=', corpId)
    .where('id', '=', index)
    .where('expires_time', '>', at)
    .returning('private_key')
    .executeTakeFirst();
  return row?.private_key;
}

interface NewFamily {
  readonly corpId: string;
  readonly id: string;
  readonly userId: UserId;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly at: Date;
  readonly expires: Date;
  /** Absent: by password. */
  readonly loginType?: LoginType;
  /** Time of the person's sign-in before this one; null or absent where that is not known. */
  readonly formerSignIn?: Date | null;
}

/** Keeps a new session; `expires` is when none of its tokens is good any more. */
export async function insertFamily(db: Database, row: NewFamily): Promise<void> {
  await db
    .insertInto('session_family')
    .values({
      corp_id: row.corpId,
      id: row.id,
      user_id: row.userId,
      login_type: row.loginType ?? loginTypes.password,
      user_agent: row.userAgent,
      ip_address: row.address,
      created_time: row.at,
      last_used_time: row.at,
      expires_time: row.expires,
      former_sign_in_time: row.formerSignIn ?? null,
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
      'family.last_used_time as lastUsed',
      'family.revoked_time as revokedTime',
    ])
    .where('token.corp_id', '=', corpId)
    .where('token.token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns whether a token was made in this family and not used yet. */
export async function isUnusedToken(db: Database, corpId: string, familyId: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('refresh_token')
    .select('token_hash')
    .where('corp_id', '=', corpId)
    .where('token_hash', '=', hash)
    .where('family_id', '=', familyId)
    .where('used_time', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A family that goes on, locked; undefined where it has ended. */
export async function lockLiveFamily(
  db: Database,
  corpId: string,
  familyId: string,
  at: Date,
): Promise<{ readonly userId: UserId; readonly expires: Date; readonly lastUsed: Date } | undefined> {
  return db
    .selectFrom('session_family')
    .select(['user_id as userId', 'expires_time as expires', 'last_used_time as lastUsed'])
    .where('corp_id', '=', corpId)
    .where('id', '=', familyId)
    .where('revoked_time', 'is', null)
    .where('expires_time', '>', at)
    .forUpdate()
    .executeTakeFirst();
}

/** All refresh tokens of a family count as exchanged: whoever still holds one is a thief, or was robbed. */
export async function markTokensUsed(db: Database, corpId: string, familyId: string, at: Date): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_time: at })
    .where('corp_id', '=', corpId)
    .where('family_id', '=', familyId)
    .where('used_time', 'is', null)
    .execute();
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

/** Puts a new password in the place of the one with this hash, and it is nobody's initial one; false where it changed meanwhile. */
export async function replaceHash(
  db: Database,
  corpId: string,
  { userId, from, to, at }: { userId: UserId; from: string; to: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ password_hash: to, must_change_password: false, modified_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all sessions of a user, but for the one to keep if any, and returns the ids of those that were ended. */
export async function revokeFamilies(
  db: Database,
  corpId: string,
  { userId, keptId, at }: { userId: UserId; keptId?: string; at: Date },
): Promise<string[]> {
  const ended = db
    .updateTable('session_family')
    .set({ revoked_time: at })
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('revoked_time', 'is', null);
  const rows = await (keptId === undefined ? ended : ended.where('id', '<>', keptId)).returning('id').execute();
  return rows.map(({ id }) => id);
}
