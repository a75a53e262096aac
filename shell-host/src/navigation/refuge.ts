import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';

type Rights = Pick<CurrentUser, 'permissions' | 'isRootAdmin'>;

const toDo = '/workflow-center/my-unfinished-workitem';

/** Whether a user is a system or root administrator. */
function isSystemAdmin({ permissions }: Pick<CurrentUser, 'permissions'>): boolean {
  return permissions.includes('SYS_MNG') || permissions.includes('ADMIN');
}

/** Paths of the workflow center that send some people to their to-do list (shell spec, section 6). */
const closed: Readonly<Record<string, (user: Rights) => boolean>> = {
  '/workflow-center/query-instance': (user) => !isSystemAdmin(user),
  '/workflow-center/query-participant-workItem': (user) => !isSystemAdmin(user),
  '/workflow-center/delegation-workflow': (user) => user.isRootAdmin,
};

/** Where a user is sent who opens a path that is closed to them; null where the path is open. */
export function refuge(pathname: string, user: Rights): string | null {
  return closed[pathname]?.(user) ? toDo : null;
}
