import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';

// A week in which the demo has nothing.
const week = '/application/projects/application-list/projectTask?queryCode=calendar&by=week&at=2031-08-13';
const name = '校准传感器';

const bars = (page: Page) => page.locator('[data-item]').filter({ hasText: name, visible: true });
const day = (page: Page, date: string) => page.locator(`[role="cell"][data-date="${date}"]`);

/** Calls the API in the name of who is signed in there, and gives the data of its answer. */
async function call<TData>(page: Page, path: string, input: object): Promise<TData> {
  const reply = await page.evaluate(
    async ([address, body]) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
      };
      return (await fetch(address, { method: 'POST', headers, body })).json();
    },
    [path, JSON.stringify(input)] as const,
  );
  const { data, errmsg } = reply as { readonly data: TData | null; readonly errmsg: string };
  if (data === null) throw new Error(errmsg);
  return data;
}

/** Adds a task of Tuesday and Wednesday. */
async function addTask(page: Page): Promise<void> {
  const projects = { schemaCode: 'project', page: 0, size: 1, columns: ['name'] };
  const { content } = await call<{ content: { id: string }[] }>(page, '/api/records/query', projects);
  const project = { id: content[0]?.id, schemaCode: 'project', name: '' };
  const dates = { startDate: '2031-08-11T16:00:00.000Z', endDate: '2031-08-12T16:00:00.000Z' };
  const data = { taskNo: `T-${Date.now()}`, taskName: name, project, taskStatus: 'todo', ...dates };
  await call(page, '/api/records/save', { schemaCode: 'projectTask', data });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not in sight');
  return box;
}

/** Drags from a point to the middle of a day, on one height. */
async function drag(page: Page, from: { readonly x: number; readonly y: number }, to: Locator): Promise<void> {
  const target = await boxOf(to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y, { steps: 2 });
  await page.mouse.move(target.x + target.width / 2, from.y, { steps: 12 });
  await page.mouse.up();
}

test('an entry is moved and stretched by mouse and by keys, and days that are chosen begin a record', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto(week);
  await addTask(page);
  await page.reload();
  await expect(bars(page)).toBeVisible();
  await settle(page);

  const bar = await boxOf(bars(page));
  await drag(page, { x: bar.x + 60, y: bar.y + bar.height / 2 }, day(page, '2031-08-13'));
  await expect(page.getByText('已移至 2031-08-13')).toBeVisible();
  await expect(bars(page)).toHaveAttribute('title', /08-13 至 08-14/);
  await expect(page).toHaveURL(/queryCode=calendar/);

  const moved = await boxOf(bars(page));
  await bars(page).hover();
  await drag(page, { x: moved.x + moved.width - 1, y: moved.y + moved.height / 2 }, day(page, '2031-08-16'));
  await expect(page.getByText('已改为 2031-08-13 至 2031-08-16')).toBeVisible();

  const colleague = await openAs('emma', { locale: 'en' });
  await colleague.goto(week);
  await bars(colleague).getByRole('link').focus();
  await colleague.keyboard.press('Control+ArrowLeft');
  await expect(colleague.getByText('Moved to 2031-08-12')).toBeVisible();
  await expect(bars(colleague).getByRole('link')).toBeFocused();
  await colleague.keyboard.press('Control+Shift+ArrowLeft');
  await expect(colleague.getByText('Now from 2031-08-12 to 2031-08-14')).toBeVisible();

  const monday = await boxOf(day(page, '2031-08-11'));
  await drag(page, { x: monday.x + 40, y: monday.y + monday.height - 20 }, day(page, '2031-08-12'));
  await expect(page).toHaveURL(/form\/detail/);
  await expect(page.getByLabel('计划开始')).toHaveValue('2031-08-11');
  await expect(page.getByLabel('计划完成')).toHaveValue('2031-08-12');
});
