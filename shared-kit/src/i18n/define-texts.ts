import { addTexts, i18next } from './instance.ts';
import type { Locale } from './locale.ts';
import { useLocale } from './locale-hook.ts';
import type { SameShape, TextKey, TextParams, TextTree, Translate } from './text-types.ts';

/** The texts of one area, in both languages. */
export interface Texts<TTree extends TextTree> {
  readonly area: string;
  /** React: a lookup in the user's language; the component draws again when the language changes. */
  useT(): Translate<TTree>;
  /** Outside React (server, pure models): the text in the given language. */
  t<TKey extends TextKey<TTree>>(locale: Locale, key: TKey, ...params: TextParams<TTree, TKey>): string;
  /** The lookup for one language, to hand to a pure function. */
  translator(locale: Locale): Translate<TTree>;
}

/**
 * Defines the texts of an area once, in the package that owns the words. Chinese gives the shape: a key that is
 * missing or left over in English does not compile. `{{name}}` in the Chinese text is a required parameter.
 * Where English needs a plural write `{ one: '{{count}} record', other: '{{count}} records' }`.
 */
export function defineTexts<const TTree extends TextTree>(
  area: string,
  texts: { readonly zh: TTree; readonly en: NoInfer<SameShape<TTree>> },
): Texts<TTree> {
  addTexts('zh', area, texts.zh);
  addTexts('en', area, texts.en);
  const translators = { zh: translatorOf<TTree>('zh', area), en: translatorOf<TTree>('en', area) };
  return {
    area,
    useT: () => translators[useLocale()],
    t: (locale, key, ...params) => translators[locale](key, ...params),
    translator: (locale) => translators[locale],
  };
}

function translatorOf<TTree extends TextTree>(locale: Locale, area: string): Translate<TTree> {
  // A text without parameters is always the same, and a list asks for some of them in every row.
  const known: Record<string, string> = {};
  const lookUp = (key: string, params?: object) => i18next.t(key, { ...params, lng: locale, ns: area });
  return (key: string, ...[params]: readonly object[]) =>
    params === undefined ? (known[key] ??= lookUp(key)) : lookUp(key, params);
}
