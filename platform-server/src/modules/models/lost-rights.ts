import { ModelAction, type ModelPermission } from '@portico/shared-kit/contract/model-permissions.schema';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { lets, restrictedCodes, shows } from './field-rights.ts';
import { allows, everyoneRole } from './models.policy.ts';
import { sameJson } from '../../same-json.ts';

/** Returns the rights that a role loses, in the words of a package. */
interface LostRights {
  readonly role: string;
  readonly rights: readonly string[];
}

/** From the narrowest; a condition is beside them. */
const views: readonly string[] = ['own', 'department', 'departmentAndBelow', 'all'];
const actions = ['view', ...ModelAction.enum] as const;

type Action = (typeof actions)[number];

/** Returns the rights on a model's records and fields that roles have by `before` and not by `next`. */
export function lostRights(before: ModelDefinition, next: ModelDefinition): LostRights[] {
  const roles = new Set(before.permissions.map(({ role }) => role));
  return [...roles].flatMap((role) => {
    const had = before.permissions.filter((each) => each.role === role);
    // What everybody has, the role has too.
    const has = next.permissions.filter((each) => each.role === role || each.role === everyoneRole);
    const onRecords = had.flatMap((each) => lostOf(each, has));
    const onItems = has.length === 0 ? [] : lostItems({ model: before, rows: had }, { model: next, rows: has });
    const rights = [...new Set([...onRecords, ...onItems])];
    return rights.length === 0 ? [] : [{ role, rights }];
  });
}

const isAllowed = (permission: ModelPermission, action: Action) => action === 'view' || allows(permission, action);

/** New records are in nobody's view yet. */
const isOnRecords = (action: Action) => action !== 'add' && action !== 'import';

function lostOf(permission: ModelPermission, has: readonly ModelPermission[]): string[] {
  return actions.flatMap((action) => {
    if (!isAllowed(permission, action)) return [];
    const others = has.filter((each) => isAllowed(each, action));
    if (!isOnRecords(action)) return others.length > 0 ? [] : [action];
    return others.some((each) => reaches(each, permission)) ? [] : [`${action} (${permission.view})`];
  });
}

/** True where a permission reaches all records that another one reaches. */
function reaches(one: ModelPermission, other: ModelPermission): boolean {
  if (one.view === 'all') return true;
  if (one.view === 'condition' || other.view === 'condition') {
    return one.view === other.view && sameJson(one.condition ?? {}, other.condition ?? {});
  }
  return views.indexOf(one.view) >= views.indexOf(other.view);
}

interface Rows {
  readonly model: ModelDefinition;
  readonly rows: readonly ModelPermission[];
}

function lostItems(had: Rows, has: Rows): string[] {
  const codes = restrictedCodes(has.model, has.rows);
  const isGiven = ({ model, rows }: Rows, may: typeof shows, code: string) =>
    rows.some((each) => may(model, each, code));
  const lost = (may: typeof shows) => codes.filter((code) => isGiven(had, may, code) && !isGiven(has, may, code));
  const unseen = lost(shows);
  const unwritten = lost(lets).filter((code) => !unseen.includes(code));
  return [...unseen.map((code) => `see “${code}”`), ...unwritten.map((code) => `change “${code}”`)];
}
