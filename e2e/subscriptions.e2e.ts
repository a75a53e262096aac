import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';

const messages = '/message-notification?type=STATION';

/** Asks the server as the person of a page. */
const call = <T>(page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` };
      const answer = await fetch(address, { method: 'POST', headers, body: text });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { readonly data: unknown }).data as T;
    },
    [path, JSON.stringify(body)] as const,
  );

/** Resolves once a message with a text has come. */
function told(page: Page, searchword: string): Promise<void> {
  const search = { searchword, size: 10, page: 0, tab: 'MESSAGE', messageType: 'STATION', readState: 'UNREADED' };
  const total = async () => {
    const found = await call<{ MESSAGE: { totalElements: number } }>(page, '/api/notifications/search', search);
    return found.MESSAGE.totalElements;
  };
  return expect.poll(total, { timeout: 20_000 }).toBe(1);
}

test('who watches a list is told when a colleague’s record enters it and when it leaves, and the message leads there', async ({
  openAs,
}) => {
  const customer = `订阅客户${Date.now()}`;
  const page = await openAs('admin');
  const tools = page.getByRole('button', { name: '更多工具' });
  const tool = page.getByRole('menuitem', { name: '订阅此视图…' });
  const dialog = page.getByRole('dialog', { name: '订阅此视图' });
  await page.goto(`${DataListPage.orders}?queryCode=allOrders&f.customerName=${encodeURIComponent(customer)}`);
  await tools.click();
  await tool.click();
  await dialog.getByRole('textbox', { name: '名称' }).fill(customer);
  await dialog.getByRole('button', { name: /^订\s?阅$/ }).click();
  await expect(page.getByText(`已订阅“${customer}”，有变化时会通知您`)).toBeVisible();

  const colleague = await openAs('liufang');
  await colleague.goto(DataListPage.orders);
  const data = { customerName: customer, orderDate: '2026-03-04T00:00:00.000Z', orderStatus: 'pending' };
  const saved = await call<{ id: string }>(colleague, '/api/records/save', { schemaCode: 'salesOrder', data });
  await told(page, `“${customer}”（销售订单）有 1 条数据进入`);
  await page.goto(messages);
  const message = page.getByRole('link', { name: new RegExp(`“${customer}”（.*）有 1 条数据进入`) });
  const [opened] = await Promise.all([page.waitForEvent('popup'), message.click()]);
  await expect(opened).toHaveURL(
    /\/application\/sales\/application-list\/salesOrder\?queryCode=allOrders&f\.customerName=/,
  );
  await expect(new DataListPage(opened, 'zh').records).toHaveCount(1);
  await opened.close();

  await call(colleague, '/api/records/delete', { schemaCode: 'salesOrder', ids: [saved.id] });
  await told(page, `“${customer}”（销售订单）有 1 条数据离开`);
  await page.goto(DataListPage.orders);
  await tools.click();
  await tool.click();
  await dialog.getByRole('button', { name: `取消订阅“${customer}”` }).click();
  await expect(page.getByText(`已取消订阅“${customer}”`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: `打开“${customer}”` })).toHaveCount(0);
});
