import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';
import { FormPage } from './pages/FormPage.ts';
import { listenTo } from './live-region.ts';

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
  // The list, which has a condition of the same name, stays until the form is there.
  await expect(form.title('新增销售订单')).toBeVisible();
  const picker = button(page, '从列表中选择：客户');
  await picker.click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(picker).toBeFocused();
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
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('listitem').filter({ hasText: '¥80.00' }).getByRole('link', { name: '对比' }).click();
  const comparison = await opened;
  await expect(comparison.getByRole('heading', { level: 1, name: /^操作日志对比/ })).toBeVisible();
  const amount = comparison.getByRole('row').filter({ hasText: '订单金额' });
  await expect(amount).toContainText('¥100.00');
  await expect(amount).toContainText('¥80.00');
  await comparison.close();
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
  await expect(dialog.getByText('删除的数据在回收站保留 30 天，期间可以恢复。')).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toHaveText(/^SO\d+ .*翻页客户/);
  // The dialog has come to rest when what is safe has the focus.
  await expect(dialog.getByRole('button', { name: /取\s*消/ })).toBeFocused();
  await dialog.getByRole('button', { name: '删除 1 条数据' }).click();
  await expect(list.records).toHaveCount(10);
  expect(new URL(page.url()).searchParams.get('page')).toBeNull();

  // All that the filter finds, on whichever page, goes in one job.
  await addOrders(page, customer, 5);
  await page.reload();
  await expect(page.getByText('共 15 条')).toBeVisible();
  await page.getByRole('checkbox', { name: '选择本页全部行' }).click();
  await button(page, '选择全部找到的 15 条').click();
  await expect(page.getByRole('status').filter({ hasText: '已选择全部找到的 15 条' })).toBeVisible();
  await button(page, /删\s*除/).click();
  await expect(dialog.getByText(/包括其他页的/)).toBeVisible();
  await dialog.getByRole('button', { name: '删除 15 条数据' }).click();
  await expect(dialog.getByText('已删除 15 条', { exact: true })).toBeVisible();
  await dialog
    .getByRole('button', { name: /关\s*闭/ })
    .last()
    .click();
  await expect(list.records).toHaveCount(0);
});

/** Deletes the record of a row as somebody else would: the page does not know. */
async function deleteElsewhere(page: Page, row: Locator): Promise<void> {
  const address = await row.getByRole('link').first().getAttribute('href');
  const id = new URLSearchParams(address?.split('?')[1]).get('objectId');
  await page.evaluate(async (objectId) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` };
    const body = JSON.stringify({ schemaCode: 'salesOrder', ids: [objectId] });
    const answer = await fetch('/api/records/delete', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }, id);
}

test('of what is deleted some may be gone already: it is named before, and counted after', async ({ openAs }) => {
  const page = await openAs('liufang');
  const list = new DataListPage(page, 'zh');
  const customer = unique('部分删除');
  await page.goto(DataListPage.orders);
  await addOrders(page, customer, 5);
  await page.goto(`${DataListPage.orders}?f.customerName=${encodeURIComponent(customer)}`);
  await expect(list.records).toHaveCount(5);
  for (const row of [1, 2, 3, 4]) await selectRow(page, row);
  await deleteElsewhere(page, list.records.nth(0));
  await button(page, /删\s*除/).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('以下 1 条会保留：')).toBeVisible();
  await expect(dialog.getByText('数据不存在或已被删除')).toBeVisible();
  await deleteElsewhere(page, list.records.nth(1));
  const liveRegion = await listenTo(page);
  await dialog.getByRole('button', { name: '删除 3 条数据' }).dblclick();
  await liveRegion.has('已删除 2 条，2 条未能删除');
  await expect(list.records).toHaveCount(1);
  await expect(page.getByText(/^已选/)).toHaveCount(0);
});

test('a record of a running workflow stops the deletion and is named', async ({ openAs }) => {
  const page = await openAs('admin');
  const list = new DataListPage(page, 'zh');
  await page.goto(leaves);
  const running = list.records.filter({ hasText: '进行中' }).first();
  const done = list.records.filter({ hasText: '已完成' }).first();
  // The records themselves, not how many there are: other stories add some at the same time.
  const links = [running, done].map((row) => row.getByRole('link').first());
  const kept = await Promise.all(links.map((link) => link.getAttribute('href')));
  await running.getByRole('checkbox').click();
  await done.getByRole('checkbox').click();
  const liveRegion = await listenTo(page);
  await button(page, /删\s*除/).click();
  await liveRegion.has(/^存在不能删除的流程数据：/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  for (const address of kept) await expect(page.locator(`a[href="${address}"]`)).toBeVisible();
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

test('what a purchase needs is chosen from records by keys alone, and the specification follows the item', async ({
  openAs,
}) => {
  const page = await openAs('zhangwei');
  const form = new FormPage(page, 'zh');
  const purpose = unique('选项');
  await page.goto('/form/detail?schemaCode=purchaseRequest');
  await form.field('采购用途').fill(purpose);
  await form.typeDay('需求日期', '2026-12-31');
  await page.getByRole('radio', { name: '一般' }).check();
  await button(page, '新增一行').click();
  const cells = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell');
  const [item, specification] = [cells.nth(0), cells.nth(1)];
  const pick = async (name: string, typed: string, option: string, cell?: Locator) => {
    const field = page.getByRole('combobox', { name, exact: true });
    await (cell ?? field).focus();
    if (cell) await page.keyboard.press('F2');
    await expect(field).toBeFocused();
    await page.keyboard.type(typed);
    // Enter takes what is marked, which is not what was found before the list is drawn.
    const marked = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active');
    await expect(marked.and(page.getByTitle(option, { exact: true }))).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await pick('建议供应商', '云桥', '杭州云桥数码有限公司');
  await pick('物品 1', '显示器', '显示器', item);
  await pick('规格 1', '27', '27" 4K', specification);
  await pick('物品 1', '硒鼓', '硒鼓', item);
  await expect(specification).not.toContainText('27" 4K');
  await pick('规格 1', '黑', '黑色', specification);
  await expect(specification).toContainText('黑色');
  await cells.nth(3).focus();
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await form.save.click();
  await expect(form.edit).toBeVisible();
  await page.goto(`/application/purchase/application-list/purchaseRequest?f.purpose=${encodeURIComponent(purpose)}`);
  await expect(page.getByRole('row').filter({ hasText: purpose })).toContainText('杭州云桥数码有限公司');
});
