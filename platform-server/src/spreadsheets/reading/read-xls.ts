import { readFile, stat } from 'node:fs/promises';
import { type CellObject, read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { appError } from '@portico/shared-kit/errors';
import type { SpreadsheetRow } from '../cells.ts';
import type { ReadLimits } from '../read-limits.ts';
import { ReadShare } from '../read-share.ts';
import type { SpreadsheetScan, OpenOptions } from '../spreadsheet.ts';
import { type CellContext, cellOf } from './cell-values.ts';
import { chooseSheet } from './choose-sheet.ts';
import { type DateStyle, dateStyleOf } from './date-styles.ts';
import { SharedTexts } from './shared-texts.ts';

const batchRows = 200;
const hasName = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, 'utf16le'));

/** Opens a compound file: a workbook of the old binary format, read as a whole by SheetJS, or an encrypted one of the new. Throws an error of the catalogue for one that is refused. */
export async function openXls(
  path: string,
  extension: string,
  limits: ReadLimits,
  options: OpenOptions,
): Promise<SpreadsheetScan> {
  if ((await stat(path)).size > limits.xlsBytes) {
    // Under the new extension it is most likely one that is encrypted.
    if (extension !== 'xls') throw appError('spreadsheetEncrypted');
    throw appError('xlsTooLarge', { megabytes: Math.floor(limits.xlsBytes / 1_000_000) });
  }
  const bytes = await readFile(path);
  if (hasName(bytes, 'EncryptedPackage')) throw appError('spreadsheetEncrypted');
  if (extension !== 'xls') throw appError('spreadsheetTypeWrong');
  if (hasName(bytes, '_VBA_PROJECT_CUR')) throw appError('spreadsheetHasMacros');
  if (!hasName(bytes, 'Workbook') && !hasName(bytes, 'Book')) throw appError('spreadsheetTypeWrong');
  const book = parse(bytes);
  const sheets = book.SheetNames.map((name, index) => ({
    name,
    isHidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0,
  }));
  const sheet = chooseSheet(sheets, options.sheet);
  const content = book.Sheets[sheet.name] ?? {};
  const merges = (content['!merges'] ?? []).map(({ s, e }) => ({
    firstRow: s.r + 1,
    lastRow: e.r + 1,
    firstColumn: s.c,
    lastColumn: e.c,
  }));
  const rows: SheetRows = content['!data'] ?? [];
  const share = new ReadShare(rows.length);
  const isOfHead = ({ firstRow }: { readonly firstRow: number }) => firstRow <= (options.headRows ?? 0);
  return {
    format: 'xls',
    sheets,
    sheet: sheet.name,
    merges: merges.filter(isOfHead),
    rows: rowsOf(rows, content, { book, share, limits }),
    part: share.part,
  };
}

function parse(bytes: Buffer): WorkBook {
  try {
    return read(bytes, { dense: true, cellNF: true, cellHTML: false, cellText: false, cellFormula: false });
  } catch (error) {
    throw appError(/password-protected/i.test(String(error)) ? 'spreadsheetEncrypted' : 'spreadsheetDamaged');
  }
}

type SheetRows = readonly (readonly (CellObject | undefined)[] | undefined)[];

interface RowNeeds {
  readonly book: WorkBook;
  readonly share: ReadShare;
  readonly limits: ReadLimits;
}

async function* rowsOf(
  rows: SheetRows,
  sheet: WorkSheet,
  { book, share, limits }: RowNeeds,
): AsyncGenerator<SpreadsheetRow[]> {
  const styles: DateStyle[] = [null];
  const context: CellContext = {
    sharedTexts: new SharedTexts(limits),
    dateStyles: styles,
    is1904: book.Workbook?.WBProps?.date1904 === true,
    limits,
  };
  const { s: start } = utils.decode_range(sheet['!ref'] ?? 'A1');
  let batch: SpreadsheetRow[] = [];
  share.note(start.r);
  for (let index = start.r; index < rows.length; index += 1) {
    share.note(1);
    const cells = (rows[index] ?? []).flatMap((cell, column) => {
      if (column >= limits.columns && cell?.v !== undefined) {
        throw appError('spreadsheetTooManyColumns', { limit: limits.columns });
      }
      return cellOf({ column, row: index + 1 }, valueOf(cell, styles), context) ?? [];
    });
    if (cells.length > 0) batch.push({ row: index + 1, cells });
    if (batch.length < batchRows) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

const types: Readonly<Record<string, string>> = { n: 'n', s: 'str', b: 'b', e: 'e' };

/** Returns a cell of SheetJS as an xlsx file would say it; the only style is that of its number format. */
function valueOf(cell: CellObject | undefined, styles: DateStyle[]) {
  const type = types[cell?.t ?? ''];
  if (cell?.v === undefined || type === undefined) return { type: '', style: 0, value: '' };
  styles[0] = typeof cell.z === 'string' ? dateStyleOf(cell.z) : null;
  if (type === 'e') return { type, style: 0, value: utils.format_cell(cell) || '#N/A' };
  return { type, style: 0, value: String(type === 'b' ? Number(cell.v) : cell.v) };
}
