/** The two languages of the product. Chinese is the default. */
export type Locale = 'zh' | 'en';

/** The product’s languages, the default first. */
export const locales: readonly Locale[] = ['zh', 'en'];

/** True for a text that is one of the product's languages. */
export function isLocale(value: unknown): value is Locale {
  return value === 'zh' || value === 'en';
}

/** The language of an `Accept-Language` header or of `navigator.language`: the first one we speak, else 'zh'. */
export function localeFrom(languages: string | null | undefined): Locale {
  for (const range of (languages ?? '').split(',')) {
    const language = range.trim().slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return 'zh';
}

/**
 * The name to show for something that has a default name and names per language (shell spec, section 1).
 * `nameI18n` is a JSON text with an `en` key; null, invalid JSON or an empty name gives the default name.
 */
export function localised(name: string, nameI18n: string | null | undefined, locale: Locale): string {
  if (!nameI18n) return name;
  try {
    const names: unknown = JSON.parse(nameI18n);
    if (typeof names !== 'object' || names === null) return name;
    const own = (names as Record<string, unknown>)[locale];
    return typeof own === 'string' && own.trim() !== '' ? own : name;
  } catch {
    return name;
  }
}

/**
 * The text to show for a JSON text with zh and en members (portal spec, section 3: titles): the other language where
 * one is missing, and the text itself where it is no such JSON (portal spec, section 8).
 */
export function localisedText(text: string, locale: Locale): string {
  const inOther = localised(text, text, locale === 'zh' ? 'en' : 'zh');
  return localised(inOther, text, locale);
}
