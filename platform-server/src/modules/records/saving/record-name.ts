import { formatValue, isComputed, kindOf, type Property, storageOf } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { type Model, nameBy, namePartsOf, nameTemplateIn } from '../../models/index.ts';

/** The fields that names of a model's records are made of. */
export function nameCodes({ definition }: Model): string[] {
  return namePartsOf(definition);
}

/** The title of a record: for all, and for English readers, null where it is the same. */
export interface BilingualRecordName {
  readonly name: string;
  readonly nameEn: string | null;
}

type Values = Readonly<Record<string, unknown>>;

/** A record's name is one line of a list. */
const longestName = 200;

/**
 * The name of a record by the model's template (`{customer} {sequenceNo}`) in each language: people, options and other
 * records by their names there. Without a template, or where all its pieces are empty, the sequence number.
 */
export function recordName(model: Model, record: Values): BilingualRecordName {
  return inBoth((locale) => nameIn(model, record, locale));
}

function inBoth(nameOf: (locale: Locale) => string): BilingualRecordName {
  const [name, english] = [nameOf('zh'), nameOf('en')];
  return { name, nameEn: english === name || english === '' ? null : english };
}

function nameIn({ definition, table }: Model, record: Values, locale: Locale): string {
  const number = typeof record.sequenceNo === 'string' ? record.sequenceNo : '';
  const template = nameTemplateIn(definition, locale);
  if (template === undefined) return number;
  const pieces: string[] = [];
  const name = nameBy(template, (code) => {
    const property = table.properties.find((each) => each.code === code);
    const piece = property === undefined ? '' : formatValue(property, record[code], { locale });
    pieces.push(piece);
    return piece;
  });
  // What stands between the pieces is no name.
  if (pieces.length > 0 && pieces.every((piece) => piece === '')) return number;
  return oneLine(name).slice(0, longestName) || number;
}

/** Of a draft's first words so many characters are its name. */
const longestWords = 60;

/**
 * The name of a draft: the first words that somebody typed into it, else the first other value in words, '' while it is
 * empty. It has no number, and what its name will be made of may still be missing.
 */
export function draftName({ table }: Model, record: Values): BilingualRecordName {
  const own = table.properties.filter((property) => property.system !== true && !isComputed(property));
  return inBoth((locale) => {
    const wordsOf = (properties: readonly Property[]) =>
      properties
        .map((property) => oneLine(formatValue(property, record[property.code], { locale })))
        .find((words) => words !== '');
    return cut(wordsOf(own.filter(isTyped)) ?? wordsOf(own.filter((property) => kindOf(property).isTextual)) ?? '');
  });
}

function cut(words: string): string {
  if (words.length <= longestWords) return words;
  const start = words.slice(0, longestWords);
  // Not within a word, in scripts that part them by spaces.
  return `${/\s/.test(start) ? start.replace(/\s\S*$/, '') : start}…`;
}

function isTyped(property: Property): boolean {
  return storageOf(property).isText && !('options' in kindOf(property).settings);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
