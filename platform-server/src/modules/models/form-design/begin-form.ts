import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import type { DraftForm, FormDesignInput } from '@portico/shared-kit/contract/form-design.schema';
import type { DatabaseTransaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { DraftValues, NewDesign } from '../../designs/index.ts';
import type { FormKey } from '../form-versions.repository.ts';
import type { FormDesignContext } from './form-designing.ts';
import { formDesigns } from './form-designs.repository.ts';
import { designable } from './open-form.ts';

/** Begins a further form of a model. Throws modelMissing, noPermissionToView. */
export async function beginForm(
  { platform: { connections, corpId } }: FormDesignContext,
  user: SignedInUser,
  { schemaCode, sheetCode: formCode, name, name_i18n = null }: DesignPart<'form', 'creation'> & FormDesignInput,
): Promise<NewDesign<FormKey>> {
  const { definition } = await designable(connections.db, corpId, user, schemaCode);
  const form: DraftForm = { code: formCode, name: name.trim(), name_i18n, sections: [] };
  const key = { corpId, schemaCode, formCode };
  return {
    key,
    code: formCode,
    async insert(trx, editor) {
      const drafts = (await formDesigns.find(trx, corpId, { schemaCode })).filter(({ hasDraft }) => hasDraft);
      const taken = [...definition.forms.map(({ code }) => code), ...drafts.map((draft) => draft.formCode)];
      // Codes differ in more than their case.
      const isTaken = taken.some((code) => code.toLowerCase() === formCode.toLowerCase());
      return !isTaken && beginDraft(trx, key, { content: form, own: {}, basedOn: null, ...editor });
    },
  };
}

/**
 * Keeps the first draft of a form; false where there is one already. What is kept of a form that a package took away goes
 * on with its numbers.
 */
async function beginDraft(
  trx: DatabaseTransaction,
  key: FormKey,
  draft: Omit<DraftValues<object>, 'revision'>,
): Promise<boolean> {
  const former = await formDesigns.lock(trx, key);
  if (former === undefined) return formDesigns.insert(trx, key, { ...draft, revision: 1 });
  if (former.hasDraft) return false;
  await formDesigns.setDraft(trx, key, { ...draft, revision: former.revision + 1 });
  return true;
}
