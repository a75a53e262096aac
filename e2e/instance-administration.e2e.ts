import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { FormPage } from './pages/FormPage.ts';

async function askForLeave(originator: Page, day: string): Promise<string> {
  const form = new FormPage(originator, 'zh');
  await originator.goto('/form/detail?startWorkflowCode=leaveApproval');
  await form.choose('请假类型', '年假');
  await form.field('请假天数').fill('1');
  await form.typeDay('开始日期', day);
  await form.typeDay('结束日期', day);
  await form.field('请假事由').fill('家人来访');
  await form.submit.click();
  await expect(form.log).toContainText('进行中');
  return new URL(originator.url()).pathname + new URL(originator.url()).search;
}

/** Opens what is to do within the application that is shown alone: a page of it, from which one comes back to the list. */
async function openInApplication(page: Page, name: string): Promise<void> {
  await page.goto('/singleApp/leave');
  const pages = page.getByRole('navigation', { name: '应用导航' });
  await pages.getByRole('link', { name: /^待办/ }).click();
  await expect(page).toHaveTitle('Portico - 待办 - 请假管理');
  await expect(pages.getByRole('link', { name: /^待办\s?\d/ })).toBeVisible();
  const item = page.frameLocator('iframe[title="待办"]').getByRole('link').filter({ hasText: name }).first();
  await item.click();
  await expect(page).toHaveURL((url) => url.pathname === '/form/detail');
  await expect(pages).toBeVisible();
  await expect(page.locator('header').first()).toContainText('请假管理');
  await page.getByRole('link', { name: '返回', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/app-todo');
  await item.click();
}

async function confirm(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: action });
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Signs by keys, with what stands in the dialog already: the name. */
async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(edit )?签名$/ }).click();
  const dialog = page.getByRole('dialog', { name: '签名' });
  await dialog.getByText('输入姓名').click();
  await dialog.getByRole('button', { name: '使用此签名' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('a reminded manager agrees with a phrase, a file and a signature, knowing that it ends there', async ({
  openAs,
}) => {
  const [mine, manager] = await Promise.all([openAs('pantingting'), openAs('liangjuan')]);

  const address = await askForLeave(mine, '2027-06-07');
  await new FormPage(mine, 'zh').fromMenu('催办');
  await confirm(mine, '催办');
  await openInApplication(manager, '潘婷婷-请假审批-年假 1 天 2027-06-07');
  await expect(manager.getByRole('main')).toContainText('催办了 梁娟');
  await manager.getByRole('main').getByRole('button', { name: '同意', exact: true }).click();
  const dialog = manager.getByRole('dialog', { name: '同意', exact: true });
  await expect(dialog).toContainText('流程结束，状态为“已完成”');
  await dialog.getByRole('button', { name: '常用语' }).click();
  await manager.getByRole('menuitem', { name: '材料齐全，同意办理' }).click();
  await expect(dialog.getByLabel('意见', { exact: true })).toHaveValue('材料齐全，同意办理');
  const file = { name: '排班表.txt', mimeType: 'text/plain', buffer: Buffer.from('6 月 7 日有人顶班') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText('排班表.txt')).toBeVisible();
  await sign(manager);
  await expect(dialog.getByRole('img', { name: '您的签名' })).toBeVisible();
  await dialog.getByRole('button', { name: '同意', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });

  await mine.goto(address);
  const { log } = new FormPage(mine, 'zh');
  await expect(log).toContainText('材料齐全，同意办理');
  await expect(log).toContainText('排班表.txt');
  await expect(log.getByRole('img', { name: '梁娟 的签名' })).toBeVisible();
});
