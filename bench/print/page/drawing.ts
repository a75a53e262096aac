import { layOutRecord, pageMarkup } from '@portico/shared-kit/print';
import { timed } from '../../grid/page/measure.ts';
import type { DrawingMeasure } from '../drawing-measure.ts';
import { plainTable } from './plain-table.ts';
import { linesOf, printJob, recordOf } from './records.ts';

const room = document.createElement('div');
document.body.append(room);
document.head.insertAdjacentHTML(
  'beforeend',
  `<style>
    section { position: relative; break-after: page; }
    .drawn, .drawn > svg { display: block; width: 100%; height: 100%; }
    .drawn span { position: absolute; line-height: 1.5; white-space: pre; }
  </style>`,
);

/** Lays so many records of so many rows out and draws all their pages as they are drawn to be printed, until they are painted. */
async function drawPages(records: number, rows: number): Promise<DrawingMeasure> {
  const job = printJob();
  const all = Array.from({ length: records }, (_, index) => recordOf(index, rows));
  let pages = 0;
  const ms = await timed(() => {
    for (const record of all) {
      for (const page of layOutRecord(record, job)) {
        const { width, height, primitives } = page;
        const sheet = document.createElement('section');
        sheet.style.cssText = `width: ${String(width)}mm; height: ${String(height)}mm`;
        const box = `0 0 ${String(width)} ${String(height)}`;
        const { shapes, texts } = pageMarkup(primitives, () => null);
        sheet.insertAdjacentHTML(
          'afterbegin',
          `<div class="drawn"><svg viewBox="${box}">${shapes}</svg>${texts}</div>`,
        );
        room.append(sheet);
        pages += 1;
      }
    }
  });
  return { ms, pages };
}

/** Draws the same rows as plain tables, until they are painted. */
async function drawTables(records: number, rows: number): Promise<DrawingMeasure> {
  const all = Array.from({ length: records }, () => linesOf(rows));
  const ms = await timed(() => room.append(...all.map(plainTable)));
  return { ms, pages: 0 };
}

Object.assign(window, { drawPages, drawTables, clearDrawing: () => room.replaceChildren() });
