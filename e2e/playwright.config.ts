import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** The system's browser, found (or installed, where that is permitted) by the same program that `npm test` uses. */
const executablePath = execFileSync(process.execPath, [join(root, 'tools/run/chromium.ts')], {
  encoding: 'utf8',
}).trim();

/** Stories on a server without the demo, which changes what is released there. */
const federation = ['**/federation/*.e2e.ts', '**/openid.e2e.ts'];

/**
 * Two workers. Nothing in the time limits is for what a story takes: they only end what hangs, so that a computer that
 * stands still for a while or has other work fails nothing. The options `trace` and `screenshot` stand here and in no
 * file, because a file with others gets a browser of its own.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, 'results'),
  globalSetup: join(import.meta.dirname, 'global-demo.ts'),
  workers: 2,
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  projects: [
    // One worker: these stories share one server, whose release each of them may change.
    { name: 'federation', testMatch: federation, workers: 1 },
    { name: 'demo', testMatch: '**/*.e2e.ts', testIgnore: federation },
  ],
  use: {
    // What can never be pressed fails with its own line, well after a computer that stood still for a while has gone on.
    actionTimeout: 120_000,
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
