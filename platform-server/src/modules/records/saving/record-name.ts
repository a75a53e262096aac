import { formatValue, isComputed, kindOf, type Property } from '@portico/shared-kit/fields';
import { type Model, templatePiece } from '../../models/index.ts';

/** The data items that names of a model's records are made of. */
export function nameCodes({ definition }: Model): string[] {
  return [...(definition.nameTemplate ?? '').matchAll(templatePiece)].map(([, code]) => code as string);
}

/** A record's name is one line of a list. */
const longestName = 200;

/**
 * The name of a record by the model's template (`{customer} {sequenceNo}`), in the organisation's language, because it
 * is kept. Without a template, or where all its pieces are empty, the sequence number.
 */
export function recordName(model: Model, record: Readonly<Record<string, unknown>>): string {
  const { nameTemplate } = model.definition;
  const number = typeof record.sequenceNo === 'string' ? record.sequenceNo : '';
  if (nameTemplate === undefined) return number;
  const properties = new Map(model.table.properties.map((property) => [property.code, property]));
  const pieces: string[] = [];
  const name = nameTemplate.replace(templatePiece, (_, code: string) => {
    const property = properties.get(code);
    const piece = property === undefined ? '' : formatValue(property, record[code], { locale: 'zh' });
    pieces.push(piece);
    return piece;
  });
  // What stands between the pieces is no name.
  if (pieces.length > 0 && pieces.every((piece) => piece === '')) return number;
  return name.replace(/\s+/g, ' ').trim().slice(0, longestName) || number;
}

/** Of a draft's first words so many characters are its name. */
const longestWords = 60;

/**
 * The name of a draft: the first words that somebody typed into it, else the first other value in words, '' while it is
 * empty. It has no number, and what its name will be made of may still be missing.
 */
export function draftName({ table }: Model, record: Readonly<Record<string, unknown>>): string {
  const own = table.properties.filter((property) => property.system !== true && !isComputed(property));
  const wordsOf = (properties: readonly Property[]) =>
    properties.map((property) => formatted(property, record[property.code])).find((words) => words !== '');
  const words = wordsOf(own.filter(isTyped)) ?? wordsOf(own.filter((property) => kindOf(property).isTextual)) ?? '';
  if (words.length <= longestWords) return words;
  const cut = words.slice(0, longestWords);
  // Not within a word, in scripts that part them by spaces.
  return `${/\s/.test(cut) ? cut.replace(/\s\S*$/, '') : cut}…`;
}

function isTyped(property: Property): boolean {
  const { storage, settings } = kindOf(property);
  return storage === 'text' && !('options' in settings);
}

function formatted(property: Property, value: unknown): string {
  return formatValue(property, value, { locale: 'zh' }).replace(/\s+/g, ' ').trim();
}
