import type { Browser, Page } from '@playwright/test';
import type { PageToLoad } from '../first-load/cold-load.ts';

/** Opens a page in a browser profile of its own and works on it once it is ready. */
export async function inOwnProfile<TResult>(
  browser: Browser,
  { url, ready, stored = {} }: PageToLoad,
  work: (page: Page) => Promise<TResult>,
  prepare: (page: Page) => void = () => undefined,
): Promise<TResult> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  try {
    await context.addInitScript((items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    }, stored);
    const page = await context.newPage();
    prepare(page);
    await page.goto(url);
    await page.locator(ready).first().waitFor();
    return await work(page);
  } finally {
    await context.close();
  }
}
