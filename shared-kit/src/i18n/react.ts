import { useSyncExternalStore } from 'react';
import { currentLocale } from './current-locale.ts';
import { i18next } from './instance.ts';
import type { Locale } from './locale.ts';
import { provideLocaleHook } from './locale-hook.ts';

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

function useCurrentLocale(): Locale {
  return useSyncExternalStore(subscribe, currentLocale);
}

/** Connects the texts' hooks to React: `useLocale` and every `useT` follow the language. Called once per page. */
export function connectLocale(): void {
  provideLocaleHook(useCurrentLocale);
}
