import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';
import { FormPage } from './pages/FormPage.ts';

const customers = '/application/sales/application-list/customer';
const leaves = '/application/leave/application-list/leaveRequest';
const unique = (name: string) => `${name}${Date.now()}`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const selectRow = (page: Page, row: number) => page.getByRole('checkbox', { name: `选择第 ${row} 行` }).click();

/** Saves orders of a customer in the name of whoever is signed in. */
function addOrders(page: Page, customerName: string, count: number): Promise<void> {
  return page.evaluate(
    async ([name, many]) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` };
      const data = { customerName: name, orderDate: '2026-03-04T00:00:00.000Z', orderStatus: 'pending' };
      const body = JSON.stringify({ schemaCode: 'salesOrder', data });
      for (let made = 0; made < many; made++) {
        const answer = await fetch('/api/records/save', { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(await answer.text());
      }
    },
    [customerName, count] as const,
  );
}

test('what is added and changed stands in the form trace, of the list and of the form', async ({ openAs }) => {
  const page = await openAs('liufang');
  const list = new DataListPage(page, 'zh');
  const form = new FormPage(page, 'zh');
  const customer = unique('留痕客户');
  await page.goto(DataListPage.orders);
  await list.add.click();
  await form.field('客户名称').fill(customer);
  await form.typeDay('下单日期', '2026-03-04');
  await form.choose('订单状态', '待确认');
  await form.save.click();
  await expect(form.title(new RegExp(customer))).toBeVisible();
  for (const amount of ['100', '80']) {
    await form.edit.click();
    await form.field('订单金额').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(amount);
    await form.save.click();
    await expect(form.edit).toBeVisible();
  }
  await button(page, '表单留痕').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: '刘芳' })).toHaveCount(3);
  await expect(dialog.getByRole('row').filter({ hasText: '¥80.00' }).getByRole('img', { name: '下降' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto(`${DataListPage.orders}?f.customerName=${encodeURIComponent(customer)}`);
  await expect(list.records).toHaveCount(1);
  await selectRow(page, 1);
  await button(page, '表单留痕').click();
  await expect(dialog.getByText('新增', { exact: true })).toBeVisible();
  await dialog
    .getByRole('link', { name: new RegExp(customer) })
    .first()
    .click();
  await expect(form.title(new RegExp(customer))).toBeVisible();
});

test('deleting says what goes, and goes back a page when a page is empty', async ({ openAs }) => {
  const page = await openAs('liufang');
  const list = new DataListPage(page, 'zh');
  const customer = unique('翻页客户');
  await page.goto(DataListPage.orders);
  await addOrders(page, customer, 11);
  await page.goto(`${DataListPage.orders}?f.customerName=${encodeURIComponent(customer)}&size=10&page=2`);
  await expect(list.records).toHaveCount(1);
  await selectRow(page, 11);
  await button(page, /删\s*除/).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('删除后无法恢复。')).toBeVisible();
  await dialog.getByRole('button', { name: '删除 1 条数据' }).click();
  await expect(list.records).toHaveCount(10);
  expect(new URL(page.url()).searchParams.get('page')).toBeNull();
});

test('a record of a running workflow stops the deletion and is named', async ({ openAs }) => {
  const page = await openAs('admin');
  const list = new DataListPage(page, 'zh');
  await page.goto(leaves);
  const running = list.records.filter({ hasText: '进行中' }).first();
  const done = list.records.filter({ hasText: '已完成' }).first();
  const total = await list.total();
  await running.getByRole('checkbox').click();
  await done.getByRole('checkbox').click();
  await button(page, /删\s*除/).click();
  await expect(page.getByText(/^存在不能删除的流程数据：/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  expect(await list.total()).toBe(total);
});

test('a form opens over the list without header and aside, and asks before it is closed', async ({ openAs }) => {
  const page = await openAs('liufang');
  const list = new DataListPage(page, 'zh');
  await page.goto(customers);
  await expect(list.records.first()).toBeVisible();
  await button(page, '新建订单').click();
  const frame = page.frameLocator('iframe[title="新建订单"]');
  await expect(frame.getByRole('heading', { level: 1, name: '新增销售订单' })).toBeVisible();
  // The part beside the aside and below the header, which a frame has none of.
  await expect(page.locator('#content')).toHaveCount(1);
  await expect(frame.locator('#content')).toHaveCount(0);
  await frame.getByLabel('客户名称', { exact: true }).fill('写到一半');
  await page.getByRole('button', { name: '关闭', exact: true }).click();
  await frame.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click();
  await expect(frame.getByLabel('客户名称', { exact: true })).toHaveValue('写到一半');
  await page.getByRole('button', { name: '关闭', exact: true }).click();
  await frame.getByRole('dialog').getByRole('button', { name: '离开' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(list.records.first()).toBeVisible();
});

test('a form that is not published says so and leads back', async ({ openAs }) => {
  const page = await openAs('liufang');
  await page.goto(`/form/detail?schemaCode=nothing&return=${encodeURIComponent(customers)}`);
  await expect(page.getByRole('heading', { level: 1, name: '表单未发布' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '返回', exact: true }).click();
  await expect(page).toHaveURL(customers);
});
