import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';

const tree = '/application/projects/application-list/projectTask?queryCode=tree';

const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Drags a row by its handle to the upper part of another one. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  const [handle, target] = await Promise.all([from.locator('[data-drag]').boundingBox(), to.boundingBox()]);
  if (handle === null || target === null) throw new Error('It is not in sight');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  // The navigation's edge says it, too, whether it is dragged or not.
  await expect(page.locator('main [data-dragging]')).toHaveCount(1);
  await page.mouse.move(target.x + 200, target.y + 6, { steps: 6 });
  await page.mouse.up();
}

test('a task dragged before another one of its phase stays there, one dragged out of its phase goes back', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto(tree);
  const phase = row(page, '需求与方案').first();
  await expect(phase).toHaveAttribute('aria-level', '1');
  await phase.getByRole('button', { name: /^展开/ }).click();
  const [survey, outline] = [row(page, '现场调研'), row(page, '总体方案')];
  await expect(outline).toHaveAttribute('aria-level', '2');
  await expect(survey).toHaveAttribute('aria-posinset', '1');
  await settle(page);

  await drag(page, outline, survey);
  await expect(page.getByText('顺序已保存')).toBeVisible();
  await expect(outline).toHaveAttribute('aria-posinset', '1');
  await drag(page, outline, row(page, '设计').first());
  await expect(page.getByText('只允许同级拖拽')).toBeVisible();

  await page.reload();
  await expect(outline).toHaveAttribute('aria-posinset', '1');
  await expect(survey).toHaveAttribute('aria-posinset', '2');
});

test('keys open and close phases, and lead to what can be done with one', async ({ openAs }) => {
  const page = await openAs('emma', { locale: 'en' });
  await page.goto(tree);
  const phases = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Expand/ }) });
  await expect(phases.first()).toBeVisible();
  await settle(page);
  const grid = page.getByRole('treegrid');
  await grid.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.locator('[role="row"][aria-level="2"]').first()).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.locator('[role="row"][aria-level="2"]')).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.press('F2');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Move “/ });
  await expect(dialog.getByRole('combobox', { name: 'New parent' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
