import type { FormConfig, ListConfig, QueryAction } from '@portico/shared-kit/contract/models.schema';
import { appError, codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { presentDataRules } from './data-items.presenter.ts';
import type { Model } from './model.ts';

/** What a user may do with a model. */
export interface ModelRights {
  readonly canAdd: boolean;
  readonly canDelete: boolean;
}

/** Why an action of a list is disabled, by its code; other actions are decided by the record or later. */
const refusals: Readonly<Record<string, (rights: ModelRights) => ErrorName | null>> = {
  add: ({ canAdd }) => (canAdd ? null : 'noPermissionToAdd'),
  delete: ({ canDelete }) => (canDelete ? null : 'noPermissionToDelete'),
};

function presentAction(action: QueryAction, rights: ModelRights): QueryAction {
  const refusal = Object.hasOwn(refusals, action.actionCode) ? refusals[action.actionCode]?.(rights) : null;
  return refusal ? { ...action, disabledCode: codeOf(refusal) } : action;
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
    views: listViews.map((each) => ({ code: each.code, name: each.name, name_i18n: each.name_i18n ?? null })),
    view: { ...view, queryActions },
    properties: propertiesOf(model),
    workflowCode: workflowCode ?? null,
  };
}

/** A form; the first one where no code is given. Throws formMissing. */
export function presentForm(model: Model, sheetCode: string | undefined, { canAdd }: ModelRights): FormConfig {
  const { forms, workflowCode } = model.definition;
  const form = sheetCode === undefined ? forms[0] : forms.find((each) => each.code === sheetCode);
  if (form === undefined) throw appError('formMissing', { sheetCode: sheetCode ?? '' });
  return {
    ...headOf(model),
    form,
    properties: propertiesOf(model),
    workflowCode: workflowCode ?? null,
    canAdd,
    dataRules: presentDataRules(model),
  };
}

/** System properties come first; they are written as the contract has them. */
function propertiesOf({ table }: Model): ListConfig['properties'] {
  return table.properties as unknown as ListConfig['properties'];
}
