import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';

const tasks = '/application/projects/application-list/projectTask?queryCode=allTasks';

/** The cell of a row and a column, both as the grid counts them. */
const cellAt = (page: Page, row: number, column: number) =>
  page.locator(`[role="row"][aria-rowindex="${row}"] [role="gridcell"][aria-colindex="${column}"]`);
const name = 4;

test('an edit is undone and done again by keys and by buttons', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto(tasks);
  await expect(cellAt(page, 20, name)).toBeVisible();
  await settle(page);
  const before = await cellAt(page, 20, name).textContent();
  await cellAt(page, 20, name).click();
  await page.keyboard.type('Trial run of hall 5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '撤销' })).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(cellAt(page, 20, name)).toHaveText(before ?? '');
  await page.getByRole('button', { name: '重做' }).click();
  await expect(cellAt(page, 20, name)).toHaveText('Trial run of hall 5');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(cellAt(page, 20, name)).toHaveText(before ?? '');
  await page.reload();
  await expect(cellAt(page, 20, name)).toHaveText(before ?? '');
});

test('a list is coloured by a rule, keeps rows in sight, and tells the figures of a column', async ({ openAs }) => {
  const page = await openAs('songlixin');
  await page.goto('/application/projects/application-list/projectTask?queryCode=allTasks');
  await expect(cellAt(page, 3, name)).toBeVisible();
  await settle(page);
  await page.getByRole('button', { name: '更多工具' }).click();
  await page.getByRole('menuitem', { name: '条件填色' }).click();
  const dialog = page.getByRole('dialog', { name: '条件填色' });
  await dialog.getByRole('button', { name: '添加规则' }).click();
  const condition = dialog.getByRole('group', { name: '第 1 个条件' });
  await condition.getByRole('combobox', { name: '比较方式' }).click();
  await page.getByTitle('不为空', { exact: true }).click();
  await dialog.getByRole('radio', { name: '绿色' }).check();
  await dialog.getByRole('button', { name: '应用' }).click();
  await expect(page.locator('[role="row"][aria-rowindex="3"]')).toHaveAttribute('data-coloured', 'true');

  await page.getByRole('button', { name: '行高与冻结行' }).click();
  await page.getByRole('menuitem', { name: '冻结前 2 行' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('grid').hover();
  await page.mouse.wheel(0, 900);
  await expect(page.locator('[role="row"][aria-rowindex="30"]')).toBeVisible();
  await expect(cellAt(page, 2, name)).toBeInViewport();
  await expect(cellAt(page, 5, name)).not.toBeInViewport();
  await page.reload();
  await expect(page.locator('[role="row"][aria-rowindex="3"]')).toHaveAttribute('data-frozen', 'last');
  await expect(page.locator('[role="row"][aria-rowindex="3"]')).toHaveAttribute('data-coloured', 'true');

  const head = page.getByRole('columnheader', { name: '完成进度' });
  await head.hover();
  await head.getByTitle('列操作').click();
  await page.getByRole('menuitem', { name: '列统计…' }).click();
  await expect(page.getByRole('dialog', { name: '“完成进度”的统计' }).getByText('已填写')).toBeVisible();
});
