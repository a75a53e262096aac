/** The English of a name, as it is kept beside the Chinese one; empty where there is none. */
export function englishOf(i18n: string | null | undefined): string {
  const en = wordsIn(i18n)['en'];
  return typeof en === 'string' ? en : '';
}

/** Returns the translations that are stored beside the Chinese name with this English one; undefined where there are none. Other languages stay. */
export function withEnglish(i18n: string | null | undefined, en: string): string | undefined {
  const { en: _, ...others } = wordsIn(i18n);
  const words = en === '' ? others : { ...others, en };
  return Object.keys(words).length === 0 ? undefined : JSON.stringify(words);
}

function wordsIn(i18n: string | null | undefined): Readonly<Record<string, unknown>> {
  if (!i18n) return {};
  try {
    const words: unknown = JSON.parse(i18n);
    return typeof words === 'object' && words !== null ? (words as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
