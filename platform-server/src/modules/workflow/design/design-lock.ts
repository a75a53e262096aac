import { designLockSeconds } from '@portico/shared-kit/contract/workflow-design.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { DesignRow, LockColumns } from './designs.repository.ts';

/** A lock that holds. */
export interface HeldLock {
  readonly userId: string;
  readonly since: Date;
  readonly expires: Date;
}

/** Nobody has the lock. */
export const freeLock: LockColumns = { lockUserId: null, lockSince: null, lockExpires: null };

/** Who has the lock at a moment; null where nobody has, or they have not renewed it in time. */
export function heldLock({ lockUserId, lockSince, lockExpires }: LockColumns, at: Date): HeldLock | null {
  if (lockUserId === null || lockSince === null || lockExpires === null || lockExpires <= at) return null;
  return { userId: lockUserId, since: lockSince, expires: lockExpires };
}

/** The lock as it is once the user has it, from now on or still. */
export function lockFor(user: SignedInUser, before: LockColumns, at: Date): LockColumns {
  const held = heldLock(before, at);
  const lockSince = held?.userId === user.id ? held.since : at;
  return { lockUserId: user.id, lockSince, lockExpires: new Date(at.getTime() + designLockSeconds * 1_000) };
}

/**
 * Makes sure that the user may write: whose lock nobody else has taken since it expired still has it. Throws designLocked
 * with who has it, in words of `nameOf`, or designNotLocked.
 */
export async function requireLock(
  user: SignedInUser,
  row: DesignRow,
  at: Date,
  nameOf: (userId: string) => Promise<string>,
): Promise<void> {
  if (row.lockUserId === user.id) return;
  const held = heldLock(row, at);
  if (held !== null) throw appError('designLocked', { name: await nameOf(held.userId) });
  throw appError('designNotLocked');
}
