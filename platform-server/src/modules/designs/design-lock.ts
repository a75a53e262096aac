import type { UserId } from '@portico/shared-kit/contract/ids';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';

/** Holder of the lock on something that is designed; all null where nobody has. */
export interface LockColumns {
  readonly lockUserId: string | null;
  readonly lockSince: Date | null;
  readonly lockExpires: Date | null;
}

/** A lock that holds. */
interface ActiveLock {
  readonly userId: UserId;
  readonly since: Date;
  readonly expires: Date;
}

/** Columns of a lock that nobody has. */
export const freeLock: LockColumns = { lockUserId: null, lockSince: null, lockExpires: null };

/** Returns the lock with its holder at a moment; null where nobody has, or they have not renewed it in time. */
export function activeLock({ lockUserId, lockSince, lockExpires }: LockColumns, at: Date): ActiveLock | null {
  if (lockUserId === null || lockSince === null || lockExpires === null || lockExpires <= at) return null;
  return { userId: lockUserId, since: lockSince, expires: lockExpires };
}

/** The lock as it is once the user has it, from now on or still, for that many seconds. */
export function lockFor(user: SignedInUser, before: LockColumns, at: Date, seconds: number): LockColumns {
  const held = activeLock(before, at);
  const lockSince = held?.userId === user.id ? held.since : at;
  return { lockUserId: user.id, lockSince, lockExpires: new Date(at.getTime() + seconds * 1_000) };
}
