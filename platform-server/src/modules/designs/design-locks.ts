import type { DesignKind, DesignLock } from '@portico/shared-kit/contract/designs.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { DesignName, DesignTypes } from './design-kind.ts';
import { type DesignContext, holdDesign, lockNeeds } from './hold-design.ts';
import { releaseLock, takeLock, takeOverLock } from './hold-lock.ts';

/** Locks by which one person at a time works on a design; they expire by themselves. */
export interface DesignLocks {
  /** The user has the lock from now on, or longer. Throws designLocked while somebody else has it. */
  takeLock(user: SignedInUser, input: DesignName): Promise<DesignLock>;
  /** As takeLock, from whoever has it, who is told. Throws noPermission for who may not. */
  takeOverLock(user: SignedInUser, input: DesignName): Promise<DesignLock>;
  /** Gives the user's lock back; nothing where they do not have it. */
  releaseLock(user: SignedInUser, input: DesignName): Promise<object>;
}

/** See DesignLocks. */
export function designLocks<K extends DesignKind, T extends DesignTypes>(designing: DesignContext<K, T>): DesignLocks {
  const { adapter } = designing;
  const locking = lockNeeds(designing);
  return {
    takeLock: (user, { designKey }) => holdDesign(designing, user, designKey, (held) => takeLock(locking, user, held)),

    async takeOverLock(user, { designKey }) {
      if (!adapter.mayTakeOver(user)) throw appError('noPermission');
      return holdDesign(designing, user, designKey, (held) => takeOverLock(locking, user, held, adapter.namesOf(held)));
    },

    async releaseLock(user, { designKey }) {
      await holdDesign(designing, user, designKey, (held) => releaseLock(user, held));
      return {};
    },
  };
}
