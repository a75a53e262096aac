import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { addCustomer } from './add-customer.ts';
import { test } from './demo-test.ts';
import { listenTo } from './live-region.ts';
import { DataListPage } from './pages/DataListPage.ts';
import { ExportDialog } from './pages/ExportDialog.ts';
import { readWorkbook } from './read-workbook.ts';

const customers = '/application/sales/application-list/customer';

/** Adds customers and opens the list that shows these alone. */
async function openOwn(page: Page): Promise<readonly string[]> {
  const word = `导出客户${Date.now()}`;
  const names = ['甲', '乙', '丙'].map((each) => `${word}${each}`);
  await page.goto(customers);
  const number = String(Date.now() % 100_000).padStart(5, '0');
  for (const [index, customerName] of names.entries()) {
    await addCustomer(page, { customerName, customerNo: `C${number}${index}`, contact: '王敏', phone: '010-1' });
  }
  await page.goto(`${customers}?f.customerName=${encodeURIComponent(word)}`);
  await expect(new DataListPage(page, 'zh').records).toHaveCount(names.length);
  return names;
}

/** Keeps the answers to who asks how far an export is from a page until they are let go. */
async function holdProgress(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/exports\/[^/]+$/u, async (route) => {
    if (route.request().method() === 'GET') await promise;
    await route.continue();
  });
  return resolve;
}

test('a list is exported as it is filtered, to a workbook and to a text file', async ({ openAs }) => {
  const page = await openAs('liufang');
  const other = await page.context().newPage();
  const exporting = new ExportDialog(page);
  await other.goto('/user');
  const names = await openOwn(page);

  await exporting.open();
  await exporting.choose('全部字段');
  const workbook = await exporting.download();
  expect(workbook.suggestedFilename()).toMatch(/^客户档案.*\d{14}\.xlsx$/u);
  const rows = readWorkbook(await workbook.path());
  expect(rows[0]).toEqual(expect.arrayContaining(['客户编号', '客户名称', '创建人']));
  expect(rows.slice(1).map((row) => names.find((name) => row.includes(name)))).toEqual(names);
  await expect(exporting.dialog.getByText(/^共 3 条，.* KB，已开始下载$/u)).toBeVisible();

  // The other tab has heard of it, and has the file too.
  await other.getByRole('button', { name: /^后台任务/u }).click();
  const job = other.getByRole('dialog').getByRole('listitem').filter({ hasText: workbook.suggestedFilename() });
  await expect(job).toContainText('已完成');
  const again = other.waitForEvent('download');
  await job.getByRole('button', { name: /^下载/u }).click();
  expect(readWorkbook(await (await again).path())).toEqual(rows);

  await exporting.close();
  await page.getByRole('checkbox', { name: '选择第 2 行' }).click();
  await exporting.open();
  await exporting.choose('列表显示的字段');
  await exporting.choose('CSV（.csv）');
  await exporting.choose('分号（;）');
  const text = readFileSync(await (await exporting.download()).path(), 'utf8');
  const lines = text.trimEnd().split(/\r?\n/u);
  expect(lines[0]).toMatch(/^\uFEFF客户编号;客户名称;/u);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`;${names[1]};`);
});

test('an export whose progress nobody watches is told, downloaded from the records and deleted', async ({ openAs }) => {
  const page = await openAs('liufang');
  const exporting = new ExportDialog(page);
  const names = await openOwn(page);
  const said = await listenTo(page);
  const release = await holdProgress(page);
  await exporting.open();
  await exporting.begin();
  await expect(exporting.dialog.getByText('导出进度', { exact: true })).toBeVisible();
  await exporting.close();
  await expect(exporting.dialog).toBeHidden();
  release();
  await said.has(/^“客户档案.*\.xlsx”已生成，请在导出记录中下载$/u);

  await exporting.open();
  await exporting.showRecords();
  const record = exporting.records.first();
  await expect(record).toContainText('已完成');
  const download = page.waitForEvent('download');
  await record.getByRole('button', { name: /^下载/u }).click();
  const file = await download;
  expect(readWorkbook(await file.path())).toHaveLength(1 + names.length);
  await record.getByRole('button', { name: /^删除/u }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^删\s*除$/u })
    .click();
  await said.has('删除成功');
  await expect(exporting.records.filter({ hasText: file.suggestedFilename() })).toHaveCount(0);
});
