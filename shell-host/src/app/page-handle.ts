import type { AsideKind, PageLayout } from '@portico/shared-kit/remotes';
import type { BilingualText } from '@portico/shared-kit/i18n';
import { useLocation, useMatches } from 'react-router-dom';
import { routeAt } from '../navigation/route-table.ts';

/** Facts that every route, the shell's own or a remote's, gives about itself in its `handle`. */
export interface PageHandle {
  /** The remote that draws the page; null for the shell's own. */
  readonly remote: string | null;
  readonly layout: PageLayout;
  readonly aside: AsideKind | null;
  readonly title: BilingualText;
  /** Name in the header of the part of the portal that the page stands in. */
  readonly place: BilingualText;
  /** Permissions of which one is needed; empty: everyone who is signed in. */
  readonly can: readonly string[];
}

/** The handle of the page that is shown now, named as the route table names it; null where no route matches. */
export function usePageHandle(): PageHandle | null {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  const { pathname } = useLocation();
  const handle = (match?.handle as PageHandle | undefined) ?? null;
  const row = handle?.remote == null ? null : routeAt(pathname);
  return handle && row ? { ...handle, title: row.title, place: row.place ?? row.title } : handle;
}
