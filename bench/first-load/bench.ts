import { type Browser, chromium } from '@playwright/test';
import { chromiumPath, startBarePage } from '../bare-page.ts';
import type { BenchResult } from '../bench-result.ts';
import { demoAccounts } from '../../demo/accounts.ts';
import { signIn, storedTokens } from '../../tools/run/sign-in.ts';
import type { TemporaryPortal } from '../../tools/run/temporary-portal.ts';
import { median } from '../list-page/driver.ts';
import { startPortal } from '../start-portal.ts';
import { type Budgets, lowered, overruns, readBudgets, writeBudgets } from './budget.ts';
import { type ColdLoad, loadCold, type PageToLoad } from './cold-load.ts';

const rounds = 5;
const pages = ['login', 'dashboard', 'list', 'bare'] as const;
type PageName = (typeof pages)[number];

/**
 * First loads of the product with an empty cache, in turns with a bare page that shows the same rows. Fails when a page
 * is above its budget (budget.json); lowers the budget where it is below.
 */
export async function run(): Promise<BenchResult> {
  const portal = await startPortal('first-load');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { bare, toLoad } = await pagesOf(portal);
    const loads = await loadAll(browser, toLoad);
    bare.stop();
    return judge(loads);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function pagesOf({ url }: TemporaryPortal) {
  const tokens = await signIn(url, demoAccounts.admin);
  const stored = storedTokens(tokens);
  const bare = await startBarePage('first-load', { '/rows.json': await fetchRows(url, tokens.access_token) });
  const toLoad: Record<PageName, PageToLoad> = {
    login: { url: `${url}/login`, ready: 'input[type=password]' },
    dashboard: { url: `${url}/portal-page`, ready: 'main a[href^="/application/"]', stored },
    list: { url: `${url}/application/sales/application-list/salesOrder`, ready: '[role=grid] [role=row] a', stored },
    bare: { url: bare.url, ready: 'tbody tr.ant-table-row' },
  };
  return { bare, toLoad };
}

async function fetchRows(url: string, token: string): Promise<string> {
  const reply = await fetch(`${url}/api/records/query`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ schemaCode: 'salesOrder', queryCode: 'allOrders', page: 0, size: 20 }),
  });
  return JSON.stringify(((await reply.json()) as { data: unknown }).data);
}

async function loadAll(browser: Browser, toLoad: Record<PageName, PageToLoad>): Promise<Record<PageName, ColdLoad>> {
  const all: Record<PageName, ColdLoad[]> = { login: [], dashboard: [], list: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of pages) all[name].push(await loadCold(browser, toLoad[name]));
  }
  return {
    login: middle(all.login),
    dashboard: middle(all.dashboard),
    list: middle(all.list),
    bare: middle(all.bare),
  };
}

/** The medians of several loads. */
function middle(loads: readonly ColdLoad[]): ColdLoad {
  const of = (key: keyof ColdLoad) => median(loads.map((load) => load[key]));
  return { bytes: of('bytes'), requests: of('requests'), ms: of('ms'), scriptBytes: of('scriptBytes') };
}

function judge(loads: Record<PageName, ColdLoad>): BenchResult {
  const ratio = (name: PageName) => Math.round((100 * loads[name].ms) / loads.bare.ms) / 100;
  const seen: Budgets = Object.fromEntries(
    (['login', 'dashboard', 'list'] as const).map((name) => {
      const { bytes, requests } = loads[name];
      return [name, { bytes, requests, timeRatio: ratio(name) }];
    }),
  );
  const result = resultOf(loads, ratio);
  const over = overruns(readBudgets(), seen);
  if (over.length === 0) writeBudgets(lowered(readBudgets(), seen));
  return { ...result, overruns: over };
}

function resultOf(loads: Record<PageName, ColdLoad>, ratio: (name: PageName) => number): BenchResult {
  const kb = (bytes: number) => (bytes / 1024).toFixed(0);
  const table = pages.map((name) => {
    const { bytes, scriptBytes, requests, ms } = loads[name];
    return [name, kb(bytes), kb(scriptBytes), String(requests), ms.toFixed(0), `${ratio(name)}x`];
  });
  const figures = pages.flatMap((name) => {
    const { bytes, requests, ms } = loads[name];
    return [
      [`${name}Bytes`, bytes],
      [`${name}Requests`, requests],
      [`${name}Ms`, Math.round(ms)],
      [`${name}TimeRatio`, ratio(name)],
    ] as const;
  });
  const head = ['cold, 4x slower, 10 Mbit/s', 'KiB', 'of scripts', 'requests', 'ms', 'to the bare page'];
  return { table: [head, ...table], figures: Object.fromEntries(figures) };
}
