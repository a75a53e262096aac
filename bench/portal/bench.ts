import { type Browser, chromium } from '@playwright/test';
import { demoAccounts } from '../../demo/accounts.ts';
import { signIn, storedTokens } from '../../tools/run/sign-in.ts';
import type { TemporaryPortal } from '../../tools/run/temporary-portal.ts';
import { chromiumPath, startBarePage } from '../bare-page.ts';
import type { BenchResult } from '../bench-result.ts';
import { post } from '../call.ts';
import { type ColdLoad, loadCold, type PageToLoad } from '../first-load/cold-load.ts';
import { median } from '../list-page/driver.ts';
import { openPage, slowdown } from '../slow-page.ts';
import { startPortal } from '../start-portal.ts';
import { type DragFrames, dragOne } from './drag.ts';
import { codeOf, conditionsOf, counts, listSize, publishPage } from './pages.ts';

const rounds = 5;

/** Longest drag at the 95th part of a hundred, in frames, and most requests for the data of all widgets. */
const limits = { dragFrames: 2, dataRequests: 1 } as const;

/**
 * A portal page of 30 widgets with an empty cache and a processor four times as slow, in turns with a bare page that shows the same
 * lines; the requests for the data of its widgets; and the frames while one of 100 widgets is dragged in the designer.
 */
export async function run(): Promise<BenchResult> {
  const portal = await startPortal('portal');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const tokens = await signIn(portal.url, demoAccounts.admin);
    const stored = storedTokens(tokens);
    for (const count of Object.values(counts)) await publishPage(portal, tokens.access_token, count);
    const bare = await startBarePage('portal', { '/lists.json': await bareLists(portal, tokens.access_token) });
    const url = `${portal.url}/portal-page/${codeOf(counts.opened)}`;
    const ready = `main [data-widget]:nth-child(${String(counts.opened)}) a[href^="/form/detail"]`;
    const loads = await loadInTurns(browser, { url, ready, stored }, { url: bare.url, ready: '#done' });
    bare.stop();
    const requests = await dataRequests(browser, { url, ready, stored });
    const design = `${portal.url}/portal-design?code=${codeOf(counts.designed)}`;
    return resultOf(loads, requests, await dragOne(browser, design, stored));
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** The lines of all widgets, as one answer. */
async function bareLists(portal: TemporaryPortal, token: string): Promise<string> {
  const lists = Array.from({ length: counts.opened }, async (_, index) => {
    const { content } = await post<{ content: readonly { data: Readonly<Record<string, unknown>> }[] }>(
      portal,
      token,
      '/api/records/query',
      {
        schemaCode: 'salesOrder',
        page: 0,
        size: listSize,
        columns: ['customerName', 'orderDate'],
        filters: conditionsOf(index),
      },
    );
    const lines = content.map(({ data }, at) => `${String(at)} ${JSON.stringify(data['customerName'])}`);
    return { title: `List ${String(index)}`, lines };
  });
  return JSON.stringify(await Promise.all(lists));
}

type Loads = Readonly<Record<'ours' | 'bare', ColdLoad>>;

async function loadInTurns(browser: Browser, ours: PageToLoad, bare: PageToLoad): Promise<Loads> {
  const all = { ours: [] as ColdLoad[], bare: [] as ColdLoad[] };
  for (let round = 0; round < rounds; round += 1) {
    all.ours.push(await loadCold(browser, ours));
    all.bare.push(await loadCold(browser, bare));
  }
  const middle = (loads: readonly ColdLoad[]): ColdLoad => {
    const of = (key: keyof ColdLoad) => median(loads.map((load) => load[key]));
    return { bytes: of('bytes'), requests: of('requests'), ms: of('ms'), scriptBytes: of('scriptBytes') };
  };
  return { ours: middle(all.ours), bare: middle(all.bare) };
}

/** Requests that are no widget's: of the shell, and of the page itself. */
const otherCalls = /^\/api\/(start|portal\/pages|notifications|failures|own-jobs|login|system)\b/;

/** The paths that the widgets of the page ask for their data. */
async function dataRequests(browser: Browser, { url, ready, stored = {} }: PageToLoad): Promise<readonly string[]> {
  const page = await openPage(browser, stored);
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !otherCalls.test(pathname)) paths.push(pathname);
  });
  await page.goto(url);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await page.context().close();
  return paths;
}

const frames = (count: number) => Math.round(count * 100) / 100;

function resultOf(loads: Loads, requests: readonly string[], drag: DragFrames): BenchResult {
  return {
    table: tableOf(loads, requests, drag),
    figures: {
      pageMs: Math.round(loads.ours.ms),
      bareMs: Math.round(loads.bare.ms),
      timeRatio: ratioOf(loads),
      requests: loads.ours.requests,
      dataRequests: requests.length,
      dragFramesP95: frames(drag.p95),
      dragFramesLongest: frames(drag.longest),
    },
    overruns: [
      ...(requests.length > limits.dataRequests ? [`${String(requests.length)} requests for data`] : []),
      ...(drag.p95 > limits.dragFrames ? [`a drag of ${String(frames(drag.p95))} frames`] : []),
    ],
  };
}

const ratioOf = ({ ours, bare }: Loads) => Math.round((100 * ours.ms) / bare.ms) / 100;

function tableOf(loads: Loads, requests: readonly string[], drag: DragFrames): BenchResult['table'] {
  const { ours, bare } = loads;
  const row = (name: string, { ms, bytes, requests: sent }: ColdLoad, to: number) => [
    name,
    ms.toFixed(0),
    `${String(to)}x`,
    (bytes / 1024).toFixed(0),
    String(sent),
  ];
  const [opened, designed] = [String(counts.opened), String(counts.designed)];
  return [
    [`${opened} widgets, cold, ${String(slowdown)}x slower`, 'ms', 'to the bare page', 'KiB', 'requests'],
    row('portal page', ours, ratioOf(loads)),
    row('bare page', bare, 1),
    [`for data: ${requests.join(' ')}`, '', '', '', String(requests.length)],
    [`drag among ${designed}, in frames, p95`, String(frames(drag.p95)), '', '', ''],
    ['the longest', String(frames(drag.longest)), '', '', ''],
  ];
}
