import type { FormDesignInput } from '@portico/shared-kit/contract/form-design.schema';
import type { DesignLock } from '@portico/shared-kit/contract/workflow-design.schema';
import { appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { releaseLock, takeLock, takeOverLock } from '../../designs/index.ts';
import { type FormDesigning, lockNeeds } from './form-designing.ts';
import { mayTakeOver } from './form-designs.policy.ts';
import { holdForm } from './hold-form.ts';
import { formOf } from './open-form.ts';

/** Locks by which one person at a time works on the design of a form. */
export interface FormLocks {
  /** The user has the lock from now on, or longer. Throws designLocked while somebody else has it. */
  takeLock(user: SignedInUser, input: FormDesignInput): Promise<DesignLock>;
  /** As takeLock, from whoever has it, who is told. Throws noPermission for who may not. */
  takeOverLock(user: SignedInUser, input: FormDesignInput): Promise<DesignLock>;
  /** Gives the user's lock back; nothing where they do not have it. */
  releaseLock(user: SignedInUser, input: FormDesignInput): Promise<object>;
}

/** See FormLocks. */
export function formLocks(designing: FormDesigning): FormLocks {
  const locking = lockNeeds(designing);
  return {
    takeLock: (user, input) => holdForm(designing, user, input, (held) => takeLock(locking, user, held)),

    async takeOverLock(user, input) {
      if (!mayTakeOver(user)) throw appError('noPermission');
      const { name, name_i18n = null } = (await formOf(designing, user, input)).form;
      const called = { name: name || input.sheetCode, nameI18n: name_i18n };
      return holdForm(designing, user, input, (held) => takeOverLock(locking, user, held, called));
    },

    async releaseLock(user, input) {
      await holdForm(designing, user, input, (held) => releaseLock(user, held));
      return {};
    },
  };
}
