import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPage, type PageGlobals, slowDown } from '../slow-page.ts';

/** Costs of one load with an empty cache. */
export interface ColdLoad {
  /** As they came over the wire: compressed, with headers. */
  readonly bytes: number;
  /** Sent until what the page is for could be seen. */
  readonly requests: number;
  /** Milliseconds from the navigation until what the page is for could be seen. */
  readonly ms: number;
  /** Of the bytes, those of scripts. */
  readonly scriptBytes: number;
}

/** A page and when it counts as there. */
export interface PageToLoad {
  readonly url: string;
  /** A selector of what the page is for. */
  readonly ready: string;
  /** Entries of local storage before the page starts. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** A connection of 10 Mbit/s with a round trip of 40 ms. */
const network = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };
const quietMs = 1_500;
const timeoutMs = 60_000;

/**
 * Loads a page in a browser profile of its own. Requests count until what the page is for is there; bytes until nothing has come for a
 * while, hence with what is fetched ahead after the first paint.
 */
export async function loadCold(browser: Browser, { url, ready, stored = {} }: PageToLoad): Promise<ColdLoad> {
  const page = await openPage(browser, stored);
  try {
    const session = await slowDown(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    const traffic = countTraffic(session);
    await page.goto(url, { waitUntil: 'commit' });
    const ms = await readyAt(page, ready);
    const { requests } = traffic.totals();
    await traffic.quiet();
    return { ...traffic.totals(), requests, ms };
  } finally {
    await page.context().close();
  }
}

/** The page's own clock when the element was first there, in ms since the navigation began. */
async function readyAt(page: Page, selector: string): Promise<number> {
  // A function, not its text: the page's policy forbids to evaluate text.
  const look = (wanted: string) =>
    (globalThis as unknown as PageGlobals).document.querySelector(wanted) && performance.now();
  const found = await page.waitForFunction(look, selector, { polling: 'raf', timeout: timeoutMs });
  return Number(await found.jsonValue());
}

function countTraffic(session: CDPSession) {
  const scripts = new Set<string>();
  const totals = { bytes: 0, requests: 0, scriptBytes: 0 };
  let latest = performance.now();
  session.on('Network.requestWillBeSent', ({ request, requestId, type }) => {
    if (!request.url.startsWith('http')) return;
    latest = performance.now();
    totals.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    latest = performance.now();
    totals.bytes += encodedDataLength;
    if (scripts.has(requestId)) totals.scriptBytes += encodedDataLength;
  });
  return {
    totals: () => totals,
    quiet: async () => {
      while (performance.now() - latest < quietMs) await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}
