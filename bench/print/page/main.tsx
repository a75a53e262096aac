import { layOutRecord, type PrintedPage } from '@portico/shared-kit/print';
import { timed } from '../../grid/page/measure.ts';
import type { PrintMeasure } from '../print-measure.ts';
import './drawing.ts';
import { plainTable } from './plain-table.ts';
import { linesOf, printJob, recordOf } from './records.ts';

const heap = performance as unknown as { readonly memory: { readonly usedJSHeapSize: number } };

/** Lays so many records of so many rows out as one job, and keeps all pages as the preview does. */
function measureLayout(records: number, rows: number): PrintMeasure {
  const job = printJob();
  const all = Array.from({ length: records }, (_, index) => recordOf(index, rows));
  collectGarbage();
  const before = heap.memory.usedJSHeapSize;
  const start = performance.now();
  const pages: PrintedPage[] = [];
  let peak = before;
  for (const record of all) {
    pages.push(...layOutRecord(record, job));
    peak = Math.max(peak, heap.memory.usedJSHeapSize);
  }
  return { ms: performance.now() - start, pages: pages.length, peakBytes: peak - before };
}

/** Draws the same rows as plain tables, one for each record, until they are painted. */
async function measureTable(records: number, rows: number): Promise<PrintMeasure> {
  const all = Array.from({ length: records }, () => linesOf(rows));
  collectGarbage();
  const before = heap.memory.usedJSHeapSize;
  const tables: HTMLTableElement[] = [];
  const ms = await timed(() => {
    tables.push(...all.map(plainTable));
    document.body.append(...tables);
  });
  const peakBytes = heap.memory.usedJSHeapSize - before;
  for (const table of tables) table.remove();
  return { ms, pages: 0, peakBytes };
}

function collectGarbage(): void {
  (globalThis as unknown as { gc?(): void }).gc?.();
}

Object.assign(window, { measureLayout, measureTable });
