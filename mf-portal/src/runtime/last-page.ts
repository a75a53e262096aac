import type { UserId } from '@portico/shared-kit/contract/ids';
import type { PortalPage } from '@portico/shared-kit/contract/portal.schema';
import { localDraftItemsOf } from '@portico/shared-kit/remotes';

/** In characters: a larger page is not kept. The browser has about five million for the whole portal. */
const mostCharacters = 300_000;

/** A name that the shell takes away when the person signs out. */
const itemOf = (userId: UserId, code: string) => `${localDraftItemsOf(userId)}portal-page/${code}`;

/** Keeps a page as a person saw it last, for when the server cannot be reached; drafts are not kept. */
export function keepLastPage(userId: UserId, page: PortalPage): void {
  try {
    const text = JSON.stringify({ ...page, draftPortalJson: null });
    if (text.length <= mostCharacters) localStorage.setItem(itemOf(userId, page.code), text);
  } catch {
    // A full or closed storage keeps nothing, and nothing else fails.
  }
}

/** Returns the page as the person saw it last in this browser; null where none is kept. */
export function lastPage(userId: UserId, code: string): PortalPage | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(itemOf(userId, code)) ?? 'null');
    return kept !== null && typeof kept === 'object' && 'publishedPortalJson' in kept ? (kept as PortalPage) : null;
  } catch {
    return null;
  }
}
