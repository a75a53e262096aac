import { appError } from '@portico/shared-kit/errors';
import { type CellRange, parseRange } from '../cell-address.ts';
import type { SpreadsheetRow } from '../cells.ts';
import type { ReadLimits } from '../read-limits.ts';
import { ReadShare } from '../read-share.ts';
import type { SpreadsheetScan, OpenOptions } from '../spreadsheet.ts';
import type { CellContext } from './cell-values.ts';
import { readDateStyles } from './date-styles.ts';
import { partText } from './part-text.ts';
import { isPlainBeginning } from './plain-beginning.ts';
import { PlainRows } from './plain-rows.ts';
import { readSharedTexts } from './read-shared-texts.ts';
import { RowBuilder } from './row-builder.ts';
import { chooseSheet } from './choose-sheet.ts';
import { SharedTexts } from './shared-texts.ts';
import { readWorkbook, type Workbook } from './workbook.ts';
import { XmlRows } from './xml-rows.ts';
import { ZipArchive } from './zip-archive.ts';

/** Opens an xlsx file; its rows are read as they are taken. Throws an error of the catalogue for a file that is refused. */
export async function openXlsx(path: string, limits: ReadLimits, options: OpenOptions): Promise<SpreadsheetScan> {
  const archive = await ZipArchive.open(path, limits);
  try {
    const workbook = await readWorkbook(archive, limits);
    const sheet = chooseSheet(workbook.sheets, options.sheet);
    const share = new ReadShare(archive.sizeOf(sheet.path));
    const merges = await readMerges(archive, sheet.path, options.headRows ?? 0, limits);
    return {
      format: 'xlsx',
      sheets: workbook.sheets.map(({ name, isHidden }) => ({ name, isHidden })),
      sheet: sheet.name,
      merges,
      rows: rowsOf(archive, workbook, { path: sheet.path, share }, limits),
      part: share.part,
    };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function* rowsOf(
  archive: ZipArchive,
  { sharedTexts, styles, is1904 }: Workbook,
  { path, share }: { readonly path: string; readonly share: ReadShare },
  limits: ReadLimits,
): AsyncGenerator<SpreadsheetRow[]> {
  try {
    const context: CellContext = {
      sharedTexts: sharedTexts === null ? new SharedTexts(limits) : await readSharedTexts(archive, sharedTexts, limits),
      dateStyles: styles === null ? [] : await readDateStyles(archive, styles, limits),
      is1904,
      limits,
    };
    const builder = new RowBuilder(context);
    const plain = new PlainRows(builder, limits.rowText);
    let isPlain: boolean | null = null;
    for await (const chunk of partText(archive, path)) {
      share.note(Buffer.byteLength(chunk));
      isPlain ??= isPlainBeginning(chunk);
      isPlain &&= plain.write(chunk);
      yield builder.take();
      if (!isPlain) break;
    }
    // The parser of XML also says what is wrong with a sheet that does not end.
    if (isPlain !== true || !plain.isWhole)
      yield* anyRows(archive, path, builder, new XmlRows(builder, limits.cellText, plain.count));
  } finally {
    archive.close();
  }
}

async function* anyRows(
  archive: ZipArchive,
  path: string,
  builder: RowBuilder,
  rows: XmlRows,
): AsyncGenerator<SpreadsheetRow[]> {
  for await (const chunk of partText(archive, path)) {
    rows.write(chunk);
    yield builder.take();
  }
  rows.close();
  yield builder.take();
}

/** Longest beginning of an element that is cut by the end of a chunk. */
const overlap = 200;

/** Reads the merged cells of the first rows. They stand behind all rows, so that the sheet is unpacked once more. */
async function readMerges(
  archive: ZipArchive,
  path: string,
  headRows: number,
  limits: ReadLimits,
): Promise<CellRange[]> {
  const merges = new Map<string, CellRange>();
  if (headRows === 0) return [];
  let rest = '';
  for await (const chunk of partText(archive, path)) {
    const text = rest + chunk;
    for (const [, ref = ''] of text.matchAll(/<(?:\w+:)?mergeCell\s[^>]{0,100}?\bref=["']([A-Z\d:]+)["']/g)) {
      const range = parseRange(ref);
      if (range !== null && range.firstRow <= headRows) merges.set(ref, range);
      if (merges.size > limits.merges) throw appError('spreadsheetTooCostly');
    }
    rest = text.slice(-overlap);
  }
  return [...merges.values()];
}
