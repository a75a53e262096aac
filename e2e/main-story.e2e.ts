import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../demo/accounts.ts';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';
import { FormPage } from './pages/FormPage.ts';
import { LoginPage } from './pages/LoginPage.ts';
import { NotificationBell } from './pages/NotificationBell.ts';
import { PortalPage } from './pages/PortalPage.ts';
import { PrintPage } from './pages/PrintPage.ts';
import { Shell } from './pages/Shell.ts';
import { WorkflowCenterPage } from './pages/WorkflowCenterPage.ts';

/** Cells of the list of orders, the check box first. */
const cells = { ordinal: 1, status: 5, amount: 6 } as const;

const amountsOf = async (list: DataListPage) =>
  (await list.column(cells.amount)).map((text) => Number(text.replaceAll(/[¥,]/g, '')));

const isAscending = (numbers: readonly number[]) =>
  numbers.length > 1 && numbers.every((each, index) => index === 0 || (numbers[index - 1] ?? 0) <= each);

test('a stranger signs in and works with real records', async ({ openBrowser }) => {
  const context = await openBrowser({ locale: 'zh' });
  const page = await context.newPage();
  const list = new DataListPage(page, 'zh');

  await test.step('signs in and sees the portal with real data', async () => {
    await page.goto('/');
    await new LoginPage(page, 'zh').signIn({ username: 'zhangwei', password: demoPassword });
    const portal = new PortalPage(page, 'zh');
    await expect(portal.title).toBeVisible();
    for (const widget of ['applications', 'toDo', 'recent'] as const) await expect(portal.widget(widget)).toBeVisible();
    for (const name of ['销售管理', '请假管理', '费用报销', '采购管理', '资产管理', '项目计划'])
      await expect(portal.application(name)).toBeVisible();
    await portal.application('销售管理').click();
    await page.getByRole('heading', { level: 1, name: '销售工作台' }).waitFor();
    // Exactly: the shortcut list beside it names what others of this run have just opened, with a time.
    await page.getByRole('main').getByRole('link', { name: '销售订单', exact: true }).click();
  });

  await test.step('sees the orders, their number and their sum', async () => {
    await expect(list.title('销售订单')).toBeVisible();
    await expect(list.records.first()).toContainText('张伟');
    expect(await list.total()).toBeGreaterThan(100);
    await expect(list.sums).toContainText(/¥[\d,]{8,}\.\d\d/);
  });

  await test.step('switches the view and comes back', async () => {
    await list.switchView('应收账款');
    await expect(list.view).toHaveText('应收账款');
    await expect(page).toHaveURL(/queryCode=receivables/);
    await expect(list.header('客户编号')).toBeVisible();
    await list.switchView('全部订单');
    await expect(list.header('订单状态')).toBeVisible();
  });

  await test.step('filters, and removes the condition by its chip', async () => {
    const all = await list.total();
    await list.filterByOption('订单状态', '已发货');
    await expect(list.chips).toHaveText(['订单状态已发货']);
    await expect.poll(() => list.total()).toBeLessThan(all);
    await expect.poll(async () => new Set(await list.column(cells.status))).toEqual(new Set(['已发货']));
    await list.removeChip('订单状态');
    await expect(list.chips).toHaveCount(0);
    await expect.poll(() => list.total()).toBe(all);
  });

  await test.step('sorts by amount and pages', async () => {
    await list.sortBy('订单金额');
    await expect(list.header('订单金额')).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(async () => isAscending(await amountsOf(list))).toBe(true);
    await list.sortBy('订单金额');
    await expect(list.header('订单金额')).toHaveAttribute('aria-sort', 'descending');
    await list.nextPage.click();
    await expect(list.records.first().getByRole('gridcell').nth(cells.ordinal)).toHaveText('21');
    await list.previousPage.click();
    await expect(list.records.first().getByRole('gridcell').nth(cells.ordinal)).toHaveText('1');
  });

  await test.step('opens the longest order', async () => {
    await list.open(list.records.first());
    await expect(new FormPage(page, 'zh').title(/有限公司/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('table')).toHaveAttribute('aria-rowcount', '121');
  });

  await test.step('prints it on several pages', async () => {
    await PrintPage.countPrints(page);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), new FormPage(page, 'zh').print.click()]);
    const preview = new PrintPage(tab, 'zh');
    await expect(preview.sheets.nth(2)).toBeAttached();
    await preview.print.click();
    await expect.poll(() => preview.prints()).toBe(1);
  });
});

test('a record is added, edited and found again', async ({ openAs }) => {
  const page = await openAs('zhangwei');
  const list = new DataListPage(page, 'zh');
  const form = new FormPage(page, 'zh');
  const customer = '苏州端到端精密机械有限公司';

  await page.goto(DataListPage.orders);
  await list.add.click();
  await form.save.click();
  await expect(page.getByText('还有 3 项需要修改')).toBeVisible();
  await form.field('客户名称').fill(customer);
  await form.typeDay('下单日期', '2026-11-20');
  await form.choose('订单状态', '待确认');
  await form.save.click();
  await expect(form.title(`${customer} 2026-11-20`)).toBeVisible();

  await form.edit.click();
  await form.field('备注').fill('客户要求分两批交货');
  await form.save.click();
  await expect(form.edit).toBeVisible();
  await expect(page.getByRole('main')).toContainText('客户要求分两批交货');

  await page.goto(DataListPage.orders);
  await list.search.fill(customer);
  await list.search.press('Enter');
  await expect(list.records).toHaveCount(1);
  await expect(list.record(customer)).toContainText('待确认');
});

/** Starts a leave workflow from the workflow center. */
async function askForLeave(page: Page, { days, day, reason }: Readonly<Record<'days' | 'day' | 'reason', string>>) {
  const form = new FormPage(page, 'zh');
  await page.goto('/');
  await page.getByRole('link', { name: '发起流程' }).click();
  await new WorkflowCenterPage(page).item('请假审批').first().click();
  await expect(form.title('发起请假审批')).toBeVisible();
  await form.choose('请假类型', '年假');
  await form.field('请假天数').fill(days);
  await form.typeDay('开始日期', day);
  await form.typeDay('结束日期', day);
  await form.field('请假事由').fill(reason);
  await form.submit.click();
  await expect(form.log).toContainText('进行中');
}

test('a leave is asked for by one person and approved by another', async ({ openAs }) => {
  const [mine, hers] = [await openAs('zhangwei'), await openAs('liufang')];
  const name = '张伟-请假审批-年假 1.5 天 2027-03-01';

  await askForLeave(mine, { days: '1.5', day: '2027-03-01', reason: '家里有事' });
  const myForm = new FormPage(mine, 'zh');
  await expect(myForm.title(name)).toBeVisible();
  await expect(myForm.log).toContainText('刘芳处理中');

  await hers.goto('/');
  await expect(new PortalPage(hers, 'zh').workItem(name)).toBeVisible();
  const herBell = new NotificationBell(hers, 'zh');
  await expect(herBell.unread).toBeVisible();
  const item = await herBell.follow(name);
  await expect(item).toHaveURL(/\/form\/detail\?isFromTips=true&/);
  const herForm = new FormPage(item, 'zh');
  await expect(herForm.title(name)).toBeVisible();
  await expect(item.getByRole('main')).toContainText('家里有事');
  await herForm.take('agree', '同意，注意交接');
  await expect(herForm.log).toContainText('已完成');
  const herCenter = new WorkflowCenterPage(hers);
  await herCenter.open('my-finished-workitem');
  await expect(herCenter.item(name)).toBeVisible();
  await herCenter.open('my-unfinished-workitem');
  await expect(herCenter.item('张伟').first()).toBeVisible();
  await expect(herCenter.item(name)).toHaveCount(0);

  await mine.reload();
  await expect(myForm.log).toContainText('已完成');
  await expect(myForm.log).toContainText('同意，注意交接');
  const myBell = new NotificationBell(mine, 'zh');
  await expect(myBell.unread).toBeVisible();
  await myBell.bell.click();
  await expect(myBell.message(name)).toContainText('流程已完成');
});

test('a leave that is not agreed to comes back and is sent again, in English', async ({ openAs }) => {
  const [mine, hers] = [await openAs('emma', { locale: 'en' }), await openAs('isla.clarke', { locale: 'en' })];
  const form = new FormPage(mine, 'en');

  await mine.goto('/form/detail?startWorkflowCode=leaveApproval');
  await expect(form.title('Start: Leave approval')).toBeVisible();
  await expect(new Shell(mine, 'en').user).toContainText('Emma Wilson');
  await form.choose('Leave type', 'Annual');
  await form.field('Days').fill('2.5');
  await form.typeDay('First day', '2027-04-05');
  await form.typeDay('Last day', '2027-04-07');
  await form.field('Reason').fill('A week in the Lake District');
  await form.submit.click();
  await expect(form.title(/Emma Wilson.*2027-04-05/)).toBeVisible();

  await hers.goto('/workflow-center/my-unfinished-workitem');
  await new WorkflowCenterPage(hers).item('2027-04-05').click();
  const herForm = new FormPage(hers, 'en');
  await expect(hers.getByRole('main')).toContainText('A week in the Lake District');
  await herForm.take('disagree', 'Please move it by a week');
  await expect(herForm.log).toContainText('Please move it by a week');

  await mine.goto('/');
  const returned = await new NotificationBell(mine, 'en').follow('2027-04-05');
  const myForm = new FormPage(returned, 'en');
  await expect(myForm.log).toContainText('Please move it by a week');
  await myForm.take('submitAgain', 'Nobody else is away then');
  await expect(myForm.log).toContainText('Nobody else is away then');

  await hers.goto('/workflow-center/my-unfinished-workitem');
  await new WorkflowCenterPage(hers).item('2027-04-05').click();
  await herForm.take('agree', '');
  await expect(herForm.log).toContainText('Completed');
  await returned.reload();
  await expect(myForm.log).toContainText('Completed');
});

test('the portal and a list speak English to somebody who reads English', async ({ openAs }) => {
  const page = await openAs('emma', { locale: 'en' });
  const list = new DataListPage(page, 'en');
  await page.goto('/');
  await new PortalPage(page, 'en').application('Sales').click();
  await page.getByRole('main').getByRole('link', { name: 'Sales orders', exact: true }).click();
  await expect(list.title('Sales order')).toBeVisible();
  await expect(list.grid).toContainText('London Sales');
  const all = await list.total();
  await list.filterByOption('Order status', 'Shipped');
  await expect(list.chips).toHaveCount(1);
  await expect.poll(() => list.total()).toBeLessThan(all);
  await list.open(list.records.first());
  await expect(new FormPage(page, 'en').print).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Shipped');
});
