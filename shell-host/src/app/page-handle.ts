import type { AsideKind, BilingualText, PageLayout } from '@portico/shared-kit/remotes';
import { useMatches } from 'react-router-dom';

/** What every route says about itself in its `handle`, whether the shell's own or a remote's. */
export interface PageHandle {
  /** The remote that draws the page; null for the shell's own. */
  readonly remote: string | null;
  readonly layout: PageLayout;
  readonly aside: AsideKind | null;
  readonly title: BilingualText;
  /** Permissions of which one is needed; empty: everyone who is signed in. */
  readonly can: readonly string[];
}

/** The handle of the page that is shown now; null where no route matches. */
export function usePageHandle(): PageHandle | null {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  return (match?.handle as PageHandle | undefined) ?? null;
}
