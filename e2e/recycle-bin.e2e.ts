import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';

test('what is deleted by mistake comes back from the recycle bin', async ({ openAs }) => {
  const page = await openAs('liufang');
  const list = new DataListPage(page, 'zh');
  const customer = `回收站客户${Date.now()}`;
  await page.goto(DataListPage.orders);
  await expect(list.records.first()).toBeVisible();
  await page.evaluate(async (customerName) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` };
    const data = { customerName, orderDate: '2026-03-04T00:00:00.000Z', orderStatus: 'pending' };
    const body = JSON.stringify({ schemaCode: 'salesOrder', data });
    const answer = await fetch('/api/records/save', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }, customer);
  await page.goto(`${DataListPage.orders}?f.customerName=${encodeURIComponent(customer)}`);
  await expect(list.records).toHaveCount(1);
  await page.getByRole('checkbox', { name: '选择第 1 行' }).click();
  await page.getByRole('button', { name: /^删\s*除$/ }).click();
  await expect(page.getByText('删除的数据在回收站保留 30 天，期间可以恢复。')).toBeVisible();
  await page.getByRole('button', { name: '删除 1 条数据' }).click();
  await expect(list.records).toHaveCount(0);

  await page.getByRole('button', { name: '更多工具' }).click();
  await page.getByRole('menuitem', { name: '回收站' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: '搜索标题或编号' }).fill(customer);
  const entry = dialog.getByRole('listitem').filter({ hasText: customer });
  await expect(entry).toContainText('剩余 30 天');
  await entry.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '恢复 1 条' }).click();
  await expect(dialog.getByText('没有符合的数据')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.records).toHaveCount(1);
});
