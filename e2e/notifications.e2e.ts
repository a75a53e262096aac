import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../demo/accounts.ts';
import { signIn } from '../tools/run/sign-in.ts';
import { test } from './demo-test.ts';
import { NotificationBell } from './pages/NotificationBell.ts';

/** Counts the requests of a tab for the unread messages. */
function countAsked(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/unread-count')) asked += 1;
  });
  return () => asked;
}

/** Returns how many tabs have the turn to ask, and how many wait for it. */
function turnsOf(page: Page) {
  return page.evaluate(async () => {
    const { held, pending } = await navigator.locks.query();
    return [held, pending].map((locks) => locks.filter(({ name }) => name === 'portico-notification-polling').length);
  });
}

test('of two tabs one asks every minute what is unread', async ({ openAs }) => {
  const first = await openAs('hr', { isOwnBrowser: true });
  const second = await first.context().newPage();
  const tabs = [first, second].map((page) => ({ page, asked: countAsked(page) }));
  for (const { page } of tabs) {
    await page.clock.install();
    await page.goto('/user');
    await expect(new NotificationBell(page, 'zh').bell).toBeVisible();
    // The first count comes with the start of the page, and then each tab waits for its turn to ask.
    await expect.poll(() => turnsOf(page)).toEqual(page === first ? [1, 0] : [1, 1]);
  }
  const before = tabs.map(({ asked }) => asked());
  const more = () => tabs.map(({ asked }, index) => asked() - (before[index] ?? 0));
  const pass = async (ms: number) => {
    for (const { page } of tabs) await page.clock.runFor(ms);
    return Math.max(...more());
  };
  for (const minute of [1, 2, 3]) {
    await pass(50_000);
    // The next minute begins when the page has its answer, which no event tells: time passes in small steps until it asks.
    await expect.poll(() => pass(1000)).toBeGreaterThanOrEqual(minute);
  }
  expect(Math.min(...more())).toBe(0);
});

/** People whom no other story is about. */
const reader = 'guoqian';
const other = 'gaoqiang';

/** Makes people owners of one record in turn, which each is told of. Returns what does so as often as asked. */
async function startTelling(baseURL: string) {
  const { access_token: token } = await signIn(baseURL, { username: 'admin', password: demoPassword });
  const call = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(`${baseURL}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { data: { id: string; content: { id: string }[] } };
  };
  const list = { schemaCode: 'customer', page: 0, size: 1 };
  const { data } = await call('/api/records/query', list);
  const objectIds = data.content.map(({ id }) => id);
  return async (times: number) => {
    for (let told = 0; told < times; told++) {
      for (const ownerId of [other, reader]) await call('/api/records/modify-owner', { ...list, objectIds, ownerId });
    }
  };
}

test('a notification shows at once, is scrolled through, opened in a window of its own, and read all at once', async ({
  openAs,
  baseURL,
}) => {
  const page = await openAs(reader);
  const tell = await startTelling(baseURL ?? '');
  const { bell, unread, panel } = new NotificationBell(page, 'zh');
  const main = page.getByRole('main');
  const stream = page.waitForResponse((response) => response.url().endsWith('/api/notifications/events'));
  await page.goto('/user');
  await expect(bell).toBeVisible();
  await expect(unread).toBeHidden();
  await stream;
  // The next question is most of a minute away: what shows before it was heard.
  await tell(1);
  await expect(unread).toBeVisible();

  await tell(24);
  await bell.click();
  await expect(panel.getByRole('link')).toHaveCount(10);
  await panel.getByRole('button', { name: '查看更多' }).click();
  await expect(page).toHaveURL(/\/message-notification\?type=STATION&return=%2Fuser/);
  await expect(main.getByRole('heading', { name: '今天' })).toBeVisible();
  await expect(main.getByRole('link')).toHaveCount(20);
  await main.getByRole('link').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4_000);
  await expect(main.getByRole('link')).toHaveCount(25);
  await expect(main.getByText('已加载全部消息')).toBeVisible();

  const [form] = await Promise.all([page.context().waitForEvent('page'), main.getByRole('link').first().click()]);
  await expect(form).toHaveURL(/\/form\/detail\?isFromTips=true&objectId=/);
  await form.close();
  await expect(main.getByText('未读（24）')).toBeVisible();
  await main.getByRole('button', { name: '全部已读' }).click();
  await expect(main.getByText('没有未读消息')).toBeVisible();
  await expect(unread).toBeHidden();
  await main.getByText('已读', { exact: true }).click();
  await expect(main.getByRole('link').first()).toBeVisible();

  await tell(1);
  await expect(unread).toBeVisible();
  await bell.click();
  await panel.getByRole('button', { name: '全部已读' }).click();
  await expect(panel.getByText('暂无新消息')).toBeVisible();
  await expect(unread).toBeHidden();
});
