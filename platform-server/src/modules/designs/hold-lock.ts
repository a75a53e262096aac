import type { UserId } from '@portico/shared-kit/contract/ids';
import type { DesignKind, DesignLock } from '@portico/shared-kit/contract/designs.schema';
import { appError, namedParam } from '@portico/shared-kit/errors';
import type { DatabaseTransaction } from '../../database/index.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { Directory } from '../organisation/index.ts';
import { designNoun } from './designs.texts.ts';
import { freeLock, activeLock, type LockColumns, lockFor } from './design-lock.ts';
import type { DesignRow } from './design-row.ts';
import { presentLock } from './designs.presenter.ts';
import type { NotifyTakenOver } from './taken-over.ts';

/** Needs of granting locks. */
export interface LockNeeds {
  readonly now: () => Date;
  readonly usersById: Directory['usersById'];
  readonly notifyTakenOver: NotifyTakenOver;
  /** Kind of the designs, of which refusals speak. */
  readonly kind: DesignKind;
  readonly lockSeconds: number;
}

/** Design whose row nobody else changes until the transaction ends. */
export interface LockedDesignRow {
  readonly trx: DatabaseTransaction;
  readonly row: DesignRow;
  /** Keeps who has the lock, in the transaction. */
  keepLock(lock: LockColumns): Promise<void>;
}

/** The user has the lock from now on, or longer. Throws designLocked while somebody else has it. */
export async function takeLock(needs: LockNeeds, user: SignedInUser, locked: LockedDesignRow): Promise<DesignLock> {
  const other = activeLock(locked.row, needs.now());
  if (other !== null && other.userId !== user.id)
    throw appError('designLocked', await refusal(needs, locked, other.userId));
  return grantLock(needs, user, locked);
}

/** As takeLock, from whoever has it, who is told by what it is called. */
export async function takeOverLock(
  needs: LockNeeds,
  user: SignedInUser,
  locked: LockedDesignRow,
  called: { readonly name: string; readonly nameI18n: string | null },
): Promise<DesignLock> {
  const former = activeLock(locked.row, needs.now());
  if (former !== null && former.userId !== user.id)
    await needs.notifyTakenOver(locked.trx, { formerId: former.userId, userId: user.id, ...called });
  return grantLock(needs, user, locked);
}

/** Gives the user's lock back; nothing where they do not have it. */
export async function releaseLock(user: SignedInUser, { row, keepLock }: LockedDesignRow): Promise<void> {
  if (row.lockUserId === user.id) await keepLock(freeLock);
}

/**
 * Makes sure that the user may write, and has seen the draft that they write over (`revision`, 0 for none); their lock
 * holds longer then. Whose lock nobody else has taken since it ran out still has it. Throws designLocked, designNotLocked,
 * designChanged.
 */
export async function requireLock(
  needs: LockNeeds,
  user: SignedInUser,
  locked: LockedDesignRow,
  revision: number,
): Promise<void> {
  const { row } = locked;
  const at = needs.now();
  if (row.lockUserId !== user.id) {
    const other = activeLock(row, at);
    if (other === null) throw appError('designNotLocked', designNoun(needs.kind));
    throw appError('designLocked', await refusal(needs, locked, other.userId));
  }
  if (revision !== (row.hasDraft ? row.revision : 0))
    throw appError('designChanged', await refusal(needs, locked, row.modifierId));
  await locked.keepLock(lockFor(user, row, at, needs.lockSeconds));
}

async function grantLock(
  { now, usersById, lockSeconds }: LockNeeds,
  user: SignedInUser,
  locked: LockedDesignRow,
): Promise<DesignLock> {
  const at = now();
  const lock = lockFor(user, locked.row, at, lockSeconds);
  await locked.keepLock(lock);
  const shown = presentLock(lock, await usersById([user.id], locked.trx), { userId: user.id, at });
  if (shown === null) throw new Error('The lock does not hold.');
  return shown;
}

/** Returns the parameters of a refusal because of a person. */
async function refusal({ kind, usersById }: LockNeeds, { trx }: LockedDesignRow, userId: UserId) {
  const person = (await usersById([userId], trx)).get(userId) ?? { name: userId };
  return { ...namedParam('name', person), ...designNoun(kind) };
}
