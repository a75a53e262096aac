import type { FormDesignInput } from '@portico/shared-kit/contract/form-design.schema';
import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { type LockedDesignRow, requireTurn } from '../../designs/index.ts';
import type { FormDesigning } from './form-designing.ts';
import { lockNeeds } from './form-designing.ts';
import * as repository from './form-designs.repository.ts';
import { openForm, type EditableFormDesign, publishedOf } from './open-form.ts';

/** The design of a form whose row nobody else changes until the transaction ends. */
export interface LockedForm extends LockedDesignRow, Omit<EditableFormDesign, 'row'> {
  readonly row: repository.FormDesignRow;
}

/** Returns the columns of the person who changes the design, and of the time. */
export function editedBy({ platform }: FormDesigning, user: SignedInUser) {
  return { modifierId: user.id, modifiedTime: platform.now() };
}

/**
 * Does something to the design of a form, in one transaction in which nobody else changes it; its row is made where the
 * form was only published. Throws as openForm.
 */
export async function holdForm<T>(
  designing: FormDesigning,
  user: SignedInUser,
  input: FormDesignInput,
  work: (locked: LockedForm) => Promise<T>,
): Promise<T> {
  const { model, key } = await openForm(designing, user, input);
  return transaction(designing.platform.connections.db, async (trx) => {
    const before = await repository.lockDesign(trx, key);
    // Read under the lock: what was published until then is known.
    const published = await publishedOf(trx, key, model);
    if (before === undefined && published !== undefined) {
      const none = { form: null, revision: 0, basedOn: null };
      await repository.insertDesign(trx, key, { ...none, ...editedBy(designing, user) });
    }
    const row = before ?? (await repository.lockDesign(trx, key));
    if (row === undefined) throw appError('formMissing', { sheetCode: key.sheetCode });
    return work({ trx, key, model, row, published, keepLock: (lock) => repository.setLock(trx, key, lock) });
  });
}

/**
 * Writes the design of a form in one transaction, for who has its lock and has seen the draft. Throws designLocked,
 * designNotLocked, designChanged, and as openForm; nothing is written then.
 */
export async function writeForm<T>(
  designing: FormDesigning,
  user: SignedInUser,
  input: FormDesignInput & { readonly revision: number },
  write: (locked: LockedForm) => Promise<T>,
): Promise<T> {
  return holdForm(designing, user, input, async (held) => {
    await requireTurn(lockNeeds(designing), user, held, input.revision);
    return write(held);
  });
}
