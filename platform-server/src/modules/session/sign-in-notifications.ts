import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../database/connect.ts';
import type { Platform } from '../../platform.ts';
import type { NotificationService } from '../notifications/index.ts';
import { hasKnownDevice, isKnownDevice, noteDevice } from './known-devices.repository.ts';

const knownMs = 180 * 24 * 60 * 60_000;

interface DeviceOfAccount {
  readonly userId: UserId;
  /** The secret of the browser, see `device-cookie.ts`. */
  readonly device: string;
}

/**
 * Remembers the device of a sign-in, of whatever kind, for half a year. The person is told of one that is new (message 107), except at
 * the first sign-in of all: who has been nowhere is nowhere else.
 */
export async function noteSignInDevice(
  { corpId, now }: Platform,
  notify: NotificationService['notify'],
  trx: Database,
  { userId, device }: DeviceOfAccount,
): Promise<void> {
  const at = now();
  const isElsewhere =
    !(await isKnownDevice(trx, corpId, { userId, device, at })) && (await hasKnownDevice(trx, corpId, userId, at));
  await noteDevice(trx, corpId, { userId, device, expires: new Date(at.getTime() + knownMs) });
  if (isElsewhere) await notify(trx, signInNotification(userId, { count: 0, at }));
}

interface SignInFacts {
  /** Failed attempts, or recovery codes that are left. */
  readonly count: number;
  readonly at: Date;
  /** Absent for a sign-in from a new device. */
  readonly way?: 'failed' | 'recoveryCode';
}

/** Returns the message 107 of an account that is used, or tried, elsewhere; its `time` is an ISO instant in UTC. */
export function signInNotification(userId: UserId, { count, at, way }: SignInFacts) {
  const bizParams = { ...(way === undefined ? {} : { way }), count, time: at.toISOString() };
  return { type: 'signedInElsewhere', userIds: [userId], senderId: null, bizParams } as const;
}
