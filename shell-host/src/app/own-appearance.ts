import { useKnownUser } from '@portico/shared-kit/api/current-user.api';
import type { Appearance } from '@portico/shared-kit/contract/session.schema';
import type { CurrentTheme } from '@portico/shared-kit/ui/theme';
import { useEffect, useSyncExternalStore } from 'react';
import { readTokens } from '../session/token-store.ts';
import { usePortalTheme } from './portal-theme.ts';

/** The page's first script reads this item before the first paint (index.html). */
const storageKey = 'appearance';

const query = '(prefers-color-scheme: dark)';

/**
 * The organisation's colours in the appearance of whoever is signed in: their own, else the organisation's. That of their last visit holds
 * until the server has said who they are; the system's is followed while the page is open.
 */
export function useShownTheme(): CurrentTheme {
  const { color, outward } = usePortalTheme();
  const user = useKnownUser();
  const ofSystem = useSyncExternalStore(watchSystem, () => window.matchMedia(query).matches) ? 'dark' : 'light';
  const own = user === undefined ? ofLastVisit() : user.appearance;
  useEffect(() => {
    if (user !== undefined) remember(user.appearance);
  }, [user]);
  return { name: color, outward: own === 'system' ? ofSystem : (own ?? outward) };
}

function ofLastVisit(): Appearance | undefined {
  const kept = readTokens() === null ? null : localStorage.getItem(storageKey);
  return kept === 'light' || kept === 'dark' || kept === 'system' ? kept : undefined;
}

function remember(own: Appearance | undefined): void {
  try {
    if (own === undefined) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, own);
  } catch {
    // Storage can be full or forbidden; the next visit then starts as the organisation has it.
  }
}

function watchSystem(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
