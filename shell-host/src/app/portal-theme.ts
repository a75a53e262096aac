import { useGetSystemConfigQuery } from '@portico/shared-kit/api/system.api';
import type { ThemeInfo } from '@portico/shared-kit/contract/system.schema';
import { useEffect, useState } from 'react';
import { cacheTheme, readCachedTheme } from './theme-cache.ts';

/** The theme of the whole system (portal spec, section 4): the last visit's until the server has answered. */
export function usePortalTheme(): ThemeInfo {
  const [cached] = useState(readCachedTheme);
  const { data } = useGetSystemConfigQuery();
  const theme = data?.theme;
  useEffect(() => {
    if (theme) cacheTheme(theme);
  }, [theme]);
  return theme ?? cached;
}
