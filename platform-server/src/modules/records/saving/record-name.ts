import { formatValue } from '@portico/shared-kit/fields';
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
