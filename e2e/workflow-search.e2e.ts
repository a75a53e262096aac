import { expect } from '@playwright/test';
import { test } from './demo-test.ts';

test('an administrator finds what has ended, looks into it, comes back to the same search, and sees who has what to do', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto('/workflow-center/query-instance');
  const table = page.getByRole('table', { name: '流程实例查询' });
  await expect(table).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索流程标题' }).fill('请假');
  await expect(page).toHaveURL(/keyword=/);
  await page.goto(`${page.url()}&f.status=3%3B&sort=lastFinished`);
  const rows = table.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows.first()).toContainText('已完成');
  await expect(rows.filter({ hasText: '进行中' })).toHaveCount(0);

  // The other link of a row leads to its track.
  const first = rows.first().getByRole('link').first();
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { name: '流程日志' })).toBeVisible();
  await page.goBack();
  await expect(first).toHaveText(title);
  await expect(page).toHaveURL(/f\.status=3.*sort=lastFinished/);

  await page.getByRole('link', { name: '参与者任务查询' }).click();
  const ranking = page.getByRole('listitem').getByRole('button', { name: /条待办/ });
  await ranking.first().click();
  await expect(page).toHaveURL(/participant=/);
  await expect(page.getByRole('heading', { name: '待办分布' })).toBeVisible();
  await expect(page.getByRole('table', { name: '参与者任务查询' }).getByRole('link').first()).toBeVisible();
});
