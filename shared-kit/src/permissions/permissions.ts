/** Permission values in a user's list (shell spec, section 6). */
export const grants = ['APP_MNG', 'SYS_MNG', 'ADMIN', 'WORKFLOW_ADMIN'] as const;

/** Grant: application admin, system admin, root admin, or privileged person of the workflow center. */
export type Grant = (typeof grants)[number];

/**
 * Operations on the platform's resources, and the grants that allow each; `everyone` means every signed-in user,
 * `guest` somebody without an account in the form that a link led them to, and nobody else. Access to single records
 * is a matter of the model's own permissions, checked where records are read and written.
 */
export const permissions = {
  'record:list': 'everyone',
  'record:get': 'everyone',
  'record:save': 'everyone',
  'record:delete': 'everyone',
  'record:changeOwner': 'everyone',
  'record:export': 'everyone',
  'record:import': 'everyone',
  'model:read': 'everyone',
  'model:index': ['APP_MNG', 'SYS_MNG', 'ADMIN'],
  'application:list': 'everyone',
  'application:import': ['APP_MNG', 'SYS_MNG', 'ADMIN'],
  'application:export': ['APP_MNG', 'SYS_MNG', 'ADMIN'],
  'form:design': ['APP_MNG', 'SYS_MNG', 'ADMIN'],
  'portal:read': 'everyone',
  'portal:design': ['APP_MNG', 'SYS_MNG', 'ADMIN'],
  // Who sees every record anyway learns nothing from what somebody else sees.
  'portal:previewAs': ['ADMIN'],
  'print:read': 'everyone',
  'print:design': ['APP_MNG', 'SYS_MNG', 'ADMIN'],
  'report:read': 'everyone',
  'report:design': ['APP_MNG', 'SYS_MNG', 'ADMIN'],
  'file:upload': 'everyone',
  'file:read': 'everyone',
  'notification:read': 'everyone',
  'notification:announce': ['SYS_MNG', 'ADMIN'],
  'organisation:read': 'everyone',
  'organisation:resetPassword': ['SYS_MNG', 'ADMIN'],
  'organisation:import': ['SYS_MNG', 'ADMIN'],
  'organisation:export': ['SYS_MNG', 'ADMIN'],
  'workflow:start': 'everyone',
  'workflow:act': 'everyone',
  'workflow:read': 'everyone',
  'workflow:delegate': 'everyone',
  'workflow:design': ['APP_MNG', 'SYS_MNG', 'ADMIN', 'WORKFLOW_ADMIN'],
  'workflow:oversee': ['APP_MNG', 'SYS_MNG', 'ADMIN', 'WORKFLOW_ADMIN'],
  'workflow:inspectPeople': ['SYS_MNG', 'ADMIN'],
  'externalLink:manage': ['APP_MNG', 'SYS_MNG', 'ADMIN'],
  'externalForm:fill': 'guest',
  'audit:read': ['SYS_MNG', 'ADMIN'],
  'composition:override': ['SYS_MNG', 'ADMIN'],
  'theme:change': ['SYS_MNG', 'ADMIN'],
  'help:customerService': ['APP_MNG', 'SYS_MNG', 'ADMIN'],
} as const satisfies Record<string, 'everyone' | 'guest' | readonly Grant[]>;

type Allowed = 'everyone' | 'guest' | readonly Grant[];

/** Permission, as resource:operation. */
export type Permission = keyof typeof permissions;

/** Users who may call an endpoint at all. */
export type Access = 'anonymous' | 'signedIn' | Permission;

/** Returns whether somebody with these grants has the permission. */
export function can(grants: readonly Grant[], permission: Permission): boolean {
  const allowed: Allowed = permissions[permission];
  if (typeof allowed === 'string') return allowed === 'everyone';
  return allowed.some((grant) => grants.includes(grant));
}

/** Returns whether it is for somebody without an account in a form that a link led them to. */
export function isForGuests(access: Access): boolean {
  return access in permissions && (permissions as Readonly<Record<string, Allowed>>)[access] === 'guest';
}
