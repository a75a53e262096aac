import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';

const tasks = '/application/projects/application-list/projectTask?queryCode=allTasks';

/** The cell of a row and a column, both as the grid counts them. */
const cellAt = (page: Page, row: number, column: number) =>
  page.locator(`[role="row"][aria-rowindex="${row}"] [role="gridcell"][aria-colindex="${column}"]`);

const [name, end, progress] = [4, 8, 9];

/** Puts a text on the clipboard, as another program would. */
const copyText = (page: Page, text: string) => page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);

async function openTasks(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(tasks);
  await expect(cellAt(page, 9, name)).toBeVisible();
  await settle(page);
}

test('a block is pasted by keys alone, what is refused is named, and the rest is written and undone', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await openTasks(page);
  const before = await cellAt(page, 8, progress).textContent();
  const dayBefore = await cellAt(page, 8, end).textContent();
  await copyText(page, '2032-03-04\t41%\r\nsome day\t42%');
  await cellAt(page, 8, end).click();
  await page.keyboard.press('Control+V');
  const check = page.getByRole('dialog', { name: '粘贴到单元格' });
  await expect(check.getByText('2 行 × 2 列')).toBeVisible();
  await expect(check.getByRole('region', { name: '不能写入的单元格' })).toContainText('some day');
  await expect(check.getByRole('button', { name: '写入 3 / 4 个单元格' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(check).toHaveCount(0);
  await expect(cellAt(page, 8, end)).toHaveText('2032-03-04');
  await expect(cellAt(page, 8, progress)).toHaveText('41%');
  await expect(cellAt(page, 9, progress)).toHaveText('42%');
  await expect(page.getByRole('grid', { name: '项目任务' })).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect(cellAt(page, 8, progress)).toHaveText(before ?? '');
  await expect(cellAt(page, 8, end)).toHaveText(dayBefore ?? '');
  await page.keyboard.press('Control+Y');
  await expect(cellAt(page, 8, progress)).toHaveText('41%');
  await page.reload();
  await expect(cellAt(page, 9, progress)).toHaveText('42%');
});

test('a value is filled down by the handle and by keys, and a block is emptied', async ({ openAs }) => {
  const page = await openAs('admin');
  await openTasks(page);
  await copyText(page, '73%');
  await cellAt(page, 5, progress).click();
  await page.keyboard.press('Control+V');
  await expect(cellAt(page, 5, progress)).toHaveText('73%');
  await cellAt(page, 5, progress).locator('[data-fill]').hover();
  await page.mouse.down();
  await cellAt(page, 7, progress).hover();
  await page.mouse.up();
  await expect(cellAt(page, 7, progress)).toHaveText('73%');
  await expect(cellAt(page, 6, progress)).toHaveText('73%');
  await page.keyboard.press('Delete');
  await expect(cellAt(page, 6, progress)).toHaveText('--');
  await page.keyboard.press('Control+Z');
  await expect(cellAt(page, 6, progress)).toHaveText('73%');
});
