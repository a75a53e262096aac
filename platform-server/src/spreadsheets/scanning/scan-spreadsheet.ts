import type { SpreadsheetRow } from '../cells.ts';
import type { SpreadsheetFile } from '../open-spreadsheet.ts';
import { type ReadLimits, readLimits } from '../read-limits.ts';
import type { SpreadsheetScan, OpenOptions } from '../spreadsheet.ts';
import { unpackRows } from './row-batch.ts';
import { ScanThread } from './scan-thread.ts';

/** Choice of what is read, and how. */
export interface ScanOptions extends OpenOptions {
  readonly signal?: AbortSignal;
  /** Limits in place of the usual ones, `readLimits`. */
  readonly limits?: Partial<ReadLimits>;
}

/**
 * Opens an xlsx, xls or csv file and reads it in a thread of its own, with limits of memory and processor time, so that
 * nobody else waits. Its rows are read as they are taken: a few batches ahead, no more. The thread ends with the rows, with
 * whoever takes no more of them, and with the signal. Rejects, as the rows do, with the row of the error catalogue for a
 * file that is refused, or the reason of the signal.
 */
export async function scanSpreadsheet(file: SpreadsheetFile, options: ScanOptions = {}): Promise<SpreadsheetScan> {
  const { signal, limits, ...choice } = options;
  const thread = new ScanThread({ file, options: choice, limits: { ...readLimits, ...limits } }, signal);
  try {
    const opened = await thread.next();
    if (opened.kind !== 'opened') throw new Error('A thread reads before it has opened a file');
    let part = 0;
    const note = (now: number) => {
      part = now;
    };
    return { ...opened.spreadsheet, rows: rowsOf(thread, note), part: () => part };
  } catch (error) {
    await thread.close();
    throw error;
  }
}

async function* rowsOf(thread: ScanThread, note: (part: number) => void): AsyncGenerator<SpreadsheetRow[]> {
  try {
    for (let message = await thread.next(); message.kind === 'rows'; message = await thread.next()) {
      note(message.part);
      yield unpackRows(message.batch);
    }
  } finally {
    await thread.close();
  }
}
