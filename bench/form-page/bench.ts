import { type Browser, chromium } from '@playwright/test';
import { demoAccounts } from '../../demo/accounts.ts';
import { signIn, storedTokens } from '../../tools/run/sign-in.ts';
import { chromiumPath, startBarePage } from '../bare-page.ts';
import type { BenchResult } from '../bench-result.ts';
import { loadCold, type PageToLoad } from '../first-load/cold-load.ts';
import { median } from '../list-page/driver.ts';
import { startPortal } from '../start-portal.ts';
import { publishLargeForm, saveLargeRecord } from './large-form.ts';
import { lazyComponents } from './lazy-components.ts';
import { firstCell, firstField, formUrl, pagesToWeigh } from './pages.ts';
import { type KeyTimes, keyTimes } from './keys.ts';
import { type SaveTimes, saveTimes } from './saves.ts';

const rounds = 3;

/**
 * A hundred fields, three of them computed, and two sub-tables of 200 rows on the product's own form page, against the
 * browser's own controls: from an empty cache until they can be filled in, from a key to its letter, saving against the
 * same request without a page; and what each lazy component weighs. Fails when the form loads the code of diagrams.
 */
export async function run(): Promise<BenchResult> {
  const bare = await startBarePage('form-page');
  const portal = await startPortal('form-page');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const tokens = await signIn(portal.url, demoAccounts.admin);
    const token = tokens.access_token;
    const stored = storedTokens(tokens);
    await publishLargeForm(portal, token);
    const record = await saveLargeRecord(portal, token, false);
    const draft = await saveLargeRecord(portal, token, true);
    const filled: PageToLoad = { url: formUrl(portal, draft), ready: firstField, stored };
    const plain: PageToLoad = { url: bare.url, ready: 'table input' };
    const ready = await readyTimes(browser, filled, plain);
    const keys = [
      await keyTimes(browser, filled, [firstField, firstCell]),
      await keyTimes(browser, plain, ['#Field0', 'table input']),
    ] as const;
    const saves = await saveTimes(browser, portal, { token, stored, record });
    const parts = await lazyComponents(browser, await pagesToWeigh(portal, token, { stored, record, draft }));
    return resultOf({ ready, keys, saves }, parts);
  } finally {
    await browser.close();
    bare.stop();
    await portal.stop();
  }
}

/** Ms until the first field can be filled in, ours and bare in turns: the medians. */
async function readyTimes(browser: Browser, ours: PageToLoad, bare: PageToLoad): Promise<readonly [number, number]> {
  const all: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1)
    all.push([(await loadCold(browser, ours)).ms, (await loadCold(browser, bare)).ms]);
  return [median(all.map(([ms]) => ms)), median(all.map(([, ms]) => ms))];
}

interface Measured {
  readonly ready: readonly [ours: number, bare: number];
  readonly keys: readonly [ours: KeyTimes, bare: KeyTimes];
  readonly saves: SaveTimes;
}

function resultOf(
  { ready, keys: [ours, bare], saves }: Measured,
  parts: Awaited<ReturnType<typeof lazyComponents>>,
): BenchResult {
  const rows = [
    ['ready', 'empty cache, 4x slower, until it can be filled in', ...ready],
    ['fieldKey', 'key in a field, 95th percentile', ours.field, bare.field],
    ['cellKey', 'key in a cell, 95th percentile', ours.cell, bare.cell],
    ['save', 'save, until it is shown; the request alone', saves.page, saves.request],
  ] as const;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const kib = (bytes: number) => (bytes / 1024).toFixed(0);
  return {
    table: [
      ['100 fields, 2 x 200 rows', 'ours ms', 'bare ms', 'ratio'],
      ...rows.map(([, words, our, their]) => [words, our.toFixed(1), their.toFixed(1), `${tenths(our / their)}x`]),
      ['', '', '', ''],
      ['scripts, empty cache', 'KiB', 'more KiB', 'diagrams'],
      ...Object.entries(parts).map(([name, { bytes, more, hasModeler, hasDiagram }]) => [
        name,
        kib(bytes),
        kib(more),
        hasModeler ? 'modeler' : hasDiagram ? 'viewer' : 'none',
      ]),
    ],
    figures: Object.fromEntries([
      ...rows.flatMap(([name, , our, their]) => [
        [`${name}Ms`, tenths(our)] as const,
        [`${name}Ratio`, tenths(our / their)] as const,
      ]),
      ...Object.entries(parts).map(([name, { more }]) => [`${name}MoreBytes`, more] as const),
    ]),
  };
}
