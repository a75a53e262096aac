import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { test as base, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { demoPassword } from '../demo/accounts.ts';
import { signIn, storedTokens } from '../tools/run/sign-in.ts';
import { countUse, writeUse } from './browser-use.ts';
import { addressVariable, loadedVariable, loadedWord, logVariable } from './global-demo.ts';
import { BrowserContextPool, type StorageState, storageState } from './browser-context-pool.ts';
import { watchRequests } from './settle.ts';

export type Locale = 'zh' | 'en';

interface Visitor {
  readonly locale?: Locale;
  /** The window of the page; windows that it opens are as large only in a browser of its own. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** For a story that changes the browser itself: its network, its clock, its session. */
  readonly isOwnBrowser?: boolean;
}

interface DemoFixtures {
  /** A browser of its own, in which nobody is signed in yet. */
  readonly openBrowser: (visitor?: Visitor) => Promise<BrowserContext>;
  /** A page of somebody who is signed in already. It has no address yet. */
  readonly openAs: (username: string, visitor?: Visitor) => Promise<Page>;
}

interface DemoWorkerFixtures {
  /** The demo is loaded. */
  readonly loadedDemo: void;
  /** The browsers of the people of the demo, kept from story to story. */
  readonly people: BrowserContextPool;
}

const browserLanguages = { zh: 'zh-CN', en: 'en-GB' } as const;
const desk = { width: 1440, height: 900 };
const address = process.env[addressVariable] ?? '';

async function signedIn(username: string): Promise<StorageState> {
  return storageState(address, storedTokens(await signIn(address, { username, password: demoPassword })));
}

const optionsOf = ({ locale = 'zh', viewport = desk }: Visitor) => ({
  baseURL: address,
  locale: browserLanguages[locale],
  viewport,
});

/** Resolves once the demo is loaded: stories that need none run meanwhile. Throws where it could not be. */
async function demoLoaded(): Promise<void> {
  const file = process.env[loadedVariable];
  if (file === undefined) return;
  const outcome = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  while (outcome() === '') await pause(100);
  if (outcome() !== loadedWord) throw new Error(outcome());
}

function watch(context: BrowserContext): void {
  countUse(context);
  context.on('page', watchRequests);
}

/** Tests on the one server with the demo. A test that fails shows what the server had to say. */
export const test = base.extend<DemoFixtures, DemoWorkerFixtures>({
  baseURL: address,
  loadedDemo: [
    async ({ playwright: _playwright }, provide) => {
      await demoLoaded();
      await provide();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  people: [async ({ browser }, provide) => provide(new BrowserContextPool(browser, watch)), { scope: 'worker' }],
  openBrowser: async ({ browser }, provide, testInfo) => {
    const opened: BrowserContext[] = [];
    await provide(async (visitor = {}) => {
      const context = await browser.newContext(optionsOf(visitor));
      watch(context);
      opened.push(context);
      return context;
    });
    writeFailure(testInfo);
    await Promise.all(opened.map((context) => context.close()));
    writeUse(testInfo);
  },
  openAs: async ({ openBrowser, people }, provide) => {
    await provide(async (username, visitor = {}) => {
      const { locale = 'zh', viewport = desk, isOwnBrowser = false } = visitor;
      const request = {
        key: `${username} ${locale}`,
        options: optionsOf({ locale }),
        signIn: () => signedIn(username),
      };
      const kept = isOwnBrowser ? null : await people.take(request);
      if (kept === null) {
        const context = await openBrowser(visitor);
        await context.setStorageState(await signedIn(username));
        return context.newPage();
      }
      const page = await kept.newPage();
      if (viewport !== desk) await page.setViewportSize(viewport);
      return page;
    });
    await people.giveBack();
  },
});

/** Prints the errors of a failed story beside its name, too: a long log may be cut before its end. */
function writeFailure({ status, expectedStatus, errors }: TestInfo): void {
  if (status === expectedStatus) return;
  const words = errors.map(({ message }) => stripVTControlCharacters(message ?? ''));
  process.stderr.write(`${[...words, serverTroubles()].join('\n')}\n`);
}

/** The server's latest warnings and errors, a line each. */
function serverTroubles(): string {
  const log = process.env[logVariable];
  if (log === undefined) return 'The server was running before; its log is with who started it.';
  const lines = readFileSync(log, 'utf8').split('\n');
  const troubles = lines.filter((line) => /"level":[456]0/.test(line) || !line.startsWith('{')).slice(-15);
  return ["The server's latest troubles:", ...troubles].join('\n');
}
