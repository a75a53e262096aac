import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';
import { Shell } from './pages/Shell.ts';
import { listenTo } from './live-region.ts';

const menuOfSales = '**/api/app/applications/sales/menu*';

const place = { parentId: null, appCode: 'sales', type: 'Page', sortKey: 99, queryCode: null, modelType: null };
const look = { name_i18n: null, icon: null, mobileUrl: null, pcAble: true, mobileAble: true, published: true };

/** An entry of the sales menu of a kind that the demo does not have. */
const entry = (code: string, name: string, pcUrl: string | null, openMode: string | null) => ({
  ...place,
  ...look,
  id: code,
  code,
  name,
  pcUrl,
  openMode,
});

const added = [
  entry('inside', '应用内页面', '/user', 'RECENT_PAGE_MODE'),
  entry('apart', '新窗口页面', '/workflow-center/start-workflow', 'NEW_PAGE_MODE'),
  entry('plain', '普通页面', '/workflow-center/my-workflow', null),
  entry('unset', '未设地址', null, null),
];

async function drag(page: Page, from: number, to: number): Promise<void> {
  await page.mouse.move(from, 400);
  await page.mouse.down();
  await page.mouse.move(to, 400, { steps: 4 });
  await page.mouse.up();
}

const expectWidth = (edge: Locator, width: number) => expect(edge).toHaveAttribute('aria-valuenow', String(width));

test('the navigation is sized by keys and the pointer within its bounds, is so after a reload, and counts the to-dos', async ({
  openAs,
}) => {
  const page = await openAs('liufang');
  const { aside } = new Shell(page, 'zh');
  const edge = aside.getByRole('separator', { name: '调整导航宽度' });
  const counted = page.waitForResponse('**/api/workflow/work-items/count');
  await page.goto('/workflow-center/my-unfinished-workitem');
  const { data } = (await (await counted).json()) as { data: { workItemCount: number } };
  const badge = data.workItemCount > 99 ? '99+' : String(data.workItemCount);
  await expect(aside.getByRole('link', { name: new RegExp(`^待办\\s*${badge.replace('+', '\\+')}$`) })).toBeVisible();
  await expect(aside.getByRole('link', { name: '参与者任务查询' })).toHaveCount(0);

  await expectWidth(edge, 200);
  await edge.focus();
  await page.keyboard.press('End');
  await expectWidth(edge, 480);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expectWidth(edge, 216);
  await drag(page, 216 + 6, 300);
  await expectWidth(edge, 300);
  await drag(page, 300 - 12, 400);
  await expectWidth(edge, 300);
  await drag(page, 300, 1_200);
  await expectWidth(edge, 480);
  await page.reload();
  await expectWidth(edge, 480);
  await edge.dblclick();
  await expectWidth(edge, 200);
  await aside.getByRole('button', { name: '收起导航' }).click();
  await page.reload();
  await aside.getByRole('button', { name: '展开导航' }).hover();
  expect((await aside.boundingBox())?.width).toBe(64);
});

test('the tree of an application is searched in both languages and opens each entry as its mode asks', async ({
  openAs,
}) => {
  const page = await openAs('liufang');
  const { aside } = new Shell(page, 'zh');
  const item = (name: string | RegExp) => aside.getByRole('treeitem', { name });
  await page.route(menuOfSales, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object[] };
    await route.fulfill({ response: answer, json: { ...rest, data: [...data, ...added] } });
  });
  await page.goto(DataListPage.orders);
  await expect(item('销售订单')).toHaveAttribute('aria-selected', 'true');
  await expectWidth(aside.getByRole('separator'), 250);

  const search = aside.getByRole('searchbox', { name: '搜索目录' });
  await search.fill('custom');
  await expect(item(/^客户档案/)).toBeVisible();
  await expect(aside.locator('mark').first()).toHaveText('Custom');
  await expect(item('销售订单')).toHaveCount(0);
  await search.press('Enter');
  await expect(page).toHaveURL(/application-list\/customer$/);
  await search.fill('没有这一页');
  await expect(aside.getByText('没有搜索结果')).toBeVisible();
  await search.fill('');

  const liveRegion = await listenTo(page);
  await item('未设地址').click();
  await liveRegion.has('未设置页面地址，请联系管理员');
  const opened = page.waitForEvent('popup');
  await item('新窗口页面').click();
  await expect(await opened).toHaveURL(/\/workflow-center\/start-workflow$/);
  await item('应用内页面').click();
  await expect(page).toHaveURL(/\/application\/sales\/application-define\/inside$/);
  await expect(item('应用内页面')).toHaveAttribute('aria-selected', 'true');
  await item('应用内页面').press('ArrowDown');
  await expect(item('新窗口页面')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('普通页面')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/workflow-center\/my-workflow/);
});

test('an application is marked by its star with keys, and is a favourite on the next visit and in the switcher', async ({
  openAs,
}) => {
  const page = await openAs('hr');
  const { switcher } = new Shell(page, 'zh');
  const star = (place: Locator | Page, name: string) => place.getByRole('button', { name: `收藏 ${name}` });
  const favourites = page.getByRole('region', { name: '收藏的应用' });
  await page.goto('/app-list/applications');
  // Below the letter of its picture.
  const text = await page.getByRole('main').getByRole('link').last().innerText();
  const name = text.split('\n').at(-1) ?? '';
  const answered = page.waitForResponse('**/api/portal/favourites');
  await star(page, name).last().focus();
  await page.keyboard.press('Enter');
  await answered;
  await expect(favourites.getByRole('link', { name })).toBeVisible();
  await page.reload();
  await expect(favourites.getByRole('link', { name })).toBeVisible();
  await switcher.click();
  await star(page.getByRole('dialog'), name).click();
  await expect(favourites).toHaveCount(0);
});
