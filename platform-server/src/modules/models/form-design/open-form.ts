import type { FormCode, ModelCode } from '@portico/shared-kit/contract/ids';
import type { DraftForm, FormDesignInput, FormDesignSummary } from '@portico/shared-kit/contract/form-design.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { findApplicationNames, peopleOf } from '../../designs/index.ts';
import { formVersions, type FormVersionRow, type FormKey, type PublishedForm } from '../form-versions.repository.ts';
import type { Model } from '../model.ts';
import { findModel } from '../models.repository.ts';
import type { FormDesignContext } from './form-designing.ts';
import { mayDesignFor } from './form-designs.policy.ts';
import { type FormDesignEntry, presentSummary } from './form-designs.presenter.ts';
import { formDesigns, type FormDesignRow } from './form-designs.repository.ts';

/** A form that the user may design. */
export interface EditableFormDesign {
  readonly key: FormKey;
  readonly model: Model;
  readonly row: FormDesignRow | undefined;
  /** The newest version; undefined where the model does not have the form now. */
  readonly published: FormVersionRow | undefined;
}

/**
 * A form as it is kept. Throws modelMissing, noPermissionToView where its model is not the user's to design, formMissing.
 */
export async function openForm(
  { platform: { connections, corpId } }: FormDesignContext,
  user: SignedInUser,
  { schemaCode, sheetCode: formCode }: FormDesignInput,
): Promise<EditableFormDesign> {
  const { db } = connections;
  const key = { corpId, schemaCode, formCode };
  const model = await designable(db, corpId, user, schemaCode);
  const [[row], published] = await Promise.all([formDesigns.find(db, corpId, key), publishedOf(db, key, model)]);
  if (published === undefined && row?.hasDraft !== true) throw appError('formMissing', { sheetCode: formCode });
  return { key, model, row, published };
}

/** A model whose forms the user designs, as it is published now. Throws modelMissing, noPermissionToView. */
export async function designable(
  db: Database,
  corpId: string,
  user: SignedInUser,
  schemaCode: ModelCode,
): Promise<Model> {
  const model = await findModel(db, corpId, schemaCode);
  if (model === undefined) throw appError('modelMissing', { schemaCode });
  if (!mayDesignFor(user, model.definition)) throw appError('noPermissionToView');
  return model;
}

/** The newest version of a form that the model has; undefined where it has it not, or not any more. */
export async function publishedOf(
  db: Database,
  key: FormKey,
  { definition }: Model,
): Promise<FormVersionRow | undefined> {
  if (!definition.forms.some(({ code }) => code === key.formCode)) return undefined;
  return formVersions.find(db, key);
}

/** The form that is meant: one that is not kept yet, the draft, or what is published. Throws as openForm, requestInvalid. */
export async function formOf(
  designing: FormDesignContext,
  user: SignedInUser,
  input: FormDesignInput & { readonly form?: DraftForm },
): Promise<EditableFormDesign & { readonly form: DraftForm }> {
  const opened = await openForm(designing, user, input);
  if (input.form !== undefined) return { ...opened, form: ownForm(input.sheetCode, input.form) };
  const { db } = designing.platform.connections;
  const draft = opened.row?.hasDraft === true ? await formDesigns.findDraft(db, opened.key) : undefined;
  const form = draft === undefined ? opened.published?.form : (draft.content as DraftForm);
  if (form === undefined) throw appError('formMissing', { sheetCode: input.sheetCode });
  return { ...opened, form };
}

/** A form under the code by which it is named. Throws requestInvalid where it has another one. */
export function ownForm(formCode: FormCode, form: DraftForm): DraftForm {
  if (form.code !== formCode) throw appError('requestInvalid', { detail: `body/form/code must be "${formCode}"` });
  return form;
}

/**
 * Every form of the models that the user designs, published or only kept, as a list shows it, by application, model and the
 * order in the model; or the named one.
 */
export async function summariesFor(
  { platform, models, usersById }: FormDesignContext,
  user: SignedInUser,
  only?: FormDesignInput,
): Promise<FormDesignSummary[]> {
  const { connections, corpId, now } = platform;
  const { db } = connections;
  const [all, rows, published, applications] = await Promise.all([
    models.all(),
    formDesigns.find(db, corpId, only),
    formVersions.findNewest(db, corpId, only),
    findApplicationNames(db, corpId),
  ]);
  const own = all.filter(
    ({ schemaCode, definition }) =>
      (only === undefined || only.schemaCode === schemaCode) && mayDesignFor(user, definition),
  );
  const known = own
    .flatMap((model) => formsOf(model, rows, published))
    .filter(({ formCode }) => only === undefined || only.sheetCode === formCode);
  const people = await usersById(
    peopleOf(
      known.map(({ row }) => row),
      known.map((each) => each.published),
    ),
  );
  const around = { applications, people, viewer: { userId: user.id, at: now() } };
  const byNames = (left: FormDesignSummary, right: FormDesignSummary) =>
    left.appName.localeCompare(right.appName, 'zh') || left.modelName.localeCompare(right.modelName, 'zh');
  return known.map((each) => presentSummary(each, around)).toSorted(byNames);
}

/** The forms of a model in their order, and after them those that are only drafts. */
function formsOf(model: Model, rows: readonly FormDesignRow[], published: readonly PublishedForm[]): FormDesignEntry[] {
  const { schemaCode, definition } = model;
  const kept = new Map(rows.filter((row) => row.schemaCode === schemaCode).map((row) => [row.formCode, row]));
  const newest = new Map(
    published.filter((row) => row.schemaCode === schemaCode).map((row) => [row.formCode, row] as const),
  );
  const ofModel = definition.forms.map((form) => {
    const row = kept.get(form.code);
    return { model, formCode: form.code, form, row, published: newest.get(form.code) };
  });
  const codes = new Set(ofModel.map(({ formCode }) => formCode));
  const drafts = [...kept.values()].filter(({ formCode, hasDraft }) => hasDraft && !codes.has(formCode));
  return [
    ...ofModel,
    ...drafts.map((row) => ({ model, formCode: row.formCode, form: undefined, row, published: undefined })),
  ];
}
