import type { PreviewFormInput } from '@portico/shared-kit/contract/form-design.schema';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { modelRights } from '../model-rights.ts';
import { presentFormWithin } from '../models.presenter.ts';
import { formToPublish } from './check-form.ts';
import type { FormDesignContext, FormDesignNeeds } from './form-designing.ts';
import { formOf } from './open-form.ts';

/** Forms as others would see them. */
export interface FormPreviews {
  /** See previewForm. */
  preview(user: SignedInUser, input: PreviewFormInput): Promise<FormConfig>;
}

/** See FormPreviews. */
export function formPreviews(platform: Platform, needs: FormDesignNeeds): FormPreviews {
  return { preview: (user, input) => previewForm({ platform, ...needs }, user, input) };
}

/**
 * A form as somebody with one role gets it on a new record. Who does not see the model by that role gets it as somebody
 * who has a part in one of its workflows. Throws as formOf, roleMissing for a role to which the model gives no rights,
 * notPublished, requestInvalid.
 */
async function previewForm(
  designing: FormDesignContext,
  user: SignedInUser,
  input: PreviewFormInput,
): Promise<FormConfig> {
  const { models, platform, limitsAt } = designing;
  const { schemaCode, sheetCode: formCode, roleCode, workflowCode, activityCode } = input;
  const { form } = await formOf(designing, user, input);
  const model = await models.current(schemaCode);
  const { definition } = model;
  if (roleCode !== undefined && !definition.permissions.some(({ role }) => role === roleCode))
    throw appError('roleMissing', { id: roleCode });
  if (activityCode !== undefined && workflowCode === undefined)
    throw appError('requestInvalid', { detail: 'body/activityCode needs workflowCode' });
  const limits =
    workflowCode === undefined
      ? null
      : await limitsAt({ schemaCode, workflowCode, activityCode }, model.table.properties);
  const rights = modelRights(model, somebodyWith(user.corpId, roleCode), platform.now());
  const shown = { ...model, definition: { ...definition, forms: [formToPublish(form)] } };
  return presentFormWithin(shown, formCode, { rights, limits });
}

/** Returns a user who has this role and no other, in a department of their own; undefined: no role at all. */
function somebodyWith(corpId: string, roleCode: string | undefined): SignedInUser {
  const id = 'preview';
  const departments = { mainDepartmentId: id, departmentIds: [id], departmentIdsBelow: [id] };
  const roleCodes = roleCode === undefined ? [] : [roleCode];
  return { id, corpId, name: id, sessionId: id, grants: [], roleCodes, ...departments };
}
