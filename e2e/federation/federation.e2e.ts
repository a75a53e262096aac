import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { changedCopy, type Portico } from './portico.ts';
import { test } from './portico-test.ts';

const entries = '**/builds/mf-probe/**/remoteEntry.js*';

let portico: Portico;
let first: string;

test.beforeAll(({ portico: shared }) => {
  portico = shared;
  first = portico.buildProbe(1);
});

test.beforeEach(() => portico.keepReleased(first));

const mark = (page: Page) => page.evaluate(`document.documentElement.setAttribute('data-mark', 'same document')`);

/** Opens the probe's page and marks the document, so that a reload would be noticed. */
async function openProbe(page: Page): Promise<void> {
  // A script that never answers keeps the page from having loaded.
  await page.goto('/probe', { waitUntil: 'domcontentloaded' });
  await mark(page);
}

interface Facts {
  readonly edition: number;
  readonly subscriptions: number;
  readonly primary: string;
  readonly pathname: string;
  readonly members: number;
}

async function facts(page: Page): Promise<Facts> {
  return JSON.parse((await page.getByTestId('facts').textContent()) ?? '{}') as Facts;
}

const reason = (page: Page, failure: string) => page.locator(`[data-failure="${failure}"]`);

/** Returns the counts of what a page holds, garbage left out. */
async function footprint(page: Page): Promise<Readonly<Record<'listeners' | 'nodes' | 'styles', number>>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const styles = await page.locator('style').count();
  return { listeners: valueOf('JSEventListeners'), nodes: valueOf('Nodes'), styles };
}

/** A page of the organisation with the probe's widget beside one of our own. */
const portalPage = `
code: desk
name: 测试台
forOrganisation: true
content:
  version: 1
  widgets:
    - { id: a, type: Contributed, x: 0, y: 0, w: 6, h: 20, settings: { remote: mf-probe, widget: clock, values: { city: Rome } } }
    - { id: b, type: MyUnfinished, x: 6, y: 0, w: 6, h: 20 }
`;

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same document');
}

async function expectEdition(page: Page, edition: number): Promise<void> {
  await expect(page.getByTestId('facts')).toContainText(`"edition":${edition}`);
}

async function retry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Probe', exact: true })).toBeVisible();
  await expectSameDocument(page);
}

interface BuildFile {
  readonly files: { path: string; sri: string }[];
  readonly manifest: { shellApi: string };
}

/** A copy of the probe's build under another build id, with its entry changed and its facts true to it. */
function otherBuild(id: string, changes: { entry?: (text: string) => string; shellApi?: string }): string {
  const copy = changedCopy(first, { 'remoteEntry.js': changes.entry ?? ((text) => text) });
  const path = join(copy, 'build.json');
  const build = JSON.parse(readFileSync(path, 'utf8')) as BuildFile;
  const digest = createHash('sha384')
    .update(readFileSync(join(copy, 'remoteEntry.js')))
    .digest('base64');
  for (const file of build.files) if (file.path === 'remoteEntry.js') file.sri = `sha384-${digest}`;
  if (changes.shellApi) build.manifest.shellApi = changes.shellApi;
  writeFileSync(path, JSON.stringify({ ...build, buildId: id }));
  return copy;
}

test('a remote shares the one React, antd, store and router of the shell', async ({ page }) => {
  await openProbe(page);
  await expect(page.getByRole('heading', { name: 'Probe', exact: true })).toBeVisible();
  const found = await facts(page);
  expect(found).toMatchObject({ edition: 1, pathname: '/probe' });
  expect(found.members).toBeLessThanOrEqual(12);
  // The remote reads the shell's theme: its antd has the same contexts.
  const primary = `getComputedStyle(document.documentElement).getPropertyValue('--ant-color-primary')`;
  expect(found.primary).toBe(await page.evaluate(primary));
  const copies = await page.evaluate(() => {
    type Scope = Record<string, Record<string, unknown>>;
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Scope } }[] };
    };
    return federation.__INSTANCES__.map(({ shareScopeMap }) =>
      Object.entries(shareScopeMap.default).filter(([, versions]) => Object.keys(versions).length !== 1),
    );
  });
  expect(copies.flat()).toEqual([]);
});

test('what a remote dispatches, the shell draws: there is one store', async ({ page }) => {
  await openProbe(page);
  const primary = () =>
    page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--ant-color-primary')`);
  await expect(page.getByTestId('facts')).toBeVisible();
  const before = await primary();
  await page.getByRole('button', { name: 'Paint red' }).click();
  await expect.poll(primary).not.toBe(before);
  expect((await facts(page)).primary).toBe(await primary());
});

test('coming and going twenty times leaves listeners, nodes, styles and subscriptions as they were', async ({
  page,
}) => {
  await openProbe(page);
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  const elsewhere = page.getByRole('heading', { name: 'My workflows' });
  const round = async () => {
    await expect(elsewhere).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId('facts')).toBeVisible();
    const { subscriptions } = await facts(page);
    const found = { subscriptions, ...(await footprint(page)) };
    await page.goForward();
    return found;
  };
  for (let warm = 0; warm < 3; warm++) await round();
  const before = await round();
  for (let time = 0; time < 19; time++) await round();
  // A leak of one a visit would be twenty and only grow; what is still on its way out is gone a moment later.
  const isAsBefore = (now: Awaited<ReturnType<typeof round>>) =>
    now.styles <= before.styles &&
    now.subscriptions <= before.subscriptions &&
    now.listeners - before.listeners < 10 &&
    now.nodes - before.nodes < 20;
  await expect(async () => {
    const after = await round();
    expect(isAsBefore(after), JSON.stringify({ before, after })).toBe(true);
  }).toPass();
});

test('a widget of a remote stands on a portal page with its settings, the page stays when it breaks, and a repaired release is shown without a reload', async ({
  page,
}) => {
  await portico.importPackage({
    'application.yaml': 'code: desk\nname: 工作台\nmenu: []\n',
    'portal-pages/desk.yaml': portalPage,
  });
  await page.goto('/portal-page/desk');
  await mark(page);
  await expect(page.getByRole('heading', { name: 'Clock' })).toBeVisible();
  await expect(page.getByText('Clock of edition 1')).toBeVisible();
  await expect(page.getByText('Time of Rome')).toBeVisible();
  await page.getByRole('button', { name: 'Break the widget' }).click();
  await expect(reason(page, 'crashed')).toContainText('810003');
  await expect(page.getByRole('heading', { name: 'My to-do' })).toBeVisible();
  portico.release(portico.buildProbe(2));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Clock of edition 2')).toBeVisible();
  await expectSameDocument(page);
});

test('an entry that answers 404 leaves a reason page, and a retry brings the page without a reload', async ({
  page,
}) => {
  await page.route(entries, (route) => route.fulfill({ status: 404, body: '' }));
  await openProbe(page);
  await expect(reason(page, 'entryUnreachable')).toBeVisible();
  await page.unroute(entries);
  await retry(page);
});

/** Stops the time of a page that is still to be opened. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets time pass in small steps, however long the computer takes for them, until the page shows words. */
async function passTimeUntil(page: Page, words: string): Promise<void> {
  const step = async () => {
    await page.clock.runFor(500);
    return page.getByText(words).isVisible();
  };
  await expect.poll(step).toBe(true);
}

test('an entry that never answers is called slow, then a retry is offered, and it works', async ({ openOwnPage }) => {
  const page = await openOwnPage();
  // Retries carry `?attempt=`, so this holds back the first try only.
  await page.route('**/builds/mf-probe/**/remoteEntry.js', () => new Promise(() => {}));
  await stopClock(page);
  await openProbe(page);
  await passTimeUntil(page, 'This is taking longer than usual');
  await passTimeUntil(page, 'Still loading');
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await retry(page);
});

test('an entry that answers late is not broken: the page comes by itself', async ({ openOwnPage }) => {
  const page = await openOwnPage();
  const calledSlow = Promise.withResolvers<void>();
  await page.route(entries, async (route) => {
    await calledSlow.promise;
    await route.continue();
  });
  await stopClock(page);
  await openProbe(page);
  await passTimeUntil(page, 'This is taking longer than usual');
  await page.clock.resume();
  calledSlow.resolve();
  await expect(page.getByRole('heading', { name: 'Probe', exact: true })).toBeVisible();
});

test('an entry that throws while it is evaluated leaves a reason page, and a retry takes the repaired build', async ({
  page,
}) => {
  portico.release(otherBuild('6.13.10-throws00', { entry: (text) => `throw new Error('boom');${text}` }));
  await openProbe(page);
  await expect(reason(page, 'threw')).toBeVisible();
  portico.rollBack();
  await retry(page);
});

test('a build that needs a newer shell is refused by the release, and by the page when it got through', async ({
  page,
}) => {
  const tooNew = otherBuild('6.13.10-newer000', { shellApi: '^6.14.0' });
  expect(() => portico.release(tooNew)).toThrow(/shellTooOld/);
  await page.route('**/probe', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/("name":"mf-probe".*?"shellApi":)"[^"]*"/, '$1"^6.14.0"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/probe');
  await mark(page);
  await expect(reason(page, 'shellTooOld')).toBeVisible();
  await retry(page);
});

test('a second build that is released while a tab is open does not break the lazy chunks of that tab', async ({
  page,
}) => {
  await openProbe(page);
  await expect(page.getByRole('heading', { name: 'Probe', exact: true })).toBeVisible();
  portico.release(portico.buildProbe(2));
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('More of edition 1')).toBeVisible();
  const later = await page.context().newPage();
  await openProbe(later);
  await later.getByRole('button', { name: 'More' }).click();
  await expect(later.getByText('More of edition 2')).toBeVisible();
});

test('the page of an earlier composition comes back for who may ask for it, until they have seen enough', async ({
  page,
}) => {
  await openProbe(page);
  const text = await page.locator('#portico-composition').textContent();
  const { id } = JSON.parse(text ?? '{}') as { id: string };
  portico.release(portico.buildProbe(2));
  await page.goto(`/probe?composition=${id}`);
  await expectEdition(page, 2);
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expectEdition(page, 1);
  const badge = page.getByRole('status').filter({ hasText: `Replaying composition ${id}` });
  await badge.getByRole('button', { name: 'Back to the present' }).click();
  await expectEdition(page, 2);
  await expect(badge).toBeHidden();

  await page.goto(`/probe?composition=0123456789abcdef`);
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByText('This composition cannot be replayed')).toBeVisible();
  await page.getByRole('button', { name: 'Do not replay' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectEdition(page, 2);
});

test('a chunk that was tampered with does not run, and the right one does after a retry', async ({ page }) => {
  const chunks = /\/builds\/mf-probe\/.*\/\d+\.[0-9a-f]+\.js$/;
  await page.route(chunks, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `globalThis.tampered = true;${await answer.text()}` });
  });
  await openProbe(page);
  await expect(reason(page, 'chunkUnreachable')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await page.unroute(chunks);
  await retry(page);
});

test('an entry that was tampered with does not run', async ({ page }) => {
  await page.route(entries, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `globalThis.tampered = true;${await answer.text()}` });
  });
  await openProbe(page);
  await expect(reason(page, 'entryUnreachable')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

test('a file of a build that is not there is gone, and never the page', async ({ request }) => {
  const answer = await request.get(`${portico.url}/builds/mf-probe/0.0.0-none/remoteEntry.js`, {
    headers: { Accept: 'text/html' },
  });
  expect(answer.status()).toBe(410);
  expect(await answer.json()).toMatchObject({ errcode: 810006, data: null });
  const page = await request.get(`${portico.url}/workflow-center/my-workflow`, { headers: { Accept: 'text/html' } });
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['etag']).toBeTruthy();
});
