import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The server-sent events of notifications: an answer that never ends. */
const stream = '/api/notifications/events';

const underWay = new WeakMap<Page, Set<Request>>();

/** Begins to know which requests of a page are under way. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  let isLeaving = false;
  page.on('request', (request) => {
    isLeaving ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!request.url().endsWith(stream)) requests.add(request);
  });
  // What a document sends while it is left is answered to nobody.
  page.on('framenavigated', (frame) => {
    if (!isLeaving || frame !== page.mainFrame()) return;
    requests.clear();
    isLeaving = false;
  });
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
}

/**
 * Resolves to true when nothing moves: nothing says that it is busy, and while the browser finds the time to draw twice with nothing
 * else to do, the document does not change.
 */
const isQuiet = `new Promise((resolve) => {
  let changes = 0;
  const observer = new MutationObserver(() => { changes += 1; });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const idle = (next) => requestIdleCallback(() => requestAnimationFrame(next));
  idle(() => idle(() => {
    observer.disconnect();
    resolve(changes === 0 && document.querySelector('[aria-busy="true"]') === null);
  }));
})`;

/**
 * Waits until a page is as it stays: its heading is drawn, every answer that it asked for has come, and what it made of
 * them is drawn. That nothing is busy is not enough: for its first 280 ms what loads looks like what is empty.
 */
export async function settle(page: Page, heading: Locator = page.getByRole('heading', { level: 1 })): Promise<void> {
  const requests = underWay.get(page);
  const isAsking = () => requests !== undefined && requests.size > 0;
  await expect(async () => {
    await expect(heading.first()).toBeVisible();
    const before = isAsking();
    const quiet = await page.evaluate<boolean>(isQuiet);
    expect({ isAsking: before || isAsking(), isQuiet: quiet }).toEqual({ isAsking: false, isQuiet: true });
  }).toPass({ intervals: [0, 20, 50, 100] });
}
