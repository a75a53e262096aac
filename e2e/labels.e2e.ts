import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../demo/accounts.ts';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { PrintPage } from './pages/PrintPage.ts';

const assets = '/application/assets/application-list/asset';
const count = 3;

/** Selects the first assets of the list and opens the preview of their labels, as the list has them printed. */
async function previewLabels(page: Page): Promise<Page> {
  await page.goto(assets);
  await expect(new DataListPage(page, 'zh').records.first()).toBeVisible();
  for (let row = 1; row <= count; row++) await page.getByRole('checkbox', { name: `选择第 ${row} 行` }).click();
  await page.getByRole('button', { name: '二维码' }).click();
  const dialog = page.getByRole('dialog', { name: '打印二维码标签' });
  const preview = dialog.getByRole('button', { name: `预览 ${count} 张标签` });
  const [labels] = await Promise.all([page.context().waitForEvent('page'), preview.click()]);
  return labels;
}

/** Opens the labels of the first 36 assets, from the fifth place of a sheet of 24 on. */
async function previewMany(page: Page): Promise<void> {
  await page.goto(`${assets}?size=50`);
  await expect(new DataListPage(page, 'zh').records.first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await page.request.post('/api/records/query', {
    data: { schemaCode: 'asset', page: 0, size: 36 },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await reply.json()) as { data: { content: readonly { id: string }[] } };
  const objectIds = data.content.map(({ id }) => id).join(',');
  const label = { width: '70', height: '36', fontSize: '12', code: 'name', sheet: '3x8', start: '5' };
  await page.goto(`/print/labels?${String(new URLSearchParams({ schemaCode: 'asset', objectIds, ...label }))}`);
}

/** Left and top edges of the labels in mm, from where the first place of the sheet begins: 4.5 mm below its edge. */
async function placesOn(page: Page): Promise<readonly (readonly number[])[]> {
  const sheet = page.getByRole('region', { name: '第 1 页，共 1 页' });
  const paper = await sheet.boundingBox();
  if (paper === null) throw new Error('No sheet is on the screen.');
  const labels = await sheet.getByRole('listitem').all();
  const boxes = await Promise.all(labels.map((label) => label.boundingBox()));
  const inMm = (length: number) => Math.round((length / paper.width) * 210);
  return boxes.map((box) => [inMm((box?.x ?? 0) - paper.x), inMm((box?.y ?? 0) - paper.y - (4.5 / 210) * paper.width)]);
}

/** Address in the code of the first label: the server gives a record the code it has, as it does to the page. */
async function codeAddress(page: Page): Promise<string> {
  const search = new URL(page.url()).searchParams;
  const [id] = (search.get('objectIds') ?? '').split(',');
  const pairValue = JSON.stringify({ schemaCode: search.get('schemaCode'), id });
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.post('/api/short-codes', { data: { pairs: [{ pairValue }] }, headers });
  const { data } = (await reply.json()) as { data: { pairs: readonly { pairCode: string }[] } };
  return `/s/${data.pairs[0]?.pairCode}`;
}

test('labels begin where a sheet is still unused, and a phone that scans one opens its record after the login', async ({
  openAs,
  openBrowser,
}) => {
  const page = await previewLabels(await openAs('admin'));
  await expect(page.getByRole('heading', { level: 1, name: '标签预览' })).toBeVisible();
  await page.getByRole('combobox', { name: '标签纸' }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: 'A4，3 × 8' }).click();
  await page.getByRole('spinbutton', { name: '起始位置' }).fill('5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '3 张标签 · 1 页' })).toBeVisible();
  // Labels are 70 by 36 mm, and the fifth is the second one of the second row.
  await expect
    .poll(() => placesOn(page))
    .toEqual([
      [70, 36],
      [140, 36],
      [0, 72],
    ]);

  const code = page.getByRole('img', { name: /的二维码$/ }).first();
  const name = ((await code.getAttribute('aria-label')) ?? '').replace(/的二维码$/, '');
  const phone = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(await codeAddress(page));
  await new LoginPage(phone, 'zh').signIn({ username: 'admin', password: demoPassword });
  await expect(phone).toHaveURL(/\/form\/detail\?objectId=/);
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('labels 5 to 40 go over two sheets, each place once, and the browser is asked to print them by its own keys', async ({
  openAs,
}) => {
  const page = await openAs('admin', { isOwnBrowser: true });
  await PrintPage.countPrints(page);
  await previewMany(page);
  await expect(page.getByRole('status').filter({ hasText: '36 张标签 · 2 页' })).toBeVisible();
  const labelsOn = (sheet: number) =>
    page.getByRole('region', { name: `第 ${sheet} 页，共 2 页` }).getByRole('img', { name: /的二维码$/ });
  await expect(labelsOn(1)).toHaveCount(20);
  await expect(labelsOn(2)).toHaveCount(16);
  const drawn = await page.locator('svg[role="img"] path').all();
  const paths = await Promise.all(drawn.map((path) => path.getAttribute('d')));
  expect(new Set(paths).size).toBe(36);
  await page.keyboard.press('Control+p');
  await expect.poll(() => new PrintPage(page, 'zh').prints()).toBe(1);
});
