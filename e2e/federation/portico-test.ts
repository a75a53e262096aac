import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { anyFreePort } from '../../tools/run/free-port.ts';
import { countUse, writeUse } from '../browser-use.ts';
import type { Locale } from '../demo-test.ts';
import { BrowserContextPool, storageState } from '../browser-context-pool.ts';
import { type Portico, startPortico } from './portico.ts';

interface PorticoFixtures {
  /** A browser of its own, in which nobody is signed in yet. */
  readonly openBrowser: (locale: Locale) => Promise<BrowserContext>;
  /** A page of the administrator in a browser of its own, signed in at the server or at another address of it. */
  readonly openOwnPage: (origin?: string) => Promise<Page>;
}

interface PorticoWorkerFixtures {
  /** A server without the demo, on which everything may be changed; people may sign in at a provider, too. */
  readonly portico: Portico;
  readonly people: BrowserContextPool;
}

/** A real provider of OpenID Connect, a process of its own, which signs in whoever says who they are. */
async function startProvider(
  redirectUri: string,
): Promise<{ readonly issuer: string; readonly process: ChildProcess }> {
  const port = await anyFreePort();
  const program = join(import.meta.dirname, '../../platform-server/src/testing/serve-provider.ts');
  const provider = spawn(process.execPath, [program, String(port), redirectUri], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [issuer] = (await once(provider.stdout, 'data')) as [Buffer];
  return { issuer: String(issuer).trim(), process: provider };
}

const browserLanguages = { zh: 'zh-CN', en: 'en-GB' } as const;

/** Tests on one server of their own without the demo. The page is of its first administrator, who reads English. */
export const test = base.extend<PorticoFixtures, PorticoWorkerFixtures>({
  portico: [
    async ({ playwright: _playwright }, provide) => {
      const port = await anyFreePort();
      const redirectUri = `http://127.0.0.1:${port}/oauth`;
      const provider = await startProvider(redirectUri);
      const portico = await startPortico(port, {
        OPENID_ISSUER: provider.issuer,
        OPENID_CLIENT_ID: 'portico',
        OPENID_CLIENT_SECRET: 'secret-of-portico-0123456789abcdef',
        OPENID_REDIRECT_URI: redirectUri,
        OPENID_NAME_EN: 'Contoso',
        OPENID_NAME_ZH: '康托索账号',
      });
      await provide(portico);
      await portico.stop();
      provider.process.kill();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  people: [async ({ browser }, provide) => provide(new BrowserContextPool(browser, countUse)), { scope: 'worker' }],
  baseURL: ({ portico }, provide) => provide(portico.url),
  openBrowser: async ({ browser, portico }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (locale) => {
      const context = await browser.newContext({ baseURL: portico.url, locale: browserLanguages[locale] });
      countUse(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  openOwnPage: async ({ openBrowser, portico }, provide) => {
    await provide(async (origin = portico.url) => {
      const context = await openBrowser('en');
      await context.setStorageState(storageState(origin, await portico.signIn()));
      return context.newPage();
    });
  },
  page: async ({ people, portico }, provide) => {
    const signIn = async () => storageState(portico.url, await portico.signIn());
    const context = await people.take({ key: 'admin', options: { baseURL: portico.url }, signIn });
    if (context === null) throw new Error('A story has one page from the beginning; more are opened in its context.');
    await provide(await context.newPage());
    await people.giveBack();
  },
});

test.afterEach(({ portico: _portico }, testInfo) => writeUse(testInfo));
