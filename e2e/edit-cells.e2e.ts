import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';

const tasks = '/application/projects/application-list/projectTask?queryCode=allTasks';

/** The cell of a row and a column, both as the grid counts them. */
const cellAt = (page: Page, row: number, column: number) =>
  page.locator(`[role="row"][aria-rowindex="${row}"] [role="gridcell"][aria-colindex="${column}"]`);

const [name, start, end, progress, status] = [4, 7, 8, 9, 10];

test('cells are filled in by keys alone: texts, numbers, dates and options, and a refusal stays in its cell', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto(tasks);
  await expect(cellAt(page, 12, name)).toBeVisible();
  await settle(page);
  const row = 12;
  await cellAt(page, row, name).click();
  await page.keyboard.type('Wiring of hall 3');
  await page.keyboard.press('Enter');
  await expect(cellAt(page, row, name)).toHaveText('Wiring of hall 3');
  await page.keyboard.press('ArrowUp');
  for (let at: number = name; at < progress; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('35');
  await page.keyboard.press('Tab');
  await expect(cellAt(page, row, progress)).toHaveText('35%');
  const stateBefore = await cellAt(page, row, status).textContent();
  await page.keyboard.press('F2');
  await expect(page.getByRole('grid').getByRole('combobox', { name: '任务状态' })).toBeFocused();
  await page.keyboard.type(stateBefore === '未开始' ? '进行' : '未开');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: '项目任务' })).toBeFocused();
  await expect(cellAt(page, row, status)).toHaveText(stateBefore === '未开始' ? '进行中' : '未开始');

  await cellAt(page, row, start).click();
  await page.keyboard.type('2031-01-05');
  await expect(page.getByRole('textbox', { name: '计划开始' })).toHaveValue('2031-01-05');
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('alert').filter({ hasText: '计划开始' });
  await expect(refusal).toContainText('不能早于');
  await expect(cellAt(page, row, start)).toHaveText('2031-01-05');
  await expect(cellAt(page, row, start)).toHaveAttribute('aria-invalid', 'true');
  await refusal.getByRole('button', { name: '放弃修改' }).click();
  await expect(cellAt(page, row, start)).not.toHaveText('2031-01-05');

  await page.reload();
  await expect(cellAt(page, row, name)).toHaveText('Wiring of hall 3');
  await expect(cellAt(page, row, progress)).toHaveText('35%');
});

test('what is typed before the code of the editors is there is kept, with the key that ends the edit, and can be undone', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto(tasks);
  await expect(cellAt(page, 15, name)).toBeVisible();
  await settle(page);
  const before = (await cellAt(page, 15, name).textContent()) ?? '';
  const code = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/mf-datalist\/[^/]+\/\w+\.\w+\.js$/);
  await page.route(/\/mf-datalist\/.*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await cellAt(page, 15, name).click();
  await page.keyboard.type('Roof');
  await page.keyboard.press('Enter');
  await asked;
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
  code.resolve();
  await expect(cellAt(page, 15, name)).toHaveText('Roof');
  await expect(page.getByRole('grid', { name: '项目任务' })).toBeFocused();
  await page.unrouteAll();
  // Its keys are there with it.
  await expect(page.getByRole('button', { name: '撤销', exact: true })).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(cellAt(page, 15, name)).toHaveText(before);
});

test('a double press edits a cell, a press elsewhere saves it, and a colleague sees it', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto(tasks);
  await expect(cellAt(page, 13, end)).toBeVisible();
  await settle(page);
  await cellAt(page, 13, end).dblclick();
  const box = page.getByRole('textbox', { name: '计划完成' });
  await expect(box).toBeFocused();
  await box.fill('2031-02-03');
  await cellAt(page, 14, name).click();
  await expect(cellAt(page, 13, end)).toHaveText('2031-02-03');
  await expect(page).toHaveURL(/application-list/);
  const colleague = await openAs('emma', { locale: 'en' });
  await colleague.goto(tasks);
  await expect(cellAt(colleague, 13, end)).toHaveText('2031-02-03');
});

test('a block of cells is selected by keys and by drawing, copied as a table, and its numbers are counted', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto(tasks);
  await expect(cellAt(page, 6, start)).toBeVisible();
  await settle(page);
  await cellAt(page, 3, start).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const figures = page.getByRole('status').filter({ hasText: '个单元格' });
  await expect(figures).toHaveText('已选 4 个单元格');
  const text = await page.evaluate<string>(`{
    const clipboardData = new DataTransfer();
    document.body.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    clipboardData.getData('text/plain');
  }`);
  const shown = [3, 4].map((row) => [cellAt(page, row, start), cellAt(page, row, end)]);
  const texts = await Promise.all(shown.map((cells) => Promise.all(cells.map((cell) => cell.textContent()))));
  expect(text).toBe(texts.map((cells) => cells.join('\t')).join('\r\n'));

  await cellAt(page, 3, progress).hover();
  await page.mouse.down();
  await cellAt(page, 6, progress).hover();
  await page.mouse.up();
  await expect(figures).toContainText('已选 4 个单元格');
  await expect(figures).toContainText('平均');
  await page.keyboard.press('Escape');
  await expect(figures).toHaveCount(0);
});
