import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import { Shell } from './pages/Shell.ts';
import { watchPage } from './watch-page.ts';

test('a form that is kept as a draft is found among the drafts, goes on from there and can be thrown away', async ({
  openAs,
}) => {
  const page = await openAs('hr');
  const troubles = watchPage(page);
  const shell = new Shell(page, 'zh');
  await page.goto('/form/detail?schemaCode=expenseClaim');
  await page.getByRole('button', { name: '存为草稿' }).click();
  await expect(page).toHaveURL(/objectId=/);
  const objectId = new URL(page.url()).searchParams.get('objectId') ?? '';
  await shell.user.click();
  await page.getByRole('link', { name: '我的草稿' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的草稿' })).toBeVisible();
  const link = page.locator(`a[href*="${objectId}"]`);
  await link.click();
  await expect(page.getByRole('button', { name: '存为草稿' })).toBeVisible();
  await shell.back.click();
  await expect(page).toHaveURL(/\/my-draft$/);
  const row = page.getByRole('listitem').filter({ has: link });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: '删除所选草稿' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^删除/ }).click();
  await expect(link).toHaveCount(0);
  expect(troubles).toEqual([]);
});
