import type { Browser } from '@playwright/test';

/** A picture of the sheet. */
export interface SheetPicture {
  readonly title: string;
  readonly png: Buffer;
  /** CSS pixels of the window it was taken of. */
  readonly width: number;
}

/** Part of its own size in which a picture stands on the sheet. */
const scale = 0.62;

/** Draws all pictures with their titles into one PNG file. */
export async function drawSheet(browser: Browser, pictures: readonly SheetPicture[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } });
  await page.setContent(`<!doctype html><title>Look</title><style>
    body { margin: 24px; display: flex; flex-wrap: wrap; gap: 24px; background: #8a8f94; font: 14px sans-serif; }
    figure { margin: 0; } figcaption { margin-bottom: 6px; color: #fff; } img { display: block; }
  </style>${pictures.map(figureOf).join('')}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

function figureOf({ title, png, width }: SheetPicture): string {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return `<figure><figcaption>${title}</figcaption><img src="${source}" width="${Math.round(width * scale)}" /></figure>`;
}
