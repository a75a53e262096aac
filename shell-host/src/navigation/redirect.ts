import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { can } from '@portico/shared-kit/permissions';
import type { RouteRow } from './route-row.ts';
import { routeAt, todoPath } from './route-table.ts';

type Rights = Pick<CurrentUser, 'permissions' | 'isRootAdmin'>;

const isClosedTo = {
  notOverseer: ({ permissions }) => !can(permissions, 'workflow:oversee'),
  notInspector: ({ permissions }) => !can(permissions, 'workflow:inspectPeople'),
  notAnnouncer: ({ permissions }) => !can(permissions, 'notification:announce'),
  notAuditor: ({ permissions }) => !can(permissions, 'audit:read'),
  rootAdmin: ({ isRootAdmin }) => isRootAdmin,
} satisfies Record<NonNullable<RouteRow['closedTo']>, (user: Rights) => boolean>;

/**
 * Returns the path to which a user is redirected who opens a path of the route table that is closed to them (shell
 * spec, section 6); null where the path is open.
 */
export function redirectFor(pathname: string, user: Rights): string | null {
  const closedTo = routeAt(pathname)?.closedTo;
  return closedTo !== undefined && isClosedTo[closedTo](user) ? todoPath : null;
}
