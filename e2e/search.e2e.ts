import { expect } from '@playwright/test';
import { test } from './demo-test.ts';

test('one box finds records of every model, people and lists; keys open what is found', async ({ openAs }) => {
  const page = await openAs('zhangwei');
  await page.goto('/application/sales/application-list/salesOrder');
  await expect(page.getByRole('button', { name: '全局搜索' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: '全局搜索' });
  const box = dialog.getByRole('searchbox');
  await expect(box).toBeFocused();
  await page.keyboard.type('SO2026');
  await expect(dialog.getByRole('heading', { name: '销售订单', exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /SO2026\d+/ })).toHaveCount(5);
  await expect(dialog.getByRole('link', { name: '在“销售订单”中查看全部' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const first = dialog.getByRole('link', { name: /SO2026/ }).first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/form\/detail\?objectId=/);
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('liufang');
  await dialog.getByRole('button', { name: /刘芳/ }).first().click();
  await expect(page.getByRole('dialog', { name: /刘芳/ })).toBeVisible();
});
