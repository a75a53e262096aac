import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';

test('an administrator views a list as somebody else, can do nothing there, and goes back to their own', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto('/application/projects/application-list/projectTask?queryCode=allTasks');
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows.first()).toBeVisible();
  await settle(page);
  await page.getByRole('button', { name: '更多工具' }).click();
  await page.getByRole('menuitem', { name: '以他人身份查看…' }).click();
  const dialog = page.getByRole('dialog', { name: '以他人身份查看列表' });
  await dialog.getByRole('combobox').fill('songlixin');
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await dialog.getByRole('button', { name: /查\s?看/ }).click();
  await expect(page.getByText(/^正在以“.+”的身份查看此列表$/)).toBeVisible();
  await expect(rows.first()).toBeVisible();
  await expect(page).toHaveURL(/viewAs=/);
  await expect(page.getByRole('button', { name: '更多工具' })).toHaveCount(0);
  await page.getByRole('button', { name: '停止查看' }).click();
  await expect(page).not.toHaveURL(/viewAs=/);
  await expect(page.getByRole('button', { name: '更多工具' })).toBeVisible();
});
