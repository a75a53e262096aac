import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { FormPage } from './pages/FormPage.ts';
import { WorkflowCenterPage } from './pages/WorkflowCenterPage.ts';

const page = '/workflow-center/delegation-workflow';

/** Gives all work to a colleague until long after this test. */
async function delegate(manager: Page, colleague: string): Promise<void> {
  await manager.goto(page);
  await manager.getByRole('button', { name: '新建委托' }).click();
  const dialog = manager.getByRole('dialog', { name: '新建委托' });
  await dialog.getByRole('combobox', { name: '被委托人' }).fill(colleague);
  await manager.locator('.ant-select-dropdown:visible').getByText(colleague, { exact: true }).first().click();
  await dialog.getByRole('textbox', { name: '结束时间' }).fill('2099-01-01 18:00');
  await dialog.getByRole('textbox', { name: '结束时间' }).press('Enter');
  await dialog.getByLabel('委托原因').fill('休年假');
  await dialog.getByRole('button', { name: '委托', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function askForLeave(originator: Page, reason: string): Promise<void> {
  const form = new FormPage(originator, 'zh');
  await originator.goto('/form/detail?startWorkflowCode=leaveApproval');
  await form.choose('请假类型', '年假');
  await form.field('请假天数').fill('1');
  await form.typeDay('开始日期', '2027-05-06');
  await form.typeDay('结束日期', '2027-05-06');
  await form.field('请假事由').fill(reason);
  await form.submit.click();
  await expect(form.log).toContainText('进行中');
}

test('a leave that would go to a manager goes to whom the manager has delegated, and the log says so', async ({
  openAs,
}) => {
  const [manager, deputy, mine] = await Promise.all([openAs('chenxinyi'), openAs('songlixin'), openAs('huanganqi')]);
  const name = '黄安琪-请假审批-年假 1 天 2027-05-06';

  const center = new WorkflowCenterPage(deputy);
  const stream = deputy.waitForResponse((response) => response.url().endsWith('/api/notifications/events'));
  await center.open('my-unfinished-workitem');

  await delegate(manager, '宋立新');
  const given = manager.getByRole('listitem').filter({ hasText: '委托给 宋立新' });
  await expect(given).toContainText('生效中');

  await stream;
  await askForLeave(mine, '家人来访');
  const log = new FormPage(mine, 'zh').log;
  await expect(log).toContainText('宋立新');
  await expect(log).toContainText('代 陈欣怡 处理');

  // The deputy's list has stood open all the while.
  await expect(center.item(name)).toContainText('代 陈欣怡');
  await center.item(name).click();
  const form = new FormPage(deputy, 'zh');
  await expect(deputy.getByRole('main')).toContainText('此待办由 陈欣怡 委托给您');
  await form.take('agree', '同意，代陈经理审批');
  await expect(form.log).toContainText('已完成');

  await mine.reload();
  await expect(log).toContainText('同意，代陈经理审批');
  await expect(log.getByRole('listitem').last()).toContainText('代 陈欣怡 处理');

  await manager.getByText('代我处理的').click();
  const handled = manager.getByRole('listitem').filter({ hasText: name });
  await expect(handled).toContainText('宋立新');
  await expect(handled).toContainText('同意');
  await manager.getByText('我的委托').click();
  await given.getByRole('button', { name: '立即结束' }).click();
  await manager.getByRole('tooltip').getByRole('button', { name: '立即结束' }).click();
  await expect(given).toContainText('提前结束于');
});
