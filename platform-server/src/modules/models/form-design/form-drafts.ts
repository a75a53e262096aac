import type {
  CreateFormDesignInput,
  DiscardFormDraftInput,
  DraftForm,
  RestoreFormVersionInput,
  SaveFormDraftInput,
} from '@portico/shared-kit/contract/form-design.schema';
import { appError } from '@portico/shared-kit/errors';
import { type DatabaseTransaction, transaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { designNoun, freeLock, lockFor } from '../../designs/index.ts';
import { findFormVersion, type FormKey } from '../form-versions.repository.ts';
import type { FormDesigning } from './form-designing.ts';
import * as repository from './form-designs.repository.ts';
import { editedBy, type LockedForm, writeForm } from './hold-form.ts';
import { designable, ownForm } from './open-form.ts';

/** Begins a further form of a model, which the user has the lock of. Throws modelMissing, noPermissionToView, designCodeTaken. */
export async function createDraft(
  designing: FormDesigning,
  user: SignedInUser,
  { schemaCode, sheetCode, name, name_i18n = null }: CreateFormDesignInput,
): Promise<void> {
  const { connections, corpId, now } = designing.platform;
  const { definition } = await designable(connections.db, corpId, user, schemaCode);
  const form: DraftForm = { code: sheetCode, name: name.trim(), name_i18n, sections: [] };
  await transaction(connections.db, async (trx) => {
    const named = { corpId, schemaCode, sheetCode };
    const drafts = (await repository.findDesigns(trx, corpId, schemaCode)).filter(({ hasDraft }) => hasDraft);
    const taken = [...definition.forms.map(({ code }) => code), ...drafts.map((draft) => draft.sheetCode)];
    // Codes differ in more than their case.
    const isTaken = taken.some((code) => code.toLowerCase() === sheetCode.toLowerCase());
    const draft = { form, basedOn: null, ...editedBy(designing, user) };
    if (isTaken || !(await beginDraft(trx, named, draft)))
      throw appError('designCodeTaken', { code: sheetCode, ...designNoun('form') });
    await repository.setLock(trx, named, lockFor(user, freeLock, now()));
  });
}

/**
 * Keeps the first draft of a form; false where there is one already. What is kept of a form that a package took away goes
 * on with its numbers.
 */
async function beginDraft(
  trx: DatabaseTransaction,
  key: FormKey,
  draft: Omit<repository.DraftColumns, 'revision'>,
): Promise<boolean> {
  const former = await repository.lockDesign(trx, key);
  if (former === undefined) return repository.insertDesign(trx, key, { ...draft, revision: 1 });
  if (former.hasDraft) return false;
  await repository.setDraft(trx, key, { ...draft, revision: former.revision + 1 });
  return true;
}

/** Keeps the draft. Throws as writeForm, and requestInvalid for a form of another code. */
export async function saveDraft(
  designing: FormDesigning,
  user: SignedInUser,
  input: SaveFormDraftInput,
): Promise<void> {
  const form = ownForm(input.sheetCode, input.form);
  await writeForm(designing, user, input, async (held) => {
    const { row, published } = held;
    const basedOn = row.hasDraft ? row.basedOn : (input.basedOn ?? published?.version ?? null);
    await keepDraft(designing, held, user, { form, basedOn });
  });
}

/** Lets the draft go; a form that the model does not have is gone with it. Throws as writeForm. */
export async function discardDraft(
  designing: FormDesigning,
  user: SignedInUser,
  input: DiscardFormDraftInput,
): Promise<void> {
  await writeForm(designing, user, input, async (held) => {
    if (!held.row.hasDraft) return;
    if (held.published === undefined) await repository.deleteDesign(held.trx, held.key);
    else await dropDraft(designing, held, user);
  });
}

/** Makes the form of a version the draft. Throws as writeForm, and designVersionMissing. */
export async function restoreVersion(
  designing: FormDesigning,
  user: SignedInUser,
  input: RestoreFormVersionInput,
): Promise<void> {
  await writeForm(designing, user, input, async (held) => {
    const { version } = input;
    const found = await findFormVersion(held.trx, held.key, version);
    if (found === undefined) throw appError('designVersionMissing', { version });
    // Whoever goes back to a version knows what they go back from.
    await keepDraft(designing, held, user, { form: found.form, basedOn: held.published?.version ?? null });
  });
}

/** Keeps that there is no draft any more; its number goes on from where it was. */
export async function dropDraft(
  designing: FormDesigning,
  { trx, row, key }: LockedForm,
  user: SignedInUser,
): Promise<void> {
  const none = { form: null, basedOn: null, revision: row.revision };
  await repository.setDraft(trx, key, { ...none, ...editedBy(designing, user) });
}

async function keepDraft(
  designing: FormDesigning,
  { trx, row, key }: LockedForm,
  user: SignedInUser,
  draft: Pick<repository.DraftColumns, 'form' | 'basedOn'>,
): Promise<void> {
  await repository.setDraft(trx, key, { ...draft, revision: row.revision + 1, ...editedBy(designing, user) });
}
