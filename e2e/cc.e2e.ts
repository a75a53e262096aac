import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import { FormPage } from './pages/FormPage.ts';
import { WorkflowCenterPage } from './pages/WorkflowCenterPage.ts';
import { settle } from './settle.ts';

/** A request that has ended; nobody of this story is in another one. */
const name = '供应商框架协议';

test('a workflow that has ended is sent to a role as a cc, read by opening it, and no longer unread', async ({
  openAs,
}) => {
  const [mine, theirs] = [await openAs('hananqi'), await openAs('yuanliang')];
  const unread = theirs.getByRole('link', { name: /^待阅/ });

  await mine.goto('/workflow-center/my-workflow');
  await mine.getByRole('main').getByRole('link').filter({ hasText: name }).first().click();
  await new FormPage(mine, 'zh').fromMenu('传阅');
  const dialog = mine.getByRole('dialog', { name: '传阅流程' });
  const buyers = mine.locator('.ant-select-dropdown:visible').getByText(/^采购员/);
  await settle(mine);
  // What opens before the dialog has taken the focus is closed by that, and opened again.
  await expect(async () => {
    if (!(await buyers.isVisible())) await dialog.getByRole('combobox', { name: '角色' }).click();
    await buyers.click({ timeout: 2_000 });
  }).toPass();
  await dialog.getByLabel('传阅意见').fill('请按新协议下单');
  await dialog.getByRole('button', { name: '传阅', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(new FormPage(mine, 'zh').log).toContainText('请按新协议下单');

  await theirs.goto('/workflow-center/my-unread-workitem');
  const list = new WorkflowCenterPage(theirs);
  await expect(list.item(name)).toContainText('韩安琪：请按新协议下单');
  await expect(unread).toContainText('1');
  await list.item(name).click();
  await expect(theirs.getByRole('main')).toContainText('韩安琪 传阅给您阅读');
  await expect(new FormPage(theirs, 'zh').edit).toBeHidden();
  await expect(theirs.getByRole('main').getByText('已阅').first()).toBeVisible();

  await theirs.goto('/workflow-center/my-unread-workitem');
  await expect(theirs.getByRole('main')).toContainText('没有待阅');
  await theirs.getByRole('main').getByText('已阅', { exact: true }).click();
  await expect(list.item(name)).toBeVisible();
  await expect(unread).not.toContainText('1');
});
