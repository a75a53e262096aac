import type { UserId } from '@portico/shared-kit/contract/ids';
import { readTokens, storedUserId } from './token-store.ts';

/**
 * Session status of a tab. `in`: its person is signed in. `over`: the session ended while the page was open, what
 * stands there waits. `out`: nobody is signed in, or its person signed out. `other`: somebody else signed in in this
 * browser.
 */
export type SessionStatus = 'in' | 'over' | 'out' | 'other';

let owner: string | null = null;

/** From now on the tab shows this person's pages; null where it shows nobody's, for tests. */
export function bindTabToUser(userId: UserId | null): void {
  owner = userId;
}

/** Returns whether a person's pages have been shown in this tab since it was loaded. */
export function isTabBound(): boolean {
  return owner !== null;
}

/**
 * Compares whose page this is with whose session the browser holds. Signing out takes the stored user away, an ended
 * session leaves it: that is how all tabs tell one from the other.
 */
export function sessionStatusOfTab(): SessionStatus {
  const stored = storedUserId();
  const isSignedIn = readTokens() !== null;
  if (isSignedIn && owner !== null && stored !== null && stored !== owner) return 'other';
  if (isSignedIn) return 'in';
  return owner !== null && stored === owner ? 'over' : 'out';
}
