import type { DesignInput, DesignLock } from '@portico/shared-kit/contract/workflow-design.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { releaseLock, takeLock, takeOverLock } from '../../designs/index.ts';
import { mayTakeOver } from './design.policy.ts';
import { type Designing, holdDesign, lockNeeds } from './hold-design.ts';

/** Locks by which one person at a time works on a design. */
export interface DesignLocks {
  /** The user has the lock from now on, or longer. Throws designLocked while somebody else has it, designMissing. */
  takeDesignLock(user: SignedInUser, input: DesignInput): Promise<DesignLock>;
  /** As takeDesignLock, from whoever has it, who is told. Throws noPermission for who may not. */
  takeOverDesignLock(user: SignedInUser, input: DesignInput): Promise<DesignLock>;
  /** Gives the user's lock back; nothing where they do not have it. */
  releaseDesignLock(user: SignedInUser, input: DesignInput): Promise<object>;
}

/** Locks expire by themselves: a screen that is gone renews them no more. */
export function designLocks(designing: Designing): DesignLocks {
  const locking = lockNeeds(designing.needs);

  return {
    takeDesignLock: (user, { workflowCode }) =>
      holdDesign(designing, user, workflowCode, (held) => takeLock(locking, user, held)),

    async takeOverDesignLock(user, { workflowCode }) {
      if (!mayTakeOver(user)) throw appError('noPermission');
      return holdDesign(designing, user, workflowCode, (held) => takeOverLock(locking, user, held, held.row));
    },

    async releaseDesignLock(user, { workflowCode }) {
      await holdDesign(designing, user, workflowCode, (held) => releaseLock(user, held));
      return {};
    },
  };
}
