import type { UserId } from '@portico/shared-kit/contract/ids';
import { hashKey, type Database } from '../../database/index.ts';

/** Returns whether an account has signed in from the device that has this secret. */
export async function isKnownDevice(
  db: Database,
  corpId: string,
  { userId, device, at }: { readonly userId: UserId; readonly device: string; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('user_id')
    .where('corp_id', '=', corpId)
    .where('device_hash', '=', hashKey(device))
    .where('user_id', '=', userId)
    .where('expires_time', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether an account has signed in from any device that is still known. */
export async function hasKnownDevice(db: Database, corpId: string, userId: UserId, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('user_id')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('expires_time', '>', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Devices that are known of one account: a program that keeps no cookies is a new one at each sign-in. */
const mostKnown = 50;

/** Notes that an account has signed in from a device, of which the hash alone is kept, and forgets the oldest of many. */
export async function noteDevice(
  db: Database,
  corpId: string,
  { userId, device, expires }: { readonly userId: UserId; readonly device: string; readonly expires: Date },
): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ corp_id: corpId, device_hash: hashKey(device), user_id: userId, expires_time: expires })
    .onConflict((conflict) =>
      conflict.columns(['corp_id', 'device_hash', 'user_id']).doUpdateSet({ expires_time: expires }),
    )
    .execute();
  const newest = db
    .selectFrom('known_device')
    .select('device_hash')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .orderBy('expires_time', 'desc')
    .limit(mostKnown);
  await db
    .deleteFrom('known_device')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('device_hash', 'not in', newest)
    .execute();
}

/** Forgets the devices of an account. */
export async function forgetDevices(db: Database, corpId: string, userId: UserId): Promise<void> {
  await db.deleteFrom('known_device').where('corp_id', '=', corpId).where('user_id', '=', userId).execute();
}
