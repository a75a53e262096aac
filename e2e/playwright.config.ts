import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** The system's browser, found (or installed, where that is permitted) by the same program that `npm test` uses. */
const executablePath = execFileSync(process.execPath, [join(root, 'tools/run/chromium.ts')], {
  encoding: 'utf8',
}).trim();

// Two workers: one for the tests of federation, which start servers of their own, one for those that share the demo's.
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: join(import.meta.dirname, 'results'),
  globalSetup: join(import.meta.dirname, 'global-demo.ts'),
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    locale: 'en-GB',
    trace: 'retain-on-failure',
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
