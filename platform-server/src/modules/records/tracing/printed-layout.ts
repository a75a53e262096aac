import type { Property } from '@portico/shared-kit/fields';
import { type Locale, localisedText } from '@portico/shared-kit/i18n';
import type { TracedChange } from './changes.ts';
import { printedLayoutTexts } from './printed-layout.texts.ts';

/** Template or layout by which a record was printed: no field of the record, but a line of its trace. */
export const printedLayout: Property = {
  code: 'printedLayout',
  name: printedLayoutTexts.t('zh', 'name'),
  name_i18n: JSON.stringify({ en: printedLayoutTexts.t('en', 'name') }),
  propertyType: 0,
  system: true,
};

/** The line of a printing; `layout` is its name as JSON text with zh and en. */
export function printedChange(layout: string): TracedChange {
  const { code, name, propertyType: type } = printedLayout;
  return { code, name, type, beforeValue: null, afterValue: layout };
}

/** A change in a reader's language: only the name of a layout is kept in all of them. */
export function inReadersLanguage(change: TracedChange, locale: Locale): TracedChange {
  const { code, afterValue } = change;
  if (code !== printedLayout.code || typeof afterValue !== 'string') return change;
  return { ...change, afterValue: localisedText(afterValue, locale) };
}
