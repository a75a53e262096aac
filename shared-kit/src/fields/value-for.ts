import { localised, type Locale } from '../i18n/locale.ts';

/**
 * A value of a record's data as a reader of this language is shown it: the title in their language, where the record has
 * one there, every other value as it is.
 */
export function valueFor(data: Readonly<Record<string, unknown>>, code: string, locale: Locale): unknown {
  const value = data[code];
  const other = data['name_i18n'];
  if (code !== 'name' || typeof value !== 'string' || typeof other !== 'string') return value;
  return localised(value, other, locale);
}
