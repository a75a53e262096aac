import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '@portico/shared-kit/errors';
import { openSpreadsheet } from '../open-spreadsheet.ts';
import type { SpreadsheetRow } from '../cells.ts';
import { packRows } from './row-batch.ts';
import { queueLength, type ScanMessage, type ScanRequest } from './scan-messages.ts';

/** Reads one file in a thread of its own, no faster than its rows are taken: see `scan-spreadsheet.ts`. */
const batchCells = 4_000;

const queue = { credits: queueLength, wake: (): void => undefined };

parentPort?.on('message', () => {
  queue.credits += 1;
  queue.wake();
});

function post(message: ScanMessage): void {
  parentPort?.postMessage(message);
}

async function send(rows: readonly SpreadsheetRow[], part: number): Promise<void> {
  while (queue.credits === 0) {
    await new Promise<void>((resolve) => {
      queue.wake = resolve;
    });
  }
  queue.credits -= 1;
  const batch = packRows(rows);
  parentPort?.postMessage({ kind: 'rows', batch, part } satisfies ScanMessage, [
    batch.rows.buffer,
    batch.columns.buffer,
    batch.kinds.buffer,
  ]);
}

async function scan({ file, options, limits }: ScanRequest): Promise<void> {
  const { rows, part, ...spreadsheet } = await openSpreadsheet(file, limits, options);
  post({ kind: 'opened', spreadsheet });
  let [batch, cells] = [[] as SpreadsheetRow[], 0];
  for await (const some of rows) {
    for (const row of some) {
      batch.push(row);
      cells += row.cells.length;
      if (cells < batchCells) continue;
      await send(batch, part());
      [batch, cells] = [[], 0];
    }
  }
  if (batch.length > 0) await send(batch, part());
}

// Requests come first where there are too few processors. Elsewhere this would be the priority of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

try {
  await scan(workerData as ScanRequest);
  post({ kind: 'end' });
} catch (error) {
  if (error instanceof AppError) post({ kind: 'refused', name: error.errorName, params: error.params });
  else post({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
parentPort?.close();
