import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import type { WorkItemCount } from '@portico/shared-kit/contract/workflow.schema';
import type { Composition } from '@portico/shared-kit/remotes';
import type { BilingualText } from '@portico/shared-kit/i18n';
import { menuEntries } from './menu-entries.model.ts';
import { redirectFor } from './redirect.ts';
import { routeAt } from './route-table.ts';

/** Facts about the user that the menu of the workflow center depends on. */
export type MenuUser = Pick<CurrentUser, 'permissions' | 'isRootAdmin'>;

const center = '/workflow-center';

/** The counts of shell spec, section 2. */
const badges: Readonly<Record<string, keyof WorkItemCount>> = {
  [`${center}/my-unfinished-workitem`]: 'workItemCount',
  [`${center}/my-unread-workitem`]: 'circulateItemCount',
};

/** An entry of the menu as it is drawn. */
export interface MenuEntry {
  readonly path: string;
  readonly title: BilingualText;
  /** Count that stands beside the title; null for none. */
  readonly badge: keyof WorkItemCount | null;
}

/** The entries that this user sees, in order: those that have a page now, which is not closed to such a user. */
export function workflowCenterEntries(composition: Pick<Composition, 'remotes'>, user: MenuUser): MenuEntry[] {
  return menuEntries(composition, 'workflowCenter', user.permissions)
    .filter(({ path }) => redirectFor(path, user) === null)
    .map(({ path, title }) => ({ path, title, badge: badges[path] ?? null }));
}

/**
 * The entry that a path selects, by the name of its route or as the page that the path is a part of; where the path is
 * closed to the user it is the one they are sent to.
 */
export function selectedEntry(entries: readonly MenuEntry[], pathname: string, user: MenuUser): MenuEntry | undefined {
  const shown = redirectFor(pathname, user) ?? pathname;
  const route = routeAt(shown);
  return entries.find(
    ({ path }) => (route !== null && routeAt(path) === route) || shown === path || shown.startsWith(`${path}/`),
  );
}
