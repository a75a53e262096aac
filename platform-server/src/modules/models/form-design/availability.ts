import type { FormDesignInput, SetFormAvailabilityInput } from '@portico/shared-kit/contract/form-design.schema';
import { appError, bilingual, textParam } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { recordAudit } from '../../audit/index.ts';
import { takeLock } from '../../designs/index.ts';
import { deleteFormVersions, setFormAvailability } from '../form-availability.repository.ts';
import { findModel, lockModel } from '../models.repository.ts';
import { type FormDesigning, lockNeeds } from './form-designing.ts';
import * as repository from './form-designs.repository.ts';
import { usesOfForm } from './form-uses.ts';
import { editedBy, type LockedForm, holdForm } from './hold-form.ts';

/**
 * Lets a form take new records, or no longer; records that exist are read and edited with it as before. Throws as
 * openForm, and formMissing for one that was never published.
 */
export async function setAvailability(
  designing: FormDesigning,
  user: SignedInUser,
  { availability, ...input }: SetFormAvailabilityInput,
): Promise<object> {
  await holdForm(designing, user, input, async ({ trx, published, key }) => {
    if (published === undefined) throw appError('formMissing', { sheetCode: key.sheetCode });
    await setFormAvailability(trx, key, { availability, ...editedBy(designing, user) });
  });
  designing.models.forget();
  return {};
}

/**
 * Deletes a form that nothing leads to: its draft, its versions, and that the model has it. Throws as openForm,
 * designLocked while somebody else works on it, and formInUse with what uses it.
 */
export async function deleteForm(
  designing: FormDesigning,
  user: SignedInUser,
  input: FormDesignInput,
): Promise<object> {
  const workflows = await designing.workflowsOf(input.schemaCode);
  await holdForm(designing, user, input, async (held) => {
    const { trx, key, published, row } = held;
    await takeLock(lockNeeds(designing), user, held);
    if (published !== undefined) await withdrawForm(designing, held, workflows);
    await deleteFormVersions(trx, key);
    await setFormAvailability(trx, key, { availability: 'on', ...editedBy(designing, user) });
    await repository.deleteDesign(trx, key);
    const name = row.name ?? published?.form.name ?? '';
    const object = { id: `${key.schemaCode}/${key.sheetCode}`, name: name || key.sheetCode };
    await recordAudit(designing.platform, trx, { action: 'formDelete', object });
  });
  designing.models.forget();
  return {};
}

/** Publishes the model without the form. Throws formInUse. */
async function withdrawForm(
  designing: FormDesigning,
  { trx, key }: LockedForm,
  workflows: Parameters<typeof usesOfForm>[3],
): Promise<void> {
  const { models } = designing;
  // Publications and links that are being made wait. A link that comes after takes no answers: its form is gone.
  await lockModel(trx, key.corpId, key.schemaCode);
  const model = await findModel(trx, key.corpId, key.schemaCode);
  if (model === undefined) throw appError('modelMissing', { schemaCode: key.schemaCode });
  const uses = await usesOfForm(trx, key, model, workflows);
  if (uses.length > 0) {
    const joined = bilingual(uses.map(({ zh }) => zh).join('；'), uses.map(({ en }) => en).join('; '));
    throw appError('formInUse', textParam('uses', joined));
  }
  const { definition, appCode } = model;
  const forms = definition.forms.filter(({ code }) => code !== key.sheetCode);
  await models.publish(trx, appCode, { ...definition, forms });
}
