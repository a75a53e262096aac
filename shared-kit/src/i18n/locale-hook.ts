import type { Locale } from './locale.ts';

/** A React hook that returns the user's language and draws its component again when the language changes. */
export type LocaleHook = () => Locale;

let provided: LocaleHook | null = null;

/** Sets the hook behind `useLocale` and `useT`. The server renders nothing, so it has none and loads no React. */
export function provideLocaleHook(hook: LocaleHook): void {
  provided = hook;
}

/** React: the user's language; the component draws again when it changes. Throws where `connectLocale` was not called. */
export function useLocale(): Locale {
  if (provided === null)
    throw new Error('Call connectLocale() of @portico/shared-kit/i18n/react before the first render.');
  return provided();
}
