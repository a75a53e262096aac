import { isJsonObject } from '../../contract/versioned-json.ts';

/** Reads the names of other languages, which are JSON text. */
function namesIn(i18n: string | null): Readonly<Record<string, unknown>> {
  try {
    const names: unknown = JSON.parse(i18n ?? '{}');
    return isJsonObject(names) ? names : {};
  } catch {
    return {};
  }
}

/** The English name of a design; empty where it has none. */
export function englishName(i18n: string | null): string {
  const { en } = namesIn(i18n);
  return typeof en === 'string' ? en : '';
}

/** The names of other languages with another English one; null where there is none left. */
export function withEnglishName(i18n: string | null, name: string): string | null {
  const { en: _en, ...others } = namesIn(i18n);
  const names = name === '' ? others : { ...others, en: name };
  return Object.keys(names).length === 0 ? null : JSON.stringify(names);
}
