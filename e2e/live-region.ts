import { expect, type Page } from '@playwright/test';

/** Live regions of a page: toasts, and words that a screen reader announces at once. */
const observe = `(() => {
  const known = new Set();
  const look = () => {
    for (const { textContent } of document.querySelectorAll('.ant-message-notice-content, .ant-message-notice, [role="status"]')) {
      if (textContent && !known.has(textContent)) {
        known.add(textContent);
        liveRegionChanged(textContent);
      }
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/** Announcements of a page since it was listened to. */
export interface LiveRegion {
  /** Waits until the page has announced words, which need not stand there any more. */
  has(words: string | RegExp): Promise<void>;
}

/** Listens to what a page announces and takes away again after two seconds: whoever looks for it later has missed it. */
export async function listenTo(page: Page): Promise<LiveRegion> {
  const announced: string[] = [];
  await page.exposeFunction('liveRegionChanged', (words: string) => void announced.push(words));
  await page.addInitScript(observe);
  await page.evaluate(observe);
  return {
    has: (words) => expect.poll(() => announced).toContainEqual(expect.stringMatching(words)),
  };
}
