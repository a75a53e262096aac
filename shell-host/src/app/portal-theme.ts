import { useGetSystemConfigQuery } from '@portico/shared-kit/api/system.api';
import type { ThemeInfo } from '@portico/shared-kit/contract/system.schema';
import { useEffect, useState } from 'react';
import { cacheTheme, readCachedTheme, storageKey } from './theme-cache.ts';

/**
 * The theme of the whole system (portal spec, section 4): the last visit's until the server has answered. What an
 * administrator changes reaches this browser's other tabs at once, everybody else when they come back to their tab.
 */
export function usePortalTheme(): ThemeInfo {
  const [cached] = useState(readCachedTheme);
  const { data, refetch } = useGetSystemConfigQuery();
  const theme = data?.theme;
  useEffect(() => {
    if (theme) cacheTheme(theme);
  }, [theme]);
  useEffect(() => watchChanges(() => void refetch()), [refetch]);
  return theme ?? cached;
}

/** Calls back where another tab has stored a theme, and where the tab is shown again. Returns the way to stop. */
function watchChanges(onChange: () => void): () => void {
  const hearTab = ({ key }: StorageEvent) => {
    if (key === storageKey) onChange();
  };
  const seeTab = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  window.addEventListener('storage', hearTab);
  document.addEventListener('visibilitychange', seeTab);
  return () => {
    window.removeEventListener('storage', hearTab);
    document.removeEventListener('visibilitychange', seeTab);
  };
}
