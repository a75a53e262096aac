/** Texts in both languages, with keys and parameters that are types. Loads in Node as well as in the browser. */
export { bilingual, type BilingualText } from './bilingual-text.ts';
export { changeLocale, currentLocale, initI18n } from './current-locale.ts';
export { commonTexts } from './common.texts.ts';
export { defineTexts, type Texts } from './define-texts.ts';
export { isLocale, localeFrom, localised, localisedText, locales, type Locale } from './locale.ts';
export { useLocale } from './locale-hook.ts';
export type { PluralText, TextKey, TextTree, Translate } from './text-types.ts';
