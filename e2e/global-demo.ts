import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserUse, describeUse, overBudget, sumOfUse } from '../tools/run/browser-budget.ts';
import { startTemporaryPortal, type TemporaryPortal } from '../tools/run/temporary-portal.ts';
import { useVariable } from './browser-use.ts';

/** Variables in which the tests find the server's address and its log. */
export const addressVariable = 'PORTICO_E2E_URL';
export const logVariable = 'PORTICO_E2E_LOG';
/** Names the file that says how loading the demo ended, once it has. */
export const loadedVariable = 'PORTICO_E2E_LOADED';
export const loadedWord = 'loaded';

/** Settings of the server: addresses outside of the portal that nobody follows, and timers that run every second. */
const settings = {
  TIMER_SECONDS: '1',
  BACK_STAGE_URL: 'https://manage.example/',
  HELP_MANUAL_URL: 'https://help.example/{locale}/',
  CUSTOMER_SERVICE_URL: 'tel:+8610-12345678',
};

/**
 * Starts one server with the demo, for all tests that share it, and returns what stops it. Where PORTICO_E2E_URL names
 * a server with the demo already, that one is used. A run that made the browser do more than `budget.json` allows fails.
 * Playwright takes a default export only.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const judge = startCounting();
  const stop = await startDemo();
  return async () => {
    await stop();
    judge();
  };
}

/** Begins to count what stories make the browser do. Returns what tells it in the end, and throws where it is too much. */
function startCounting(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portico-browser-use-'));
  const file = join(folder, 'use.jsonl');
  writeFileSync(file, '');
  process.env[useVariable] = file;
  return () => {
    const use = sumOfUse(readFileSync(file, 'utf8'));
    rmSync(folder, { recursive: true });
    process.stdout.write(`\n  ${describeUse(use)}\n`);
    const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8')) as BrowserUse;
    const fault = overBudget(use, budget);
    if (fault !== null) throw new Error(fault);
  };
}

async function startDemo(): Promise<() => Promise<void>> {
  if (process.env[addressVariable]) return () => Promise.resolve();
  const log = join(import.meta.dirname, 'results/server.log');
  const portal = await startTemporaryPortal({ name: 'demo', log, env: settings });
  const loading = loadDemo(portal);
  const stop = async () => {
    await loading;
    await portal.stop();
  };
  // The server is a process group of its own, so that a run that is ended from outside must end it.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().then(() => process.exit(1)));
  process.env[addressVariable] = portal.url;
  process.env[logVariable] = log;
  return stop;
}

/** Loads the demo beside the stories that need none. Never rejects: the stories that wait for it read what went wrong. */
async function loadDemo({ home, runBeside }: TemporaryPortal): Promise<void> {
  const file = join(home, 'demo-loaded');
  process.env[loadedVariable] = file;
  const fault = await runBeside('demo/load.ts', '--if-empty', '--throw-away').then(() => loadedWord, String);
  writeFileSync(file, fault);
}
