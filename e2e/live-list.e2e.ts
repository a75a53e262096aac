import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';
import { settle } from './settle.ts';

/** Saves a record of a model as the person of a page. */
const saveIn = (page: Page, schemaCode: string, input: object) =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` };
      const answer = await fetch('/api/records/save', { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { readonly data: { readonly id: string; readonly version: number } }).data;
    },
    JSON.stringify({ schemaCode, ...input }),
  );
const save = (page: Page, input: object) => saveIn(page, 'salesOrder', input);
const saveTask = (page: Page, input: object) => saveIn(page, 'projectTask', input);

const taskOf = (name: string, at: number) => ({
  taskNo: `${name}-${at}`,
  taskName: `${name} ${at}`,
  project: { id: 'project-0001', name: '' },
  taskStatus: 'todo',
});
const tasks = '/application/projects/application-list/projectTask?queryCode=';

test('two people in one list see each other, and what one changes the other sees without a reload', async ({
  openAs,
}) => {
  const customer = `同看客户${Date.now()}`;
  const address = `${DataListPage.orders}?queryCode=allOrders&f.customerName=${encodeURIComponent(customer)}`;
  const colleague = await openAs('liufang');
  await colleague.goto(address);
  const data = { customerName: `${customer}甲`, orderDate: '2026-03-04T00:00:00.000Z', orderStatus: 'pending' };
  const order = await save(colleague, { data });

  const page = await openAs('admin');
  const { records } = new DataListPage(page, 'zh');
  await page.goto(address);
  await expect(records).toHaveCount(1);
  await page.getByRole('checkbox', { name: '选择第 1 行' }).click();
  await expect(page.getByRole('button', { name: /^也在查看此列表：.*刘芳/ })).toBeVisible();
  await expect(colleague.getByRole('button', { name: /^也在查看此列表：/ })).toBeVisible();

  await save(colleague, { id: order.id, version: order.version, data: { customerName: `${customer}乙` } });
  await expect(page.getByRole('gridcell', { name: `${customer}乙` })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('checkbox', { name: '选择第 1 行' })).toBeChecked();

  await save(colleague, { data: { ...data, customerName: `${customer}丙` } });
  await expect(page.getByText('1 处新变化').last()).toBeVisible({ timeout: 15_000 });
  await expect(records).toHaveCount(1);
  await page.getByRole('button', { name: /^显\s?示$/ }).click();
  await expect(records).toHaveCount(2);

  await colleague.goto('/user');
  await expect(page.getByRole('button', { name: /^也在查看此列表：.*刘芳/ })).toHaveCount(0, { timeout: 25_000 });
});

test('a board and a tree show what a colleague changes, and keep the focus and what is in sight', async ({
  openAs,
}) => {
  const [page, colleague] = [await openAs('admin'), await openAs('liufang')];
  const name = `同看任务${Date.now()}`;
  const dates = { startDate: '2027-01-01T00:00:00.000Z', endDate: '2027-01-02T00:00:00.000Z' };
  await page.goto('/user');
  const saved = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      saveTask(page, { data: { ...taskOf(name, at), ...dates, sortOrder: String(9_000 + at) } }),
    ),
  );
  const [task = { id: '', version: 0 }] = saved;
  const open = (view: string) => Promise.all([page, colleague].map((each) => each.goto(`${tasks}${view}&q=${name}`)));
  const isFollowed = () => expect(page.getByRole('button', { name: /^也在查看此列表：.*刘芳/ })).toBeVisible();

  await open('board');
  const card = (column: string) =>
    page.getByRole('list', { name: new RegExp(`^${column}，`) }).locator(`[data-item="${task.id}"]`);
  await card('未开始').getByRole('link').focus();
  await isFollowed();
  await saveTask(colleague, { id: task.id, version: task.version, data: { taskStatus: 'doing' } });
  await expect(card('进行中').getByRole('link')).toBeFocused({ timeout: 15_000 });
  await expect(card('未开始')).toHaveCount(0);

  await open('tree');
  const row = page.locator(`[data-row="${saved[12]?.id}"]`);
  await expect(row).toHaveAttribute('aria-posinset', '13');
  await isFollowed();
  await page.getByRole('treegrid').evaluate((element: { scrollTop: number }) => {
    element.scrollTop = 180;
  });
  await settle(page);
  const before = await row.boundingBox();
  await saveTask(colleague, { data: { ...taskOf(name, 24), ...dates, sortOrder: '8999' } });
  await expect(row).toHaveAttribute('aria-posinset', '14', { timeout: 15_000 });
  expect(await row.boundingBox()).toEqual(before);
});
