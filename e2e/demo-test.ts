import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { demoPassword } from '../demo/accounts.ts';
import { signIn, storedTokens } from '../tools/run/sign-in.ts';
import { addressVariable, logVariable } from './global-demo.ts';

export type Locale = 'zh' | 'en';

interface Visitor {
  readonly locale?: Locale;
  readonly viewport?: { readonly width: number; readonly height: number };
}

interface DemoFixtures {
  /** A browser of its own, in which nobody is signed in yet. */
  readonly openBrowser: (visitor?: Visitor) => Promise<BrowserContext>;
  /** A page of somebody who is signed in already, in a browser of its own. It has no address yet. */
  readonly openAs: (username: string, visitor?: Visitor) => Promise<Page>;
}

const browserLanguages = { zh: 'zh-CN', en: 'en-GB' } as const;
const address = process.env[addressVariable] ?? '';

/** Tests on the one server with the demo. A test that fails shows what the server had to say. */
export const test = base.extend<DemoFixtures>({
  baseURL: address,
  openBrowser: async ({ browser }, provide, testInfo) => {
    const opened: BrowserContext[] = [];
    await provide(async ({ locale = 'zh', viewport = { width: 1440, height: 900 } } = {}) => {
      const context = await browser.newContext({ baseURL: address, locale: browserLanguages[locale], viewport });
      opened.push(context);
      return context;
    });
    const failed = testInfo.status !== testInfo.expectedStatus;
    // What went wrong stands beside the test's name, too: a long log may be cut before its end.
    const errors = testInfo.errors.map(({ message }) => stripVTControlCharacters(message ?? ''));
    if (failed) process.stderr.write(`${[...errors, serverTroubles()].join('\n')}\n`);
    await Promise.all(opened.map((context) => context.close()));
  },
  openAs: async ({ openBrowser }, provide) => {
    await provide(async (username, visitor) => {
      const context = await openBrowser(visitor);
      const items = storedTokens(await signIn(address, { username, password: demoPassword }));
      await context.addInitScript((stored) => {
        // Only the first page of the browser signs in: later ones find what the shell keeps.
        if (localStorage.getItem('corpId') !== null) return;
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      }, items);
      return context.newPage();
    });
  },
});

/** The server's latest warnings and errors, a line each. */
function serverTroubles(): string {
  const log = process.env[logVariable];
  if (log === undefined) return 'The server was running before; its log is with who started it.';
  const lines = readFileSync(log, 'utf8').split('\n');
  const troubles = lines.filter((line) => /"level":[456]0/.test(line) || !line.startsWith('{')).slice(-15);
  return ["The server's latest troubles:", ...troubles].join('\n');
}
