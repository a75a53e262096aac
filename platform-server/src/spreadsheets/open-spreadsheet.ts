import { stat } from 'node:fs/promises';
import { appError } from '@portico/shared-kit/errors';
import { firstBytes } from './csv/csv-encoding.ts';
import { readCsv } from './csv/read-csv.ts';
import type { ReadLimits } from './read-limits.ts';
import { ReadShare } from './read-share.ts';
import { openXlsx } from './reading/read-xlsx.ts';
import type { SpreadsheetScan, OpenOptions } from './spreadsheet.ts';

const megabyte = 1_000_000;
const zip = Buffer.from('PK\u0003\u0004');
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** File on disk with the name that people gave it. */
export interface SpreadsheetFile {
  readonly path: string;
  readonly name: string;
}

/**
 * Opens a file of any kind in this thread. Its kind is told by its content, and the extension of its name must say the
 * same. Throws an error of the catalogue for a file that is refused.
 */
export async function openSpreadsheet(
  { path, name }: SpreadsheetFile,
  limits: ReadLimits,
  options: OpenOptions = {},
): Promise<SpreadsheetScan> {
  const { size } = await stat(path);
  if (size > limits.fileBytes) {
    throw appError('fileTooLarge', { limit: `${Math.floor(limits.fileBytes / megabyte)} MB` });
  }
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const beginning = await firstBytes(path, compoundFile.length);
  if (beginning.equals(compoundFile)) {
    // Its library takes as long to load as everything else, and few files are of this kind.
    const { openXls } = await import('./reading/read-xls.ts');
    return openXls(path, extension, limits, options);
  }
  if (beginning.subarray(0, zip.length).equals(zip)) {
    if (extension === 'xlsm') throw appError('spreadsheetHasMacros');
    if (extension !== 'xlsx') throw appError('spreadsheetTypeWrong');
    return openXlsx(path, limits, options);
  }
  if (extension === 'xlsx' && size < zip.length) throw appError('spreadsheetDamaged');
  // Pages and XML that call themselves something else are no lines of values.
  if (extension !== 'csv' || /^(?:\ufeff)?\s*<(?:!|\?xml|html)/i.test(beginning.toString()))
    throw appError('spreadsheetTypeWrong');
  const share = new ReadShare(size);
  const rows = readCsv(path, limits, { onRead: (text) => share.note(Buffer.byteLength(text)) });
  return { format: 'csv', sheets: [], sheet: '', merges: [], rows, part: share.part };
}
