import { performance } from 'node:perf_hooks';
import { layOutRecord, type PrintedPage } from '@portico/shared-kit/print';
import { PdfFile } from '@portico/platform-server/pdf';
import PDFDocument from 'pdfkit';
import { linesOf, printJob, recordOf } from './page/records.ts';

const [records, rows] = [200, 20];
const rounds = 3;
const lineHeight = 16;

interface PdfMeasure {
  readonly ms: number;
  readonly pages: number;
  readonly bytes: number;
  readonly peakBytes: number;
}

/** PDF files of records against the same rows written one below the other by pdfkit alone, in its own Latin font. */
export async function measurePdf(): Promise<{ table: string[][]; figures: Record<string, number> }> {
  const ours: PdfMeasure[] = [];
  const bare: PdfMeasure[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measured(writeFile));
    bare.push(await measured(writeBare));
  }
  const [own, plain] = [middleOf(ours), middleOf(bare)];
  const perSecond = ({ pages, ms }: PdfMeasure) => (pages / ms) * 1000;
  const ratio = own.ms / plain.ms;
  const rowOf = (name: string, measure: PdfMeasure) => [
    name,
    String(measure.pages),
    measure.ms.toFixed(0),
    perSecond(measure).toFixed(0),
    (measure.bytes / 1e6).toFixed(2),
    (measure.peakBytes / 1e6).toFixed(0),
  ];
  const head = ['PDF of 200 records of 20 rows', 'pages', 'ms', 'pages/s', 'file MB', 'grows by MB'];
  return {
    table: [
      head,
      rowOf('laid out and drawn', own),
      rowOf('bare pdfkit text', plain),
      ['time of the same rows', `${ratio.toFixed(2)}x`],
    ],
    figures: {
      pdfPagesPerSecond: Math.round(perSecond(own)),
      pdfRatio: Math.round(ratio * 100) / 100,
      pdfPeakBytes: own.peakBytes,
    },
  };
}

interface PdfExtent {
  readonly pages: number;
  readonly bytes: number;
}

async function measured(write: () => Promise<PdfExtent>): Promise<PdfMeasure> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const start = performance.now();
  const { pages, bytes } = await write();
  const ms = performance.now() - start;
  clearInterval(watch);
  return { ms, pages, bytes, peakBytes: Math.max(peak, process.memoryUsage().rss) - before };
}

async function writeFile(): Promise<PdfExtent> {
  let [pages, bytes] = [0, 0];
  const facts = { title: 'Orders', language: 'en', createdAt: new Date(0) };
  const file = new PdfFile(facts, (chunk) => {
    bytes += chunk.length;
  });
  const job = printJob();
  for (let index = 0; index < records; index += 1) {
    const laidOut: readonly PrintedPage[] = layOutRecord(recordOf(index, rows), job);
    for (const page of laidOut) await file.addPage(page);
    pages += laidOut.length;
  }
  await file.end();
  return { pages, bytes };
}

async function writeBare(): Promise<PdfExtent> {
  let [pages, bytes] = [0, 0];
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: 56 });
  const ended = new Promise((resolve) => {
    document.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    document.on('end', resolve);
  });
  for (let index = 0; index < records; index += 1) {
    document.addPage();
    pages += 1;
    for (const [at, { product, note, amount }] of linesOf(rows).entries()) {
      const y = 56 + at * lineHeight * 2;
      for (const [column, text] of [product, note, amount].entries())
        document.text(text, 56 + column * 170, y, { lineBreak: false });
    }
  }
  document.end();
  await ended;
  return { pages, bytes };
}

function middleOf(all: readonly PdfMeasure[]): PdfMeasure {
  const middle = all.toSorted((one, other) => one.ms - other.ms)[Math.floor(all.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return { ...middle, peakBytes: Math.max(...all.map(({ peakBytes }) => peakBytes)) };
}
