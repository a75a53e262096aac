import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';

const tasks = '/application/projects/application-list/projectTask';

test('a list is grouped by two fields, keys open a group, and its link shows the same to somebody else', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  const option = (name: string) => page.locator('.ant-select-item-option').filter({ hasText: name, visible: true });
  await page.goto(tasks);
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await settle(page);
  await page.getByRole('button', { name: '分组', exact: true }).click();
  await page.getByLabel('分组依据').click();
  await option('任务状态').click();
  await page.getByLabel('再按').click();
  await option('负责人').click();
  await expect(page).toHaveURL(/groupBy=taskStatus%2Cassignee/);
  const rows = page.getByRole('treegrid').getByRole('row');
  const first = rows.nth(1);
  await expect(first).toHaveAttribute('aria-level', '1');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('treegrid').focus();
  // From the box of the row to its head, which it opens.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(2)).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(3)).toHaveAttribute('aria-level', '3');
  await expect(rows.nth(3).getByRole('link').first()).toBeVisible();
  const reader = await openAs('emma', { locale: 'en' });
  await reader.goto(page.url().slice(new URL(page.url()).origin.length));
  await expect(reader.getByRole('treegrid').getByRole('row').nth(1)).toHaveAttribute('aria-level', '1');
  await expect(reader.getByRole('button', { name: 'Group (2)' })).toBeVisible();
});
