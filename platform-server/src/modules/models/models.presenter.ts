import type { FormCode, ModelCode } from '@portico/shared-kit/contract/ids';
import type { ModelAction } from '@portico/shared-kit/contract/model-permissions.schema';
import type { FormConfig, ListConfig, ListView, QueryAction } from '@portico/shared-kit/contract/models.schema';
import { appError, codeOf, type ErrorName } from '@portico/shared-kit/errors';
import type { NodeLimits } from '@portico/shared-kit/workflow';
import { presentDataRules } from './data-items.presenter.ts';
import type { Model } from './model.ts';
import type { ModelRights } from './model-rights.ts';
import { narrowedBy } from './models.policy.ts';
import { propertiesFor } from './property-rights.presenter.ts';

/**
 * The action that each button of a list needs, and the name of its refusal; other buttons are decided by the record or
 * later.
 */
const needs: Readonly<Record<string, readonly [ModelAction, ErrorName]>> = {
  add: ['add', 'noPermissionToAdd'],
  delete: ['delete', 'noPermissionToDelete'],
  import: ['import', 'noPermissionToImport'],
  export: ['export', 'noPermissionToExport'],
  // Labels lead out of the portal what the list has (list spec, section 5).
  qr_code: ['export', 'noPermissionToExport'],
  batch_update: ['edit', 'noPermissionToEdit'],
  change_owner: ['changeOwner', 'noPermissionToChangeOwner'],
};

function presentAction(action: QueryAction, { actions }: ModelRights): QueryAction {
  const need = Object.hasOwn(needs, action.actionCode) ? needs[action.actionCode] : undefined;
  if (need === undefined || actions.includes(need[0])) return action;
  return { ...action, disabledCode: codeOf(need[1]) };
}

const headOf = ({ schemaCode, appCode, definition }: Model) => ({
  schemaCode,
  appCode,
  name: definition.name,
  name_i18n: definition.name_i18n ?? null,
});

/** A list view with the actions a user has; the first view where no code is given. Throws listViewMissing. */
export function presentListConfig(model: Model, code: string | undefined, rights: ModelRights): ListConfig {
  const { listViews, workflowCode } = model.definition;
  const view = code === undefined ? listViews[0] : listViews.find((each) => each.code === code);
  if (view === undefined) throw appError('listViewMissing', { code: code ?? '' });
  const queryActions = view.queryActions
    .map((action) => presentAction(action, rights))
    .sort((left, right) => (left.sortKey ?? 0) - (right.sortKey ?? 0));
  return {
    ...headOf(model),
    views: listViews.map((each) => ({
      code: each.code,
      name: each.name,
      name_i18n: each.name_i18n ?? null,
      viewType: each.viewType ?? 'LIST',
    })),
    view: { ...withoutHidden(view, rights), queryActions },
    properties: propertiesFor(model, rights.fields),
    workflowCode: workflowCode ?? null,
    actions: [...rights.actions],
  };
}

/** A form; the first one where no code is given. Throws formMissing. */
export function presentForm(model: Model, formCode: FormCode | ModelCode | undefined, rights: ModelRights): FormConfig {
  const { forms, workflowCode } = model.definition;
  // The link of a message that knows no form names the model in its place (shell spec, section 2).
  const isAny = formCode === undefined || formCode === model.schemaCode;
  const form = forms.find((each) => each.code === formCode) ?? (isAny ? forms[0] : undefined);
  if (form === undefined) throw appError('formMissing', { sheetCode: formCode ?? '' });
  const unavailable = model.unavailable.get(form.code);
  return {
    ...headOf(model),
    form,
    properties: propertiesFor(model, rights.fields),
    workflowCode: workflowCode ?? null,
    canAdd: rights.actions.includes('add'),
    ...(unavailable === undefined ? {} : { unavailable }),
    readOnly: [...rights.fields.readOnlyWhenNew],
    dataRules: presentDataRules(model, rights.fields),
  };
}

/** A form with what a user may fill in, at a node of a workflow within what that lets them; null: at none. */
export function presentFormWithin(
  model: Model,
  formCode: FormCode | undefined,
  { rights, limits }: { readonly rights: ModelRights; readonly limits: NodeLimits | null },
): FormConfig {
  if (limits === null) return presentForm(model, formCode, rights);
  return { ...presentForm(model, formCode, narrowedBy(rights, limits)), required: [...limits.required] };
}

/**
 * Returns the view without offering to filter or sort by what the user does not see; its columns stay, and show that it
 * is not to be seen.
 */
function withoutHidden(view: ListView, { fields: { visible } }: ModelRights): ListView {
  const isSeen = ({ propertyCode }: { readonly propertyCode: string }) => visible.get(propertyCode) !== 'none';
  const { orderBy, queryConditions, script, isScriptDisabled, ...others } = view;
  return {
    ...others,
    ...(script === undefined || isScriptDisabled === true ? {} : { script }),
    queryConditions: queryConditions.filter(isSeen),
    ...(orderBy === undefined ? {} : { orderBy: orderBy.filter(isSeen) }),
  };
}
