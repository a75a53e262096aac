import type { FormVersion, PublishFormInput } from '@portico/shared-kit/contract/form-design.schema';
import { AppError, appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { recordAudit } from '../../audit/index.ts';
import { formFindings } from '../form-findings.ts';
import { formToPublish, namedItems } from './check-form.ts';
import type { FormDesigning } from './form-designing.ts';
import { presentVersion } from './form-designs.presenter.ts';
import * as repository from './form-designs.repository.ts';
import { dropDraft } from './form-drafts.ts';
import { writeForm } from './hold-form.ts';

/**
 * Makes the draft the form that people open from now on. Throws as saving a draft, designDraftMissing, designUnchanged, and
 * the first thing that is wrong with the form (302xxx).
 */
export async function publishDraft(
  designing: FormDesigning,
  user: SignedInUser,
  input: PublishFormInput,
  locale: Locale,
): Promise<FormVersion> {
  const { platform, models, usersById } = designing;
  const { schemaCode } = input;
  const byHand = { publisherId: user.id, note: input.note?.trim() ?? '' };
  const published = await writeForm(designing, user, input, async (held) => {
    const draft = await repository.findDraft(held.trx, held.key);
    if (draft === null) throw appError('designDraftMissing');
    const form = formToPublish(draft);
    const [wrong] = formFindings(form, namedItems(held.model.definition, locale));
    if (wrong !== undefined) throw new AppError(wrong.name, wrong.params);
    const version = await models.publishForm(held.trx, { schemaCode, form }, byHand);
    await dropDraft(designing, held, user);
    const object = { id: `${schemaCode}/${version.sheetCode}`, name: form.name };
    await recordAudit(platform, held.trx, { action: 'formPublish', object, detail: { version: version.version } });
    return version;
  });
  models.forget();
  const { sheetCode, version } = published;
  platform.log.info({ schemaCode, sheetCode, version, user: user.id }, 'form published');
  return presentVersion(published, await usersById([user.id]), version);
}
