import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { displayValue, type Property, propertyName, systemProperties } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { TextSource } from '@portico/shared-kit/portal-pages';

/** A record as a line of a text list. */
export interface RecordLineWords {
  /** The first of the fields that are shown; the record's title where none is chosen. */
  readonly title: string;
  /** The other fields, in their order. */
  readonly others: readonly string[];
}

/** The fields that a line shows, in their order: those that are gone are left out, and the title stands for none. */
export function shownFields({ displayField }: TextSource, properties: readonly Property[]): readonly Property[] {
  const all = [...properties, ...systemProperties];
  const shown = displayField.flatMap((code) => all.find((property) => property.code === code) ?? []);
  return shown.length > 0 ? shown : all.filter(({ code }) => code === 'name').slice(0, 1);
}

/** The words of a record's line, each with the name of its field where the list says so; `--` for what is empty or hidden. */
export function recordLine(
  { data, hidden = [] }: Pick<BizRecord, 'data' | 'hidden'>,
  fields: readonly Property[],
  { showFieldTitle, locale }: Pick<TextSource, 'showFieldTitle'> & { readonly locale: Locale },
): RecordLineWords {
  const [title = '', ...others] = fields.map((property) => {
    const value = hidden.includes(property.code) ? null : data[property.code];
    const words = displayValue(property, value, { locale });
    return showFieldTitle ? `${propertyName(property, locale)}${locale === 'zh' ? '：' : ': '}${words}` : words;
  });
  return { title, others };
}
