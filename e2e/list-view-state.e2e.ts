import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';
import { FormPage } from './pages/FormPage.ts';
import { Shell } from './pages/Shell.ts';

const address = `${DataListPage.orders}?size=100&page=2&f.customerName=${encodeURIComponent('有限')}`;

/** Selects a record of the second hundred, scrolls down, and returns how to find the list so again. */
async function leaveList(page: Page, list: DataListPage) {
  await page.goto(address);
  await list.records.nth(2).getByRole('checkbox').click();
  await expect(page.getByText('已选 1 条')).toBeVisible();
  await list.records.nth(2).hover();
  await page.mouse.wheel(0, 1_000);
  const row = (number: number) =>
    list.grid.getByRole('row').filter({ has: page.getByText(String(number), { exact: true }) });
  await expect(row(130)).toBeInViewport();
  return {
    record: row(130),
    isFound: async () => {
      await expect(row(130)).toBeInViewport();
      await expect(row(101)).toHaveCount(0);
      await expect(page.getByText('已选 1 条')).toBeVisible();
      expect(page.url()).toContain('page=2');
    },
  };
}

test('the header’s back button finds a list as it was left, and the window is called as what is shown', async ({
  openAs,
}) => {
  const page = await openAs('liufang');
  const [list, form, shell] = [new DataListPage(page, 'zh'), new FormPage(page, 'zh'), new Shell(page, 'zh')];
  const { record, isFound } = await leaveList(page, list);
  await expect(page).toHaveTitle('Portico - 销售订单');
  await list.open(record);
  await expect(form.edit).toBeVisible();
  await expect(page).toHaveTitle(/^Portico - .*有限.* \d{4}-\d\d-\d\d$/);
  await page.reload();
  await expect(form.edit).toBeVisible();
  await shell.back.click();
  await isFound();
  await page.reload();
  await isFound();
});

test('by keys alone a record is opened and left, and one goes on at the next one', async ({ openAs }) => {
  const page = await openAs('liufang');
  const [list, form] = [new DataListPage(page, 'zh'), new FormPage(page, 'zh')];
  await page.goto(`${DataListPage.orders}?sort=sequenceNo.asc`);
  await expect(list.records.first()).toBeVisible();
  const names = await list.column(2);
  await list.grid.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.edit).toBeVisible();
  await expect(page.getByRole('main')).toContainText(names[4] ?? '');
  await page.goBack();
  await expect(list.grid).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.edit).toBeVisible();
  await expect(page.getByRole('main')).toContainText(names[5] ?? '');
});

test('a list is found as it was left after a record was added, and after one was given up', async ({ openAs }) => {
  const page = await openAs('liufang');
  const [list, form, shell] = [new DataListPage(page, 'zh'), new FormPage(page, 'zh'), new Shell(page, 'zh')];
  const { record, isFound } = await leaveList(page, list);
  await list.add.click();
  await expect(page).toHaveTitle('Portico - 新增销售订单');
  // Not one of the list's condition, so that nothing in it moves.
  await form.field('客户名称').fill('散客');
  await form.typeDay('下单日期', '2026-03-04');
  await form.choose('订单状态', '待确认');
  await form.save.click();
  await expect(form.edit).toBeVisible();
  await shell.back.click();
  await isFound();
  await list.open(record);
  await form.edit.click();
  await form.field('客户名称').fill('写到一半');
  await shell.back.click();
  await page.getByRole('dialog').getByRole('button', { name: '离开' }).click();
  await isFound();
});

test('on a phone, too, a list is found where it was left', async ({ openAs }) => {
  const page = await openAs('liufang', { viewport: { width: 390, height: 844 } });
  const form = new FormPage(page, 'zh');
  await page.goto(`${DataListPage.orders}?sort=sequenceNo.asc`);
  const cards = page.getByRole('list', { name: '销售订单列表' }).getByRole('listitem');
  await cards.nth(12).scrollIntoViewIfNeeded();
  await cards.nth(12).getByRole('link').first().click();
  await expect(form.edit).toBeVisible();
  await page.goBack();
  await expect(cards.nth(12)).toBeInViewport();
  await expect(cards.first()).not.toBeInViewport();
});
