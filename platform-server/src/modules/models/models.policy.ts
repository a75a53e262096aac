import type { ModelDefinition, ModelPermission } from '@portico/shared-kit/contract/models.schema';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { type RecordScope, type RecordScopes, unrestricted } from '../../records/index.ts';

/** The role code that stands for every signed-in user. */
export const everyoneRole = 'everyone';

type Guarded = Pick<ModelDefinition, 'permissions'>;

/** The permissions of a model that apply to a user: those of all their roles, which add up. */
function permissionsOf({ permissions }: Guarded, user: SignedInUser): readonly ModelPermission[] {
  return permissions.filter(({ role }) => role === everyoneRole || user.roleCodes.includes(role));
}

/** The root administrator sees and changes the records of every model. */
export const isUnrestricted = (user: SignedInUser): boolean => user.grants.includes('ADMIN');

/** Whether the user may see the model at all: its list, its forms and its menu entry. */
export function canView(model: Guarded, user: SignedInUser): boolean {
  return isUnrestricted(user) || permissionsOf(model, user).length > 0;
}

/** Whether the user may add records. */
export function canAdd(model: Guarded, user: SignedInUser): boolean {
  return isUnrestricted(user) || permissionsOf(model, user).some(({ add }) => add);
}

/** Whether the user may delete some records. */
export function canDelete(model: Guarded, user: SignedInUser): boolean {
  return isUnrestricted(user) || permissionsOf(model, user).some((permission) => permission.delete);
}

/**
 * Which records the user may see, edit and delete. An action of a role reaches as far as what that role sees: seeing
 * everything by one role and editing one's own by another does not edit everything.
 */
export function scopesOf(model: Guarded, user: SignedInUser): RecordScopes {
  if (isUnrestricted(user)) return unrestricted;
  const permissions = permissionsOf(model, user);
  return {
    view: union(permissions, user),
    edit: union(
      permissions.filter(({ edit }) => edit),
      user,
    ),
    delete: union(
      permissions.filter((permission) => permission.delete),
      user,
    ),
    deletesProcessData: user.grants.includes('WORKFLOW_ADMIN'),
  };
}

function union(permissions: readonly ModelPermission[], { id, departmentIds }: SignedInUser): RecordScope {
  const views = new Set(permissions.map(({ view }) => view));
  if (views.size === 0) return 'none';
  if (views.has('all')) return 'all';
  return { ownerId: id, departmentIds: views.has('department') ? departmentIds : [] };
}
