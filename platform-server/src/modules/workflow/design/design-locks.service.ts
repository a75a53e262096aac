import type { DesignInput, DesignLock } from '@portico/shared-kit/contract/workflow-design.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { freeLock, heldLock, lockFor } from './design-lock.ts';
import { mayTakeOver } from './design.policy.ts';
import { presentLock } from './design.presenter.ts';
import * as repository from './designs.repository.ts';
import { type Designing, type HeldDesign, holdDesign } from './hold-design.ts';

/** Who works on a design: one at a time. */
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
  const { needs, reader } = designing;
  const { now } = needs.platform;

  return {
    takeDesignLock: (user, { workflowCode }) =>
      holdDesign(designing, user, workflowCode, async (held) => {
        const other = heldLock(held.row, now());
        if (other !== null && other.userId !== user.id)
          throw appError('designLocked', { name: await reader.nameOf(other.userId, held.trx) });
        return giveLock(designing, held, user);
      }),

    async takeOverDesignLock(user, { workflowCode }) {
      if (!mayTakeOver(user)) throw appError('noPermission');
      return holdDesign(designing, user, workflowCode, async (held) => {
        const former = heldLock(held.row, now());
        if (former !== null && former.userId !== user.id) {
          const { name, nameI18n } = held.row;
          const news = { formerId: former.userId, userId: user.id, name, nameI18n };
          await needs.ports.designs.tellTakenOver(held.trx, news);
        }
        return giveLock(designing, held, user);
      });
    },

    async releaseDesignLock(user, { workflowCode }) {
      await holdDesign(designing, user, workflowCode, async ({ trx, row, named }) => {
        if (row.lockUserId === user.id) await repository.setLock(trx, named, freeLock);
      });
      return {};
    },
  };
}

async function giveLock(
  { needs: { platform, ports } }: Designing,
  { trx, row, named }: HeldDesign,
  user: SignedInUser,
): Promise<DesignLock> {
  const at = platform.now();
  const lock = lockFor(user, row, at);
  await repository.setLock(trx, named, lock);
  const people = await ports.directory.usersById([user.id], trx);
  const shown = presentLock(lock, people, { userId: user.id, at });
  if (shown === null) throw new Error(`Lock of ${named.code} does not hold.`);
  return shown;
}
