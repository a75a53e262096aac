import type { UserId } from '@portico/shared-kit/contract/ids';
import type { PortalPage } from '@portico/shared-kit/contract/portal.schema';
import { localDraftItemsOf } from '@portico/shared-kit/remotes';

/** In characters: a larger page is not kept. The browser has about five million for the whole portal. */
const mostCharacters = 300_000;
/** Pages that are kept: room for what people have written and not saved comes first. */
const mostPages = 3;

/** Names that the shell takes away when the person signs out. */
const folderOf = (userId: UserId) => `${localDraftItemsOf(userId)}portal-page/`;
const itemOf = (userId: UserId, code: string) => folderOf(userId) + code;

/** Keeps a page as a person saw it last, for when the server cannot be reached; drafts are not kept. */
export function keepLastPage(userId: UserId, page: PortalPage): void {
  try {
    const text = JSON.stringify({ ...page, draftPortalJson: null });
    if (text.length > mostCharacters) return;
    const item = itemOf(userId, page.code);
    const others = Object.keys(localStorage).filter((each) => each.startsWith(folderOf(userId)) && each !== item);
    for (const other of others.slice(mostPages - 1)) localStorage.removeItem(other);
    localStorage.setItem(item, text);
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
