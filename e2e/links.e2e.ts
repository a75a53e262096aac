import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { go } from './go.ts';
import { PortalPage } from './pages/PortalPage.ts';
import { Shell } from './pages/Shell.ts';
import { settle } from './settle.ts';
import { watchPage } from './watch-page.ts';

/** Headings of what stands in the place of a page that is not there, broken, closed or out of reach. */
const noPage = /不存在|没有访问权限|加载失败|出错|无法|暂时/;

/** The addresses that the links of a part of the page lead to. */
async function linksIn(part: Locator): Promise<string[]> {
  const links = await part.locator('a[href^="/"]').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

/** The addresses that open from the header: switcher, help and the user's panel. */
async function linksOfHeader(page: Page): Promise<string[]> {
  const shell = new Shell(page, 'zh');
  const found: string[] = [];
  for (const opener of [shell.switcher, shell.help, shell.user]) {
    await opener.click();
    const panel = page.getByRole('tooltip').filter({ visible: true });
    await expect(panel).not.toBeEmpty();
    found.push(...(await linksIn(panel)));
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
  return found;
}

/** Every address that the dashboard, the header and the aside of the workflow center offer. */
async function linksOfPortal(page: Page): Promise<readonly string[]> {
  await page.goto(PortalPage.path);
  await settle(page);
  const found = [...(await linksIn(page.getByRole('main'))), ...(await linksOfHeader(page))];
  await go(page, '/workflow-center');
  const { aside } = new Shell(page, 'zh');
  await expect(aside.getByRole('link', { name: '我的流程' })).toBeVisible();
  await settle(page);
  return [...new Set([...found, ...(await linksIn(aside))])];
}

async function expectAPage(page: Page): Promise<void> {
  await settle(page);
  for (const heading of await page.getByRole('heading', { level: 1 }).allInnerTexts())
    expect(heading, page.url()).not.toMatch(noPage);
}

async function follow(page: Page, path: string): Promise<void> {
  if (path.startsWith('/api/')) {
    expect((await page.request.get(path)).status(), path).toBe(200);
    return;
  }
  await go(page, path);
  await expectAPage(page);
}

/** Opens an application, every folder of its tree and every page in it; returns the names of the pages. */
async function followTree(page: Page, application: string): Promise<string[]> {
  await go(page, application);
  await expectAPage(page);
  const items = page.getByRole('tree').getByRole('treeitem');
  await expect(items.first()).toBeVisible();
  const closed = page.getByRole('tree').getByRole('treeitem', { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().click();
    await expect(closed).toHaveCount(left - 1);
    await expectAPage(page);
  }
  const names = await items.and(page.locator(':not([aria-expanded])')).allInnerTexts();
  for (const name of names) {
    const item = page.getByRole('treeitem', { name, exact: true }).and(page.locator(':not([aria-expanded])'));
    await item.click();
    await expect(item).toHaveAttribute('aria-selected', 'true');
    await expectAPage(page);
  }
  return names;
}

for (const [username, somewhere] of [
  ['admin', ['/remotes-health', '/api/openapi.json', '/application/projects']],
  ['liufang', ['/app-list/applications', '/workflow-center/start-workflow', '/application/sales']],
] as const) {
  test(`every link that the portal offers ${username} leads to a page that is there`, async ({ openAs }) => {
    const page = await openAs(username);
    const troubles = watchPage(page);
    const paths = await linksOfPortal(page);
    expect(paths).toEqual(expect.arrayContaining([...somewhere]));
    for (const path of paths) await follow(page, path);
    expect(await followTree(page, '/application/sales')).toEqual(expect.arrayContaining(['销售工作台', '销售订单']));
    expect(troubles).toEqual([]);
  });
}
