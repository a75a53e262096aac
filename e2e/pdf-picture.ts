import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const origin = 'http://pdf.test';
const library = new URL('./', import.meta.resolve('pdfjs-dist/build/pdf.mjs'));

/** A page of paper twice: as a PDF file, and as a picture (PNG) of its sheet. */
interface PaperTwice {
  readonly pdf: Buffer;
  /** From 1. */
  readonly pageNumber: number;
  readonly sheet: Buffer;
}

/** Marks of ink on one of the two papers that have none within a millimetre on the other. */
interface InkApart {
  readonly onPdfAlone: number;
  readonly onSheetAlone: number;
  /** All marks of the PDF: an empty page would be like any other. */
  readonly ink: number;
}

interface PdfLibrary {
  readonly GlobalWorkerOptions: { workerSrc: string };
  getDocument(source: { readonly url: string }): {
    readonly promise: Promise<{ getPage(at: number): Promise<PdfPage> }>;
  };
}

interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d'): {
    drawImage(picture: object, ...box: readonly number[]): void;
    getImageData(...box: readonly number[]): { readonly data: Uint8ClampedArray };
  };
}

/** Globals of the tab that Node does not have. */
interface Tab {
  readonly document: { createElement(tag: 'canvas'): Canvas };
  createImageBitmap(picture: Blob): Promise<object>;
}

interface PdfPage {
  getViewport(size: { readonly scale: number }): { readonly width: number; readonly height: number };
  render(target: { canvas: Canvas; viewport: object }): { readonly promise: Promise<void> };
}

/** Draws both in a tab that is open for nothing else, and compares where ink is, at four points a millimetre. */
export async function compareInk(tab: Page, { pdf, pageNumber, sheet }: PaperTwice): Promise<InkApart> {
  await tab.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    if (pathname === '/paper.pdf') return route.fulfill({ contentType: 'application/pdf', body: pdf });
    if (pathname === '/sheet.png') return route.fulfill({ contentType: 'image/png', body: sheet });
    const file = await readFile(fileURLToPath(new URL(`.${pathname}`, library)));
    return route.fulfill({ contentType: 'text/javascript', body: file });
  });
  await tab.goto(`${origin}/`);
  return tab.evaluate(drawAndCompare, pageNumber);
}

/** Runs in the tab, so that it uses nothing from outside. */
async function drawAndCompare(pageNumber: number): Promise<InkApart> {
  const perMm = 4;
  const address = '/pdf.mjs';
  const pdfjs = (await import(address)) as PdfLibrary;
  pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs';
  const { document, createImageBitmap } = globalThis as unknown as Tab;
  const page = await (await pdfjs.getDocument({ url: '/paper.pdf' }).promise).getPage(pageNumber);
  const viewport = page.getViewport({ scale: (perMm * 25.4) / 72 });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const canvasOf = () => Object.assign(document.createElement('canvas'), { width, height });
  const file = canvasOf();
  await page.render({ canvas: file, viewport }).promise;
  const screen = canvasOf();
  const picture = await createImageBitmap(await (await fetch('/sheet.png')).blob());
  screen.getContext('2d').drawImage(picture, 0, 0, width, height);
  /** Darkness of each point, from 0 to 255. */
  const inkOf = (canvas: Canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    return Array.from(
      { length: width * height },
      (_, at) => 255 - Math.min(data[at * 4] ?? 255, data[at * 4 + 1] ?? 255),
    );
  };
  const hasNear = (ink: readonly number[], at: number) => {
    for (let down = -perMm; down <= perMm; down += 1) {
      for (let right = -perMm; right <= perMm; right += 1) if ((ink[at + down * width + right] ?? 0) > 30) return true;
    }
    return false;
  };
  const strong = (ink: readonly number[]) => ink.flatMap((dark, at) => (dark > 110 ? [at] : []));
  const [ofFile, ofScreen] = [inkOf(file), inkOf(screen)];
  const alone = (ink: readonly number[], other: readonly number[]) =>
    strong(ink).filter((at) => !hasNear(other, at)).length;
  return { onPdfAlone: alone(ofFile, ofScreen), onSheetAlone: alone(ofScreen, ofFile), ink: strong(ofFile).length };
}
