import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';
import { FormPage } from './pages/FormPage.ts';
import { settle } from './settle.ts';

const orders = DataListPage.orders;
const phone = { viewport: { width: 390, height: 844 } };

/** Asks by the advanced filter for a field that is compared with nothing, such as "is empty". */
async function filterFurther(page: Page, field: string, comparison: string): Promise<void> {
  await page.getByRole('button', { name: '高级筛选' }).click();
  const dialog = page.getByRole('dialog', { name: '高级筛选' });
  const option = (name: string) =>
    page.locator('.ant-select-dropdown:visible .ant-select-item-option').getByText(name, { exact: true });
  await dialog.getByRole('combobox', { name: '数据项' }).fill(field);
  await option(field).click();
  await dialog.getByRole('combobox', { name: '比较方式' }).click();
  await option(comparison).click();
  await dialog.getByRole('button', { name: /查\s*询/ }).click();
  await expect(dialog).toHaveCount(0);
}

test('the address holds page and size, and going back returns the same rows and undoes a condition', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  const list = new DataListPage(page, 'zh');
  await page.goto(orders);
  for (const [width, height, whole] of [
    [1440, 900, 16],
    [1366, 768, 12],
    [1024, 768, 10],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => list.wholeRows()).toBeGreaterThanOrEqual(whole);
    expect((await page.getByRole('group', { name: '列表操作' }).boundingBox())?.height).toBe(32);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const total = await list.total();
  await list.records.nth(2).getByRole('checkbox').click();
  await list.filterByOption('订单状态', '已取消');
  await expect(list.chips).toHaveCount(1);
  await expect(page.getByText(/^已选/)).toHaveCount(0);
  await list.records.nth(1).getByRole('checkbox').click();
  await page.goBack();
  await expect(list.chips).toHaveCount(0);
  await expect.poll(() => list.total()).toBe(total);
  await expect(page.getByText(/^已选/)).toHaveCount(0);
  await filterFurther(page, '客户名称', '为空');
  await expect(list.chips).toHaveText([/客户名称\s*为空/]);
  await expect(page).toHaveURL(/where=/);
  await page.goBack();
  await expect(list.chips).toHaveCount(0);
  await expect.poll(() => list.total()).toBe(total);
  await list.records.nth(2).getByRole('checkbox').click();
  await expect(page.getByText('已选 1 条')).toBeVisible();
  await page.goto('/workflow-center');
  await page.goto(orders);
  await expect(list.records.first()).toBeVisible();
  await expect(page.getByText(/^已选/)).toHaveCount(0);
  // By their numbers: what other stories add comes last and moves no row.
  await page.goto(`${orders}?size=50&page=3&sort=sequenceNo.asc`);
  await expect(list.records.first().getByRole('gridcell').nth(1)).toHaveText('101');
  await page.getByRole('textbox', { name: /跳至|页/ }).fill('5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=5/);
  await expect(list.records.first().getByRole('gridcell').nth(1)).toHaveText('201');
  const first = await list.records.first().getByRole('link').innerText();
  await list.records.first().getByRole('link').click();
  await expect(new FormPage(page, 'zh').edit).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/size=50/);
  await expect(list.records.first()).toContainText(first);
});

test('a column is as wide as its edge was dragged, never narrower than 70, also after a reload', async ({ openAs }) => {
  const page = await openAs('liufang');
  const list = new DataListPage(page, 'zh');
  await page.goto(orders);
  await expect(list.records.first()).toBeVisible();
  const before = await list.width('客户名称');
  await list.dragEdge('客户名称', 60);
  await expect.poll(() => list.width('客户名称')).toBe(before + 60);
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/list-layout') && /:70\b/.test(answer.request().postData() ?? ''),
  );
  await list.dragEdge('客户名称', 70 - (before + 60));
  await expect.poll(() => list.width('客户名称')).toBe(70);
  await list.dragEdge('客户名称', -20);
  await kept;
  await page.reload();
  await expect(list.records.first()).toBeVisible();
  await expect.poll(() => list.width('客户名称')).toBe(70);
  // A menu closes when the rows behind it are drawn.
  await settle(page);
  await list.chooseOfColumn('客户名称', '恢复默认列宽');
  await expect.poll(() => list.width('客户名称')).toBe(before);
});

test('columns are ordered by dragging and by keys, hidden, and restored', async ({ openAs }) => {
  const page = await openAs('liufang');
  const list = new DataListPage(page, 'zh');
  await page.goto(orders);
  await expect(list.records.first()).toBeVisible();
  const original = await list.titles();
  let settings = await list.openColumnSettings();
  await expect(settings.rows.first()).toBeVisible();
  await expect.poll(() => settings.width()).toBe(600);
  await expect(settings.all).toHaveJSProperty('indeterminate', true);
  await settings.drag('订单状态', '客户名称');
  await expect(settings.rows.nth(1)).toContainText('订单状态');
  const up = page.getByRole('button', { name: '上移“订单金额”' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(settings.rows.nth(3)).toContainText('订单金额');
  await settings.box('已收款').uncheck();
  await settings.confirm();
  await expect(list.header('已收款')).toHaveCount(0);
  const first = async () => (await list.titles()).slice(0, 6);
  await expect.poll(first).toEqual(['序号', '单据号', '订单状态', '客户名称', '订单金额', '下单日期']);

  settings = await list.openColumnSettings();
  await settings.restore();
  await settings.confirm();
  await expect(list.header('已收款')).toBeVisible();
  await expect.poll(() => list.titles()).toEqual(original);
});

test('a pinned column stays while the others scroll', async ({ openAs }) => {
  const page = await openAs('liufang', { viewport: { width: 1280, height: 720 } });
  const list = new DataListPage(page, 'zh');
  await page.goto(orders);
  await expect(list.records.first()).toBeVisible();
  await list.chooseOfColumn('下单日期', '固定在左侧');
  await expect.poll(async () => (await list.titles()).indexOf('下单日期')).toBe(2);
  const place = async () => Math.round((await list.header('下单日期').boundingBox())?.x ?? 0);
  const before = await place();
  await list.records.nth(2).hover();
  await page.mouse.wheel(600, 0);
  await expect(list.header('客户名称')).not.toBeInViewport();
  await expect.poll(place).toBe(before);
  await list.chooseOfColumn('下单日期', '取消固定');
  await expect.poll(async () => (await list.titles()).indexOf('下单日期')).not.toBe(2);
});

test('keys alone sort by several columns, open the menu of a column and come back to the grid', async ({ openAs }) => {
  const page = await openAs('admin');
  const list = new DataListPage(page, 'zh');
  const { keyboard } = page;
  await page.goto(`${orders}?sort=`);
  await expect(list.records.first()).toBeVisible();
  await list.grid.focus();
  await keyboard.press('ArrowUp');
  for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(list.header('客户名称')).toHaveAttribute('aria-sort', 'ascending');
  await keyboard.press('ArrowRight');
  await keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(/sort=customerName\.asc%2CorderDate\.asc/);
  await expect(list.header('下单日期')).toContainText('2');
  await keyboard.press('Alt+ArrowDown');
  const clear = page.getByRole('menuitem', { name: '取消排序' });
  await expect(clear).toBeVisible();
  await keyboard.press('Escape');
  await expect(clear).toBeHidden();
  await expect(list.grid).toBeFocused();
  await keyboard.press('Control+a');
  await expect(page.getByText('已选 20 条')).toBeVisible();
});

test('all rows of a sub-table open beside the list, and Esc leads back', async ({ openAs }) => {
  // The columns that are chosen here stay this person's, and no other story looks at a list as this person.
  const page = await openAs('zhengping');
  const list = new DataListPage(page, 'zh');
  await page.goto(orders);
  await expect(list.records.first()).toBeVisible();
  const settings = await list.openColumnSettings();
  await settings.box('订单明细').check();
  for (const column of ['客户名称', '下单日期', '订单状态', '订单金额', '已收款', '销售员', '销售部门']) {
    await settings.box(column).uncheck();
  }
  await settings.confirm();
  await list.grid
    .getByRole('button', { name: /行$|更多/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: '订单明细' });
  await expect(dialog.getByText(/共 \d+ 条/)).toBeVisible();
  await dialog.getByRole('textbox', { name: '产品' }).fill('没有这样的产品');
  await expect(dialog.getByText('没有符合条件的数据')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(orders);
});

test('a model that does not exist offers the way back, not another try', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto(orders);
  await expect(new DataListPage(page, 'zh').records.first()).toBeVisible();
  await page.goto('/application/sales/application-list/noSuchModel');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /返\s*回/ })).toBeVisible();
  await expect(main.getByRole('button', { name: /重\s*试/ })).toHaveCount(0);
  await main.getByRole('button', { name: /返\s*回/ }).click();
  await expect(page).toHaveURL(orders);
});

test('on a phone the actions are in reach of the thumb and conditions stand in a drawer', async ({ openAs }) => {
  const page = await openAs('admin', phone);
  const list = new DataListPage(page, 'zh');
  await page.goto(orders);
  const card = page.getByRole('list', { name: '销售订单列表' }).getByRole('listitem');
  await expect(card.first()).toBeVisible();
  await expect(list.add).toBeInViewport();
  await expect.poll(async () => (await list.add.boundingBox())?.y ?? 0).toBeGreaterThan(700);
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: '筛选条件' });
  await drawer.getByRole('textbox', { name: '客户名称' }).fill('有限公司');
  await drawer.getByRole('button', { name: /查\s*询/ }).click();
  await expect(list.chips).toHaveCount(1);
  await card.first().getByRole('checkbox').check();
  await expect(page.getByText('已选 1 条')).toBeInViewport();
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
