import { localised, type Locale } from '@portico/shared-kit/i18n';
import { formDesignTexts } from '../form-design.texts.ts';
import type { FormChange } from '../model/form-changes.model.ts';
import { changeTexts } from './change-words.texts.ts';

const noWords = { name: '', before: '', after: '', from: '', to: '', section: '', tab: '', place: 0 };
type ParamName = keyof typeof noWords;

const isParam = (key: string): key is ParamName => Object.hasOwn(noWords, key);

/** Returns a difference as a sentence; `nameOf` gives the name of a field. */
export function changeWords(change: FormChange, locale: Locale, nameOf: (code: string) => string): string {
  const params: Record<ParamName, string | number> = { ...noWords };
  for (const [key, value] of Object.entries(change)) {
    if (!isParam(key) || value === null) continue;
    params[key] = typeof value === 'object' ? titleOf(value, locale) : value;
  }
  if ('code' in change) params.name = nameOf(change.code);
  const key = change.kind === 'sectionToTab' && change.tab === null ? 'sectionAbove' : change.kind;
  return changeTexts.t(locale, key, params);
}

function titleOf({ title, title_i18n }: { title: string; title_i18n?: string | null }, locale: Locale): string {
  return localised(title, title_i18n, locale) || formDesignTexts.t(locale, 'untitled');
}
