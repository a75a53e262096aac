import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CellInput } from '../cells.ts';

/** CSV file to be written. */
export interface CsvDesign {
  /** Rows above the others. */
  readonly head: readonly (readonly string[])[];
  readonly rows: AsyncIterable<readonly CellInput[]> | Iterable<readonly CellInput[]>;
  readonly separator?: ',' | ';' | '\t';
}

/** UTF-16 units of text that are written together. */
const chunkLength = 65_536;
/** So that spreadsheet programs read the file as UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * Writes a CSV file (RFC 4180, UTF-8 with a byte order mark), as fast as it is taken and as rows come. Texts are written
 * as they are: see `neutralizeFormula`. Resolves with the number of rows below the head; rejects as the rows or the
 * destination do, or when the signal aborts, and then ends the rows.
 */
export async function writeCsv(
  destination: Writable,
  design: CsvDesign,
  options: { readonly signal?: AbortSignal } = {},
): Promise<number> {
  let count = 0;
  await pipeline(
    async function* () {
      const line = csvLine(design.separator ?? ',');
      let text = byteOrderMark + design.head.map(line).join('');
      for await (const row of design.rows) {
        text += line(row);
        count += 1;
        if (text.length > chunkLength) {
          yield text;
          text = '';
        }
      }
      yield text;
    },
    destination,
    options,
  );
  return count;
}

/** Returns a function that makes a line. */
function csvLine(separator: string) {
  const needsQuotes = new RegExp(`["\\r\\n${separator}]|^\\s|\\s$`);
  return (cells: readonly CellInput[]): string => {
    const texts = cells.map((cell) => {
      const text = cellText(cell);
      return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    });
    return `${texts.join(separator)}\r\n`;
  };
}

function cellText(cell: CellInput): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell.toWellFormed().replaceAll('\0', '\ufffd');
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell === 'number') return String(cell);
  if (cell.kind === 'merged') return '';
  return cell.kind === 'dateTime' ? cell.value.replace('T', ' ') : cell.value;
}
