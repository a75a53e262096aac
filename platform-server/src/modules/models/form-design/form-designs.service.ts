import type {
  CheckFormInput,
  CreateFormDesignInput,
  DiscardFormDraftInput,
  FormCheck,
  FormDesign,
  FormDesignInput,
  FormDesignSummary,
  FormVersion,
  ListFormDesignsInput,
  PreviewFormInput,
  PublishFormInput,
  RestoreFormVersionInput,
  SaveFormDraftInput,
  SetFormAvailabilityInput,
} from '@portico/shared-kit/contract/form-design.schema';
import type { FormConfig, Property } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import { systemProperties } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { formToAdd } from '../form-availability.ts';
import type { Model } from '../model.ts';
import { everyoneRole } from '../models.policy.ts';
import { deleteForm, setAvailability } from './availability.ts';
import { problemsOf, requiredItems } from './check-form.ts';
import { createDraft, discardDraft, restoreVersion, saveDraft } from './form-drafts.ts';
import type { FormDesigning, FormDesignNeeds } from './form-designing.ts';
import { usesOfForm } from './form-uses.ts';
import { type FormLocks, formLocks } from './form-locks.ts';
import { type FormVersions, formVersions } from './form-versions.ts';
import { mayTakeOver } from './form-designs.policy.ts';
import { findRoleNames } from './form-designs.repository.ts';
import { formOf, summariesFor } from './open-form.ts';
import { previewForm } from './preview-form.ts';
import { publishDraft } from './publish-form.ts';

/** Designing forms of models: for administrators, each those that are theirs. All throw as openForm. */
export interface FormDesignService extends FormLocks, FormVersions {
  /** By application, model and the order in the model. */
  list(user: SignedInUser, input: ListFormDesignsInput): Promise<FormDesignSummary[]>;
  /** See createDraft. */
  create(user: SignedInUser, input: CreateFormDesignInput): Promise<FormDesign>;
  get(user: SignedInUser, input: FormDesignInput): Promise<FormDesign>;
  /** See saveDraft. */
  saveDraft(user: SignedInUser, input: SaveFormDraftInput): Promise<FormDesignSummary>;
  /** See discardDraft. */
  discardDraft(user: SignedInUser, input: DiscardFormDraftInput): Promise<object>;
  /** See publishDraft. */
  publish(user: SignedInUser, input: PublishFormInput, locale: Locale): Promise<FormVersion>;
  /** Returns the problems of a form. Throws requestInvalid for a form of another code. */
  check(user: SignedInUser, input: CheckFormInput, locale: Locale): Promise<FormCheck>;
  /** See setAvailability. */
  setAvailability(user: SignedInUser, input: SetFormAvailabilityInput): Promise<object>;
  /** See deleteForm. */
  remove(user: SignedInUser, input: FormDesignInput): Promise<object>;
  /** See restoreVersion. */
  restore(user: SignedInUser, input: RestoreFormVersionInput): Promise<FormDesign>;
  /** See previewForm. */
  preview(user: SignedInUser, input: PreviewFormInput): Promise<FormConfig>;
}

/** See FormDesignService. */
export function formDesignService(platform: Platform, needs: FormDesignNeeds): FormDesignService {
  const designing = { platform, ...needs };
  const get: FormDesignService['get'] = (user, input) => getDesign(designing, user, input);

  return {
    get,
    ...formLocks(designing),
    ...formVersions(designing),

    async list(user, wanted) {
      const forms = await summariesFor(designing, user);
      const byNames = (left: FormDesignSummary, right: FormDesignSummary) =>
        left.appName.localeCompare(right.appName, 'zh') || left.modelName.localeCompare(right.modelName, 'zh');
      return forms.filter((form) => isWanted(form, wanted)).toSorted(byNames);
    },

    async create(user, input) {
      await createDraft(designing, user, input);
      return get(user, input);
    },

    async saveDraft(user, input) {
      await saveDraft(designing, user, input);
      return summaryOf(designing, user, input);
    },

    async discardDraft(user, input) {
      await discardDraft(designing, user, input);
      return {};
    },

    publish: (user, input, locale) => publishDraft(designing, user, input, locale),

    setAvailability: (user, input) => setAvailability(designing, user, input),
    remove: (user, input) => deleteForm(designing, user, input),

    async check(user, input, locale) {
      const { form, model } = await formOf(designing, user, input);
      return problemsOf(form, model.definition, locale);
    },

    async restore(user, input) {
      await restoreVersion(designing, user, input);
      return get(user, input);
    },

    preview: (user, input) => previewForm(designing, user, input),
  };
}

async function summaryOf(designing: FormDesigning, user: SignedInUser, input: FormDesignInput) {
  const [summary] = await summariesFor(designing, user, input);
  if (summary === undefined) throw appError('formMissing', { sheetCode: input.sheetCode });
  return summary;
}

async function getDesign(designing: FormDesigning, user: SignedInUser, input: FormDesignInput): Promise<FormDesign> {
  const { form, model, key, published } = await formOf(designing, user, input);
  const { db } = designing.platform.connections;
  const [summary, roles, workflows] = await Promise.all([
    summaryOf(designing, user, input),
    rolesOf(designing, model),
    designing.workflowsOf(model.schemaCode),
  ]);
  const uses = published === undefined ? [] : await usesOfForm(db, key, model, workflows);
  const properties = [...systemProperties, ...model.definition.properties] as unknown as Property[];
  const facts = { properties, requiredItems: requiredItems(model.definition), roles, workflows };
  return {
    ...summary,
    form,
    ...facts,
    canTakeOver: mayTakeOver(user),
    uses: uses.map(({ zh, en }) => ({ name: zh, name_i18n: JSON.stringify({ en }) })),
    otherForm: otherForm(model, input.sheetCode),
  };
}

/** The form by which records would be added if this one took none; null where there is none. */
function otherForm(model: Model, sheetCode: string): FormDesign['otherForm'] {
  const form = formToAdd({ ...model, unavailable: new Map(model.unavailable).set(sheetCode, 'off') });
  if (form === undefined || form.code === sheetCode || model.unavailable.has(form.code)) return null;
  return { name: form.name || form.code, name_i18n: form.name_i18n ?? null };
}

/** The roles to which a model gives rights, in its order; what everybody has is no role. */
async function rolesOf({ platform: { connections, corpId } }: FormDesigning, { definition }: Model) {
  const codes = [...new Set(definition.permissions.map(({ role }) => role))].filter((code) => code !== everyoneRole);
  const names = await findRoleNames(connections.db, corpId, codes);
  return codes.map((code) => ({
    code,
    name: names.get(code)?.name ?? code,
    name_i18n: names.get(code)?.nameI18n ?? null,
  }));
}

/** Returns whether a form is of the wanted application and called so, or its model is. */
function isWanted(form: FormDesignSummary, { appCode, keyword = '' }: ListFormDesignsInput): boolean {
  const part = keyword.trim().toLowerCase();
  const { name, name_i18n, sheetCode, modelName, modelName_i18n, schemaCode } = form;
  const texts = [name, name_i18n ?? '', sheetCode, modelName, modelName_i18n ?? '', schemaCode];
  const isOfApplication = appCode === undefined || form.appCode === appCode;
  return isOfApplication && texts.some((text) => text.toLowerCase().includes(part));
}
