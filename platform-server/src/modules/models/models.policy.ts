import type { NodeLimits } from '@portico/shared-kit/workflow';
import { ModelAction, type ModelPermission } from '@portico/shared-kit/contract/model-permissions.schema';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import {
  type FieldLevelSecurity,
  filledCondition,
  type RecordScope,
  type RowLevelPolicy,
  relationColumns,
  relationOf,
  sameScope,
  type ReferencedModel,
  unrestricted,
} from '../../record-store/index.ts';
import { type Guarded, type GuardedModel, lets, restrictedCodes, shows } from './field-rights.ts';

/** The role code that stands for every signed-in user. */
export const everyoneRole = 'everyone';

type Permissions = readonly ModelPermission[];

/** The permissions of a model that apply to a user: those of all their roles, which add up. */
function permissionsOf({ permissions }: Guarded, user: SignedInUser): Permissions {
  return permissions.filter(({ role }) => role === everyoneRole || user.roleCodes.includes(role));
}

/** The root administrator sees and changes the records of every model. */
export const isUnrestricted = (user: SignedInUser): boolean => user.grants.includes('ADMIN');

/** True where a permission allows an action; handing records to others goes with editing them unless it says otherwise. */
export function allows(permission: ModelPermission, action: ModelAction): boolean {
  return (action === 'changeOwner' ? (permission.changeOwner ?? permission.edit) : permission[action]) === true;
}

/** Returns whether the user may see the model at all: its list, its forms and its menu entry. */
export function canView(model: Guarded, user: SignedInUser): boolean {
  return isUnrestricted(user) || permissionsOf(model, user).length > 0;
}

/**
 * Returns the actions that the user may take on some of the model's records or, by `add` and `import`, with new ones.
 */
export function modelActions(model: Guarded, user: SignedInUser): ModelAction[] {
  const allowed = permissionsOf(model, user);
  return ModelAction.enum.filter((action) => isUnrestricted(user) || allowed.some((each) => allows(each, action)));
}

/** Returns whether the user may add records. */
export function canAdd(model: Guarded, user: SignedInUser): boolean {
  return modelActions(model, user).includes('add');
}

/**
 * Returns which records the user may see, edit, delete, export and hand to others at a moment, and which parts of them.
 * An action of a role reaches as far as what that role sees: seeing everything by one role and editing one's own by
 * another does not edit everything. Rights on fields are added up the same way, record by record: a role that sees
 * the amounts of its own records does not show those of the records that another role sees without.
 */
export function policyOf(model: GuardedModel, user: SignedInUser, at: Date): RowLevelPolicy {
  return isUnrestricted(user) ? unrestricted : policyWithin(model, user, at, deepest);
}

/** Depth to which names may be made of other names; a name beyond that is seen by nobody. */
const deepest = 3;

function policyWithin(of: GuardedModel, user: SignedInUser, at: Date, depth: number): RowLevelPolicy {
  const model = of.definition;
  const permissions = permissionsOf(model, user);
  const reach = (some: Permissions) => reachOf(some, user, at);
  const by = (action: ModelAction) => reach(permissions.filter((each) => allows(each, action)));
  return {
    view: reach(permissions),
    edit: by('edit'),
    delete: by('delete'),
    export: by('export'),
    changeOwner: by('changeOwner'),
    deletesProcessData: user.grants.includes('WORKFLOW_ADMIN'),
    goesOnWith: user.id,
    fields: fieldScopes(model, permissions, reach),
    referencedModels: referencedModelsOf(of, user, at, depth),
  };
}

/**
 * Returns the user's policy on the models that a model refers to; of those models only the items that names are made
 * of.
 */
function referencedModelsOf(
  { referencedModels, table }: GuardedModel,
  user: SignedInUser,
  at: Date,
  depth: number,
): ReadonlyMap<string, ReferencedModel> {
  if (depth === 0) return new Map();
  const parts = relationColumns(table.nameParts.flatMap((code) => table.columns.get(code) ?? []));
  const naming = new Set(parts.map(({ property }) => relationOf(property).schemaCode));
  const wanted = [...referencedModels].filter(([code]) => depth === deepest || naming.has(code));
  return new Map(
    wanted.map(([code, target]) => [code, { table: target.table, policy: policyWithin(target, user, at, depth - 1) }]),
  );
}

/**
 * Returns the policy that a part in a record's workflow alone gives. Such people see and, in a step that lets them,
 * change what their roles show them of the model's records elsewhere; without a role on the model, what no role is
 * denied.
 */
export function participantPolicy(of: GuardedModel, user: SignedInUser, at: Date): RowLevelPolicy {
  const model = of.definition;
  if (isUnrestricted(user))
    return { ...unrestricted, edit: 'none', delete: 'none', export: 'none', changeOwner: 'none' };
  const own = permissionsOf(model, user);
  const isAllowed = (may: typeof shows, code: string) =>
    own.length > 0
      ? own.some((each) => may(model, each, code))
      : model.permissions.every((each) => may(model, each, code));
  const refused = (may: typeof shows) =>
    restrictedCodes(model, model.permissions).filter((code) => !isAllowed(may, code));
  const none = (codes: readonly string[]) => new Map(codes.map((code) => [code, 'none'] as const));
  return {
    view: 'all',
    edit: 'none',
    delete: 'none',
    export: 'none',
    changeOwner: 'none',
    deletesProcessData: false,
    fields: { visible: none(refused(shows)), writable: none(refused(lets)), readOnlyWhenNew: new Set(refused(lets)) },
    referencedModels: referencedModelsOf(of, user, at, deepest),
  };
}

/** Returns somebody's rights at a node of a workflow, which narrows them and never widens them. */
export function narrowedBy<T extends { readonly fields: FieldLevelSecurity }>(
  rights: T,
  { hidden, readOnly }: NodeLimits,
): T {
  const { fields } = rights;
  const none = (codes: readonly string[]) => codes.map((code) => [code, 'none'] as const);
  const visible = new Map([...fields.visible, ...none(hidden)]);
  const writable = new Map([...fields.writable, ...none(readOnly)]);
  const readOnlyWhenNew = new Set([...fields.readOnlyWhenNew, ...readOnly]);
  return { ...rights, fields: { visible, writable, readOnlyWhenNew } };
}

function fieldScopes(
  model: Guarded,
  permissions: Permissions,
  reach: (some: Permissions) => RecordScope,
): FieldLevelSecurity {
  const codes = restrictedCodes(model, permissions);
  const [adding, editing] = [permissions.filter(({ add }) => add), permissions.filter(({ edit }) => edit)];
  const narrower = (of: Permissions, may: typeof shows) => {
    const whole = reach(of);
    const entries = codes.map((code) => [code, reach(of.filter((each) => may(model, each, code)))] as const);
    return new Map(entries.filter(([, scope]) => !sameScope(scope, whole)));
  };
  const readOnly = codes.filter((code) => !adding.some((each) => lets(model, each, code)));
  return {
    visible: narrower(permissions, shows),
    writable: narrower(editing, lets),
    readOnlyWhenNew: new Set(readOnly),
  };
}

/** Returns the scope that permissions have together. */
function reachOf(permissions: Permissions, user: SignedInUser, at: Date): RecordScope {
  const views = new Set(permissions.map(({ view }) => view));
  if (views.has('all')) return 'all';
  const facts = { userId: user.id, departmentIds: user.departmentIds, at };
  const conditions = permissions.flatMap(({ view, condition }) => {
    const filled = view === 'condition' ? filledCondition(condition, facts) : null;
    return filled === null ? [] : [filled];
  });
  const isOwner = views.has('own') || views.has('department') || views.has('departmentAndBelow');
  if (!isOwner && conditions.length === 0) return 'none';
  const departmentIds = views.has('departmentAndBelow')
    ? user.departmentIdsBelow
    : views.has('department')
      ? user.departmentIds
      : [];
  return { ownerId: isOwner ? user.id : null, departmentIds, conditions };
}
