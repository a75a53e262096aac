import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { recordAddress } from '@portico/shared-kit/contract/record-address';
import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import { AppError, appError } from '@portico/shared-kit/errors';
import { layOutRecord, type PrintedPage, type PrintJob, propertyFinder } from '@portico/shared-kit/print';
import { PdfFile } from '../../../../pdf/index.ts';
import type { PrintFileStart, PrintMessage, PrintOrder } from './print-messages.ts';

/** Pages of one file. */
const mostPages = 20_000;

const { title, locale, printedAt, template, properties, breaks, schemaCode, origin } = workerData as PrintFileStart;
const job: PrintJob = {
  template,
  find: propertyFinder(properties),
  locale,
  printedAt,
  breaks,
  linkOf: (recordId) => origin + recordAddress({ schemaCode, recordId }),
};
const language = locale === 'zh' ? 'zh-CN' : 'en';
const file = new PdfFile({ title, language, createdAt: new Date(printedAt) }, (bytes) =>
  post({ kind: 'chunk', bytes }),
);
let pages = 0;

function post(message: PrintMessage): void {
  parentPort?.postMessage(message);
}

/** Draws records in the order in which they come, with the pictures that it asks for: see `print-thread.ts`. */
async function* orders(): AsyncGenerator<PrintOrder> {
  const waiting: PrintOrder[] = [];
  let wake: () => void = () => undefined;
  parentPort?.on('message', (order: PrintOrder) => {
    waiting.push(order);
    wake();
  });
  for (;;) {
    const order = waiting.shift();
    if (order !== undefined) yield order;
    else
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
}

async function drawRecord(record: PrintRecord, coming: AsyncGenerator<PrintOrder>): Promise<void> {
  const laidOut = layOutRecord(record, job);
  pages += laidOut.length;
  if (pages > mostPages) throw appError('printFileTooLarge');
  await takePictures(laidOut, coming);
  for (const page of laidOut) await file.addPage(page);
}

async function takePictures(laidOut: readonly PrintedPage[], coming: AsyncGenerator<PrintOrder>): Promise<void> {
  const names = new Set(laidOut.flatMap((page) => file.missingPictures(page)));
  if (names.size === 0) return;
  post({ kind: 'pictures', names: [...names] });
  for (;;) {
    const { value: order } = (await coming.next()) as { value: PrintOrder };
    if (order.kind !== 'pictures' || order.pictures.length === 0) return;
    for (const [name, bytes] of order.pictures) await file.addPicture(name, bytes === null ? null : Buffer.from(bytes));
  }
}

async function draw(): Promise<void> {
  const coming = orders();
  for (;;) {
    const { value: order } = (await coming.next()) as { value: PrintOrder };
    if (order.kind === 'end') break;
    if (order.kind === 'record') await drawRecord(JSON.parse(order.text) as PrintRecord, coming);
    post({ kind: 'done' });
  }
  await file.end();
  post({ kind: 'done' });
}

// Requests come first where there are too few processors. Elsewhere this would be the priority of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

try {
  await draw();
} catch (error) {
  if (error instanceof AppError) post({ kind: 'refused', name: error.errorName, params: error.params });
  else post({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
parentPort?.close();
