import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';

/** Saves an order as the person of a page. */
const save = (page: Page, input: object) =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` };
      const answer = await fetch('/api/records/save', { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { readonly data: { readonly id: string; readonly version: number } }).data;
    },
    JSON.stringify({ schemaCode: 'salesOrder', ...input }),
  );

test('two people in one list see each other, and what one changes the other sees without a reload', async ({
  openAs,
}) => {
  const customer = `同看客户${Date.now()}`;
  const address = `${DataListPage.orders}?queryCode=allOrders&f.customerName=${encodeURIComponent(customer)}`;
  const colleague = await openAs('liufang');
  await colleague.goto(address);
  const data = { customerName: `${customer}甲`, orderDate: '2026-03-04T00:00:00.000Z', orderStatus: 'pending' };
  const order = await save(colleague, { data });

  const page = await openAs('admin');
  const { records } = new DataListPage(page, 'zh');
  await page.goto(address);
  await expect(records).toHaveCount(1);
  await page.getByRole('checkbox', { name: '选择第 1 行' }).click();
  await expect(page.getByRole('button', { name: /^也在查看此列表：.*刘芳/ })).toBeVisible();
  await expect(colleague.getByRole('button', { name: /^也在查看此列表：/ })).toBeVisible();

  await save(colleague, { id: order.id, version: order.version, data: { customerName: `${customer}乙` } });
  await expect(page.getByRole('gridcell', { name: `${customer}乙` })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('checkbox', { name: '选择第 1 行' })).toBeChecked();

  await save(colleague, { data: { ...data, customerName: `${customer}丙` } });
  await expect(page.getByText('1 处新变化').last()).toBeVisible({ timeout: 15_000 });
  await expect(records).toHaveCount(1);
  await page.getByRole('button', { name: /^显\s?示$/ }).click();
  await expect(records).toHaveCount(2);

  await colleague.goto('/user');
  await expect(page.getByRole('button', { name: /^也在查看此列表：.*刘芳/ })).toHaveCount(0, { timeout: 25_000 });
});
