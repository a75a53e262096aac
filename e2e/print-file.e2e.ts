import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { test } from './demo-test.ts';
import { PrintPage } from './pages/PrintPage.ts';
import { compareInk } from './pdf-picture.ts';

const mmPerPoint = 25.4 / 72;

/** Address of the preview of the first sales orders of the list. */
async function previewOfOrders(page: Page, count: number): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const data = { schemaCode: 'salesOrder', page: 0, size: count };
  const reply = await page.request.post('/api/records/query', { data, headers });
  const { data: found } = (await reply.json()) as { data: { content: readonly { id: string }[] } };
  return `/print?schemaCode=salesOrder&objectIds=${found.content.map(({ id }) => id).join(',')}`;
}

/** Pages of a file, and the left end and the baseline of a text on its first page, in mm from the upper left corner. */
async function readFileOf(download: Download, text: string) {
  const loading = getDocument({ data: new Uint8Array(await readFile(await download.path())), verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const found = items.find((item) => 'str' in item && item.str === text);
  if (found === undefined || !('transform' in found)) throw new Error(`The file has no text “${text}”`);
  const [, , , , x = 0, y = 0] = found.transform as number[];
  const [, , , height = 0] = page.view;
  const read = { pages: document.numPages, x: x * mmPerPoint, y: (height - y) * mmPerPoint };
  await loading.destroy();
  return read;
}

interface SvgPoint {
  readonly x: number;
  readonly y: number;
  matrixTransform(matrix: object): SvgPoint;
}

/** Text of an SVG, as the browser knows it. */
interface SvgText {
  readonly ownerSVGElement: { getBoundingClientRect(): { left: number; top: number; width: number } };
  getStartPositionOfChar(index: number): SvgPoint;
  getScreenCTM(): object;
}

/** The left end and the baseline of a text on the first sheet as it is drawn, in mm. */
function placeOnSheet(page: Page, text: string): Promise<{ readonly x: number; readonly y: number }> {
  const drawn = page
    .getByRole('region', { name: /^第 1 页/ })
    .first()
    .locator('text', { hasText: text });
  return drawn.first().evaluate((element) => {
    const run = element as unknown as SvgText;
    const paper = run.ownerSVGElement.getBoundingClientRect();
    const start = run.getStartPositionOfChar(0).matrixTransform(run.getScreenCTM());
    const mm = 210 / paper.width;
    return { x: (start.x - paper.left) * mm, y: (start.y - paper.top) * mm };
  });
}

test('the PDF of records has the pages of their preview, its texts where the sheets have them, and is in the tray', async ({
  openAs,
}) => {
  const page = await openAs('zhangwei');
  await page.goto('/application/sales/application-list/salesOrder');
  await page.goto(await previewOfOrders(page, 3));
  const sheets = page.getByRole('region', { name: /^第 \d+ 页，共/ });
  await expect(page.getByRole('status').filter({ hasText: '3 条数据' })).toBeVisible();
  const placed = await placeOnSheet(page, '销售订单');
  const count = await sheets.count();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^销售订单\d{14}\.pdf$/);
  const read = await readFileOf(download, '销售订单');
  expect(read.pages).toBe(count);
  expect(Math.abs(read.x - placed.x)).toBeLessThan(0.5);
  expect(Math.abs(read.y - placed.y)).toBeLessThan(0.5);

  await page.goto('/');
  await page.getByRole('button', { name: '后台任务' }).click();
  const tray = page.getByRole('dialog', { name: '后台任务' });
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    tray.getByRole('button', { name: '下载：“销售订单”的 PDF 文件' }).first().click(),
  ]);
  expect((await readFileOf(again, '销售订单')).pages).toBe(count);
});

test('every line, cell, code and letter of the PDF stands within a millimetre of where the sheet has it', async ({
  openAs,
}) => {
  const page = await openAs('zhangwei');
  await page.goto('/application/sales/application-list/salesOrder');
  await page.goto(await previewOfOrders(page, 1));
  // Whole sheets are in sight.
  await page.setViewportSize({ width: 1000, height: 1500 });
  const sheet = page.getByRole('region', { name: /^第 1 页，共/ });
  await expect(new PrintPage(page, 'zh').print).toBeEnabled();
  await expect(sheet.locator('text').first()).toBeVisible();
  const picture = await sheet.screenshot();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  const pdf = await readFile(await download.path());
  const tab = await page.context().newPage();
  const { ink, ...apart } = await compareInk(tab, { pdf, pageNumber: 1, sheet: picture });
  expect(ink).toBeGreaterThan(2_000);
  expect(apart).toEqual({ onPdfAlone: 0, onSheetAlone: 0 });
  await tab.close();
});

test('a page that was far from the window is printed as its sheet looks, to the millimetre', async ({ openAs }) => {
  const page = await openAs('zhangwei');
  await page.goto('/application/sales/application-list/salesOrder');
  await page.goto(await previewOfOrders(page, 4));
  // Whole sheets are in sight.
  await page.setViewportSize({ width: 1000, height: 1500 });
  await expect(new PrintPage(page, 'zh').print).toBeEnabled();
  const sheets = page.getByRole('region', { name: /^第 \d+ 页，共/ });
  const total = await sheets.count();
  const last = sheets.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('text').first()).toBeVisible();
  const picture = await last.screenshot();
  await sheets.first().scrollIntoViewIfNeeded();
  await expect(last.locator('svg')).toHaveCount(0);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const tab = await page.context().newPage();
  const { ink, ...apart } = await compareInk(tab, { pdf, pageNumber: total, sheet: picture });
  expect(ink).toBeGreaterThan(2_000);
  expect(apart).toEqual({ onPdfAlone: 0, onSheetAlone: 0 });
  await tab.close();
});
