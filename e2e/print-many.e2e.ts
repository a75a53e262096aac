import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';
import { PrintPage } from './pages/PrintPage.ts';

const claims = '/application/expenses/application-list/expenseClaim?size=50';
const count = 30;

/** Newest entries in the traces of records, as the server tells them. */
async function newestActions(page: Page, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const actions = ids.map(async (id) => {
    const reply = await page.request.get(`/api/records/expenseClaim/${id}/trace?page=0&size=10`, { headers });
    const { data } = (await reply.json()) as { data: { content: readonly { action: string }[] } };
    return data.content[0]?.action ?? 'none';
  });
  return new Set(await Promise.all(actions));
}

/** Opens the preview by the action of the list: at once, or by the first template where another story has drawn one more. */
async function openPreview(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: '打印', exact: true }).click();
  const choice = page.getByRole('dialog', { name: '选择打印模板' }).getByRole('button', { name: /^预\s?览$/ });
  const choosing = choice.click().then(
    () => opening,
    () => opening,
  );
  return Promise.race([opening, choosing]);
}

test('a clerk prints thirty claims: pages are numbered for each of them, and each has it in its trace', async ({
  openAs,
}) => {
  const page = await openAs('finance', { isOwnBrowser: true });
  await PrintPage.countPrints(page);
  await page.goto(claims);
  await expect(new DataListPage(page, 'zh').records.first()).toBeVisible();
  for (let row = 1; row <= count; row++) await page.getByRole('checkbox', { name: `选择第 ${row} 行` }).click();
  const preview = await openPreview(page);
  const paper = new PrintPage(preview, 'zh');
  await expect(preview.getByRole('status').filter({ hasText: /^30 条数据 · \d+ 页/ })).toBeVisible();
  await expect(preview.getByRole('region', { name: /^第 1 页，共 \d+ 页$/ })).toHaveCount(count);
  await expect(paper.print).toBeEnabled();
  await paper.print.click();
  await expect.poll(() => paper.prints()).toBe(1);
  const ids = (new URL(preview.url()).searchParams.get('objectIds') ?? '').split(',');
  expect(ids).toHaveLength(count);
  expect(await newestActions(preview, ids)).toEqual(new Set(['print']));
});
