import type { FormCode } from '@portico/shared-kit/contract/ids';
import type { FormDesign, FormDesignInput, FormDesignSummary } from '@portico/shared-kit/contract/form-design.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { systemProperties } from '@portico/shared-kit/fields';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { designsEverywhere } from '../../designs/index.ts';
import { formToAdd } from '../form-availability.ts';
import type { Model } from '../model.ts';
import { everyoneRole } from '../models.policy.ts';
import { requiredItems } from './check-form.ts';
import type { FormDesignContext } from './form-designing.ts';

import { findRoleNames } from './form-designs.repository.ts';
import { usesOfForm } from './form-uses.ts';
import { formOf } from './open-form.ts';

/** All that the designer of a form needs besides its summary. Throws as formOf. */
export async function formDetails(
  designing: FormDesignContext,
  user: SignedInUser,
  input: FormDesignInput,
): Promise<Omit<FormDesign, keyof FormDesignSummary>> {
  const { form, model, key, published } = await formOf(designing, user, input);
  const { db } = designing.platform.connections;
  const [roles, workflows] = await Promise.all([rolesOf(designing, model), designing.workflowsOf(model.schemaCode)]);
  const uses = published === undefined ? [] : await usesOfForm(db, key, model, workflows);
  const properties = [...systemProperties, ...model.definition.properties] as unknown as Property[];
  const facts = { properties, requiredItems: requiredItems(model.definition), roles, workflows };
  return {
    form,
    ...facts,
    canTakeOver: designsEverywhere(user),
    uses: uses.map(({ zh, en }) => ({ name: zh, name_i18n: JSON.stringify({ en }) })),
    otherForm: otherForm(model, input.sheetCode),
  };
}

/** The form by which records would be added if this one took none; null where there is none. */
function otherForm(model: Model, formCode: FormCode): FormDesign['otherForm'] {
  const form = formToAdd({ ...model, unavailable: new Map(model.unavailable).set(formCode, 'off') });
  if (form === undefined || form.code === formCode || model.unavailable.has(form.code)) return null;
  return { name: form.name || form.code, name_i18n: form.name_i18n ?? null };
}

/** The roles to which a model gives rights, in its order; what everybody has is no role. */
async function rolesOf({ platform: { connections, corpId } }: FormDesignContext, { definition }: Model) {
  const codes = [...new Set(definition.permissions.map(({ role }) => role))].filter((code) => code !== everyoneRole);
  const names = await findRoleNames(connections.db, corpId, codes);
  return codes.map((code) => ({
    code,
    name: names.get(code)?.name ?? code,
    name_i18n: names.get(code)?.nameI18n ?? null,
  }));
}
