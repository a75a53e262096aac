import type { ThemeInfo } from '@portico/shared-kit/contract/system.schema';
import { isThemeName } from '@portico/shared-kit/ui/theme';

/** The page's first script reads this item before the first paint (index.html). */
export const storageKey = 'theme';

/** Theme until the server has sent its own, and where none was ever sent. */
export const firstTheme: ThemeInfo = { name: 'Portico', icon: null, color: 'default', outward: 'light' };

/** The theme of the last visit; the first theme where there was none or what is stored cannot be read. */
export function readCachedTheme(storage: Storage = localStorage): ThemeInfo {
  try {
    const cached = JSON.parse(storage.getItem(storageKey) ?? 'null') as Partial<ThemeInfo> | null;
    if (typeof cached !== 'object' || cached === null || !isThemeName(cached.color)) return firstTheme;
    const { color, name = firstTheme.name, icon = null } = cached;
    return { name, icon, color, outward: cached.outward === 'dark' ? 'dark' : 'light' };
  } catch {
    return firstTheme;
  }
}

/** Remembers the theme for the next visit's first paint. */
export function cacheTheme(theme: ThemeInfo, storage: Storage = localStorage): void {
  try {
    storage.setItem(storageKey, JSON.stringify(theme));
  } catch {
    // Storage can be full or forbidden; the next visit then starts in the first theme.
  }
}
