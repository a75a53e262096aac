// `npm run pictures`: takes the README's pictures anew of a running portal with the demo.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { demoPassword } from '../../demo/accounts.ts';
import { ensureChromium } from '../../tools/run/chromium.ts';
import { signIn, storedTokens } from '../../tools/run/sign-in.ts';
import { DataListPage } from '../pages/DataListPage.ts';
import { choose } from '../pages/fill-field.ts';
import { settle, watchRequests } from '../settle.ts';
import { windowSizes } from './variants.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Picture of the README. */
interface Scene {
  readonly file: string;
  readonly as: string;
  readonly route: string;
  readonly height: number;
  /** Routes that the person has opened before. */
  readonly opened: readonly string[];
  /** Does what somebody does on the page before the picture is taken. */
  act?(page: Page): Promise<void>;
}

const scenes: readonly Scene[] = [
  {
    file: 'dashboard.png',
    as: 'liufang',
    route: '/portal-page/defaultPortalDashboard',
    height: 740,
    opened: [
      '/application/sales/application-list/customer',
      '/application/leave/application-list/leaveRequest',
      DataListPage.orders,
    ],
  },
  {
    file: 'data-list.png',
    as: 'admin',
    route: `${DataListPage.orders}?sort=orderDate.desc,sequenceNo.desc`,
    height: windowSizes.desk.height,
    opened: [],
    act: async (page) => {
      await choose(page, '订单状态', '已发货');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '查询', exact: true }).click();
      await page.mouse.move(0, 0);
    },
  },
];

/** Opens a page in a context of its own, signed in, in Chinese and in the light appearance. */
async function pageOf(browser: Browser, at: string, { as: username, height }: Scene): Promise<Page> {
  const items = { ...storedTokens(await signIn(at, { username, password: demoPassword })), language: 'zh' };
  const context = await browser.newContext({
    viewport: { ...windowSizes.desk, height },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    baseURL: at,
  });
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, items);
  const page = await context.newPage();
  watchRequests(page);
  return page;
}

async function takePictures(at: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(say), args: ['--no-sandbox'] });
  try {
    for (const scene of scenes) {
      const page = await pageOf(browser, at, scene);
      for (const route of [...scene.opened, scene.route]) {
        await page.goto(route);
        await settle(page);
      }
      await scene.act?.(page);
      await settle(page);
      await page.screenshot({ path: join(folder, scene.file) });
      say(scene.file);
    }
  } finally {
    await browser.close();
  }
}

const { values } = parseArgs({ options: { at: { type: 'string', default: 'http://127.0.0.1:8080' } } });
try {
  await takePictures(values.at);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
