import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import { leave, startWorkflow } from './start-workflow.ts';
import { watchPage } from './watch-page.ts';

/** Days that no other leave of the demo has, so that the list is narrowed to these alone. */
const days = ['1.75', '1.75', '1.75', '1.75', '21.75'];

test('a manager finds similar requests, takes out the odd one, agrees to the rest in one go and sees them as done', async ({
  openAs,
}) => {
  const mine = await openAs('huangli');
  await mine.goto('/workflow-center/start-workflow');
  for (const length of days) await startWorkflow(mine, 'leaveApproval', leave(length, '陪家人'));
  const page = await openAs('pengyiming');
  const troubles = watchPage(page);
  await page.goto('/workflow-center/my-unfinished-workitem');
  await page.getByRole('searchbox').fill('1.75');
  await expect(page).toHaveURL(/keyword=1\.75/);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(5);
  await page.getByRole('button', { name: '对比审阅' }).click();
  await expect(page.getByText(/偏高：常见值 1\.75/)).toBeVisible();
  await page.getByRole('button', { name: '移出有标记的 1 项' }).click();
  await page.getByRole('button', { name: '同意 4 项' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('意见').fill('同意，注意交接');
  await dialog.getByRole('button', { name: '同意 4 项' }).click();
  await expect(dialog.getByText('4 项已同意')).toBeVisible();
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: '返回待办' }).click();
  await expect(items).toHaveCount(1);
  await page.goto('/workflow-center/my-finished-workitem?keyword=1.75');
  await expect(items).toHaveCount(4);
  await expect(items.first()).toContainText('同意');
  expect(troubles).toEqual([]);
});
