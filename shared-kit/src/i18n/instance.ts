import i18next from 'i18next';
import type { PluralText, TextTree } from './text-types.ts';
import type { Locale } from './locale.ts';

type ShapedTexts = { readonly [key: string]: string | PluralText | ShapedTexts };
type FlatTexts = { [key: string]: string | FlatTexts };

// The default instance, because federation shares i18next once: shell and remotes then speak one language.
// Nothing is loaded over the network, so init finishes before this module does.
if (!i18next.isInitialized) {
  void i18next.init({
    initAsync: false,
    lng: 'zh',
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
}

export { i18next };

/** Adds an area's texts in one language, plural pairs as i18next's `key_one` and `key_other`. */
export function addTexts(locale: Locale, area: string, texts: ShapedTexts): void {
  i18next.addResourceBundle(locale, area, withPluralKeys(texts), true, true);
}

function withPluralKeys(texts: ShapedTexts): FlatTexts {
  const flat: FlatTexts = {};
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') flat[key] = text;
    else if (isPlural(text)) Object.assign(flat, { [`${key}_one`]: text.one, [`${key}_other`]: text.other });
    else flat[key] = withPluralKeys(text);
  }
  return flat;
}

function isPlural(text: PluralText | ShapedTexts | TextTree): text is PluralText {
  return typeof text.one === 'string' && typeof text.other === 'string' && Object.keys(text).length === 2;
}
