import { expect, type Page } from '@playwright/test';

/** Announcements in passing: toasts, and words that a screen reader is told at once. */
const observe = `(() => {
  const known = new Set();
  const look = () => {
    for (const { textContent } of document.querySelectorAll('.ant-message-notice-content, .ant-message-notice, [role="status"]')) {
      if (textContent && !known.has(textContent)) {
        known.add(textContent);
        storyIsTold(textContent);
      }
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/** The announcements of a page since it was listened to. */
export interface Announcements {
  /** Waits until the page has told words, which need not stand there any more. */
  has(words: string | RegExp): Promise<void>;
}

/** Listens to what a page tells and takes away again after two seconds: whoever looks for it later has missed it. */
export async function listenTo(page: Page): Promise<Announcements> {
  const told: string[] = [];
  await page.exposeFunction('storyIsTold', (words: string) => void told.push(words));
  await page.addInitScript(observe);
  await page.evaluate(observe);
  return {
    has: (words) => expect.poll(() => told).toContainEqual(expect.stringMatching(words)),
  };
}
