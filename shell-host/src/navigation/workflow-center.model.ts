import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import type { WorkItemCount } from '@portico/shared-kit/contract/workflow.schema';
import type { BilingualText, Composition } from '@portico/shared-kit/remotes';
import { menuEntries } from './menu-entries.model.ts';
import { refuge } from './refuge.ts';

/** What the menu of the workflow center depends on. */
export type MenuUser = Pick<CurrentUser, 'permissions' | 'admin' | 'isAppAdmin' | 'isRootAdmin' | 'isPrivilegedPerson'>;

/** What the shell knows of an entry that a remote contributes (shell spec, section 2). */
interface EntryRow {
  readonly badge?: keyof WorkItemCount;
  readonly isFor?: (user: MenuUser) => boolean;
}

const center = '/workflow-center';

const rows: Readonly<Record<string, EntryRow>> = {
  [`${center}/my-unfinished-workitem`]: { badge: 'workItemCount' },
  [`${center}/my-unread-workitem`]: { badge: 'circulateItemCount' },
  [`${center}/delegation-workflow`]: { isFor: (user) => !user.isRootAdmin },
  [`${center}/query-instance`]: { isFor: (user) => user.admin || user.isPrivilegedPerson || user.isAppAdmin },
  [`${center}/query-participant-workItem`]: { isFor: (user) => user.admin },
};

/** An entry of the menu as it is drawn. */
export interface MenuEntry {
  readonly path: string;
  readonly title: BilingualText;
  /** Which count stands beside the title; null for none. */
  readonly badge: keyof WorkItemCount | null;
}

/** The entries that this user sees, in order: those that have a page now, and that are for such a user. */
export function workflowCenterEntries(composition: Pick<Composition, 'remotes'>, user: MenuUser): MenuEntry[] {
  return menuEntries(composition, 'workflowCenter', user.permissions)
    .filter(({ path }) => rows[path]?.isFor?.(user) ?? true)
    .map(({ path, title }) => ({ path, title, badge: rows[path]?.badge ?? null }));
}

/** The entry that a path selects; where the path is closed to the user it is the one they are sent to. */
export function selectedEntry(entries: readonly MenuEntry[], pathname: string, user: MenuUser): MenuEntry | undefined {
  const shown = refuge(pathname, user) ?? pathname;
  return entries.find(({ path }) => shown === path || shown.startsWith(`${path}/`));
}
