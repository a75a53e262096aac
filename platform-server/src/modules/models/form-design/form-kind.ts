import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import type { FormTypes } from './form-types.ts';
import { designLockSeconds } from '@portico/shared-kit/contract/designs.schema';
import { AppError, appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import {
  type DesignAdapter,
  type DesignSource,
  designsEverywhere,
  type DraftStore,
  type LockedDesign,
  type VersionStore,
} from '../../designs/index.ts';
import { setFormAvailability } from '../form-availability.repository.ts';
import { formFindings } from '../form-findings.ts';
import { formVersions } from '../form-versions.repository.ts';
import { beginForm } from './begin-form.ts';
import { formToPublish, namedItems, problemsOf } from './check-form.ts';
import { formDetails } from './form-details.ts';
import type { FormDesignContext, FormDesignNeeds } from './form-designing.ts';
import { codesOf } from './form-key.ts';

import { presentVersion } from './form-designs.presenter.ts';
import { formDesigns } from './form-designs.repository.ts';
import { formOf, openForm, ownForm, publishedOf, summariesFor } from './open-form.ts';
import { withdrawalOf } from './withdraw-form.ts';

type FormKind = DesignAdapter<'form', FormTypes>;

/** Forms as a kind of designs: for administrators, each those that are theirs. A design is named by `model.form`. */
export function formKind(platform: Platform, needs: FormDesignNeeds): FormKind {
  const designing = { platform, ...needs };
  return {
    kind: 'form',
    lockSeconds: designLockSeconds,
    notifyTakenOver: needs.notifyTakenOver,
    audit: {
      publish: 'formPublish',
      delete: 'formDelete',
      idOf: ({ schemaCode, formCode }) => `${schemaCode}/${formCode}`,
    },
    mayTakeOver: designsEverywhere,
    namesOf,
    missing: (designKey) => appError('formMissing', { sheetCode: codesOf(designKey).sheetCode }),
    unpublished: (designKey) => appError('formMissing', { sheetCode: codesOf(designKey).sheetCode }),
    forget: () => needs.models.forget(),
    ...readingForms(designing),
    ...draftsOfForms(designing),
    ...versionsOfForms(designing),
  };
}

/** Names of a form's draft, or of what is published; by its code where it has none. */
function namesOf({ row, published, key }: LockedDesign<FormTypes>) {
  const { name, nameI18n } = row.hasDraft
    ? row
    : { name: published?.form.name, nameI18n: published?.form.name_i18n ?? null };
  return { name: name || key.formCode, nameI18n };
}

function readingForms(designing: FormDesignContext): DesignSource<'form', FormTypes> {
  return {
    open: (user, designKey) => openForm(designing, user, codesOf(designKey)),
    summaries: (user, designKey) =>
      summariesFor(designing, user, designKey === undefined ? undefined : codesOf(designKey)),
    wordsOf: ({ name, name_i18n, sheetCode: formCode, modelName, modelName_i18n, schemaCode }) => [
      name,
      name_i18n,
      formCode,
      modelName,
      modelName_i18n,
      schemaCode,
    ],
    details: (user, designKey) => formDetails(designing, user, codesOf(designKey)),
    async check(user, { designKey, form: now }, locale) {
      const asked = { ...codesOf(designKey), ...(now === undefined ? {} : { form: now }) };
      const { form, model } = await formOf(designing, user, asked);
      return problemsOf(form, model.definition, locale);
    },
    begin: (user, { designKey, ...input }) => beginForm(designing, user, { ...codesOf(designKey), ...input }),
  };
}

function draftsOfForms({ models }: FormDesignContext): DraftStore<'form', FormTypes> {
  return {
    lockRow: formDesigns.lock,
    findPublished: publishedOf,
    insertRow: (trx, key, _published, editor) =>
      formDesigns.insert(trx, key, { content: null, own: {}, revision: 0, basedOn: null, ...editor }),
    setLock: formDesigns.setLock,
    requireContent: (designKey, { form }) => void ownForm(codesOf(designKey).sheetCode, form),
    draftFrom: (_held, { form }) => form,
    setDraft: ({ trx, key }, form, columns) => formDesigns.setDraft(trx, key, { content: form, own: {}, ...columns }),
    clearDraft: ({ trx, key }, _published, columns) =>
      formDesigns.setDraft(trx, key, { content: null, own: {}, ...columns }),
    findDraft: async (db, key) => ((await formDesigns.findDraft(db, key))?.content ?? null) as DraftForm | null,
    deleteRow: formDesigns.delete,
    async publish({ trx, key, model }, draft, { publisherId, note }, locale) {
      const form = formToPublish(draft);
      const [wrong] = formFindings(form, namedItems(model.definition, locale));
      if (wrong !== undefined) throw new AppError(wrong.name, wrong.params);
      return models.publishForm(trx, { schemaCode: key.schemaCode, form }, { publisherId, note });
    },
  };
}

function versionsOfForms(designing: FormDesignContext): VersionStore<'form', FormTypes> {
  return {
    findVersions: formVersions.findVersions,
    countVersions: formVersions.count,
    findVersion: formVersions.find,
    presentVersions: async (_key, rows, { people, current }) => rows.map((row) => presentVersion(row, people, current)),
    contentOf: ({ form }) => ({ form }),
    draftOf: ({ form }) => form,
    deleteVersions: formVersions.delete,
    withdrawal: (designKey) => withdrawalOf(designing, codesOf(designKey)),
    setAvailability: setFormAvailability,
  };
}
