import type { DesignKind } from '@portico/shared-kit/contract/designs.schema';
import { transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { Directory } from '../organisation/index.ts';
import type { DesignAdapter, DesignTypes, DraftName, Editor, LockedDesign } from './design-kind.ts';
import { type LockedDesignRow, type LockNeeds, requireLock } from './hold-lock.ts';

/** Needs of designing from other modules. */
export interface DesignNeeds {
  readonly platform: Platform;
  readonly usersById: Directory['usersById'];
}

/** Dependencies that designs of one kind are worked on with. */
export interface DesignContext<K extends DesignKind, T extends DesignTypes> extends DesignNeeds {
  readonly adapter: DesignAdapter<K, T>;
}

/** A design that is held, with its lock. */
export type WritableDesign<T extends DesignTypes> = LockedDesign<T> & LockedDesignRow;

/** Returns the needs of granting locks on designs of a kind. */
export function lockNeeds<K extends DesignKind, T extends DesignTypes>({
  platform,
  usersById,
  adapter: { kind, lockSeconds, notifyTakenOver },
}: DesignContext<K, T>): LockNeeds {
  return { now: platform.now, usersById, kind, lockSeconds, notifyTakenOver };
}

/** Returns the columns of the person who changes the design, and of the time. */
export function editedBy({ platform }: DesignNeeds, user: SignedInUser): Editor {
  return { modifierId: user.id, modifiedTime: platform.now() };
}

/**
 * Does something to a design that the user may work on, in one transaction in which nobody else changes it; its row is
 * made where only versions were published. Throws as `open` of the kind.
 */
export async function holdDesign<K extends DesignKind, T extends DesignTypes, R>(
  designing: DesignContext<K, T>,
  user: SignedInUser,
  designKey: string,
  work: (held: WritableDesign<T>) => Promise<R>,
): Promise<R> {
  const { platform, adapter } = designing;
  const { key, model } = await adapter.open(user, designKey);
  return transaction(platform.connections.db, async (trx) => {
    const before = await adapter.lockRow(trx, key);
    // Read under the lock: what was published until then is known.
    const published = await adapter.findPublished(trx, key, model);
    if (before === undefined && published !== undefined)
      await adapter.insertRow(trx, key, published, editedBy(designing, user));
    const row = before ?? (await adapter.lockRow(trx, key));
    if (row === undefined) throw adapter.missing(designKey);
    return work({ trx, key, model, row, published, keepLock: (lock) => adapter.setLock(trx, key, lock) });
  });
}

/**
 * Writes a design in one transaction, for who has its lock, which holds longer then. Throws designLocked, designNotLocked,
 * and designChanged where the draft is another than the user has seen; nothing is written then.
 */
export async function writeDesign<K extends DesignKind, T extends DesignTypes, R>(
  designing: DesignContext<K, T>,
  user: SignedInUser,
  { designKey, revision }: DraftName,
  write: (held: WritableDesign<T>) => Promise<R>,
): Promise<R> {
  return holdDesign(designing, user, designKey, async (held) => {
    await requireLock(lockNeeds(designing), user, held, revision);
    return write(held);
  });
}
