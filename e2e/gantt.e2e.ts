import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';

const gantt = '/application/projects/application-list/projectTask?queryCode=gantt&zoom=day';

const row = (page: Page, at: number) => page.getByRole('treegrid').getByRole('row').nth(at);
const bar = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}[，,]`) });

/** The dates of a row, as its cells say them. */
async function datesOf(line: Locator): Promise<readonly string[]> {
  return (await line.innerText()).match(/\d{4}-\d{2}-\d{2}/g) ?? [];
}

function later(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

test('a bar is moved by keys and stretched by its end, and nothing ends before it begins', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto(gantt);
  const line = row(page, 1);
  await expect(line.getByRole('link').first()).toBeVisible();
  await settle(page);
  const [start = '', end = ''] = await datesOf(line);
  const title = (await line.getByRole('link').first().textContent()) ?? '';
  const own = bar(page, title).first();
  await own.focus();
  await page.keyboard.press('ArrowRight');
  await expect(line).toContainText(later(start, 1));
  await expect(page.getByText('已保存')).toBeVisible();

  const edge = page.locator('[data-bar="0"] [data-part="end"]');
  await own.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(line).toContainText(end);
  await settle(page);
  await edge.scrollIntoViewIfNeeded();
  const box = await edge.boundingBox();
  if (box === null) throw new Error('It is not in sight');
  await page.mouse.move(box.x + 4, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 4 + 36 * 2, box.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect(line).toContainText(later(end, 2));
  await settle(page);
  await page.reload();
  await expect(line).toContainText(later(end, 2));
  await expect(line).toContainText(later(start, 1));
});
