import type { Browser, Page } from '@playwright/test';
import type { PageToLoad } from '../first-load/cold-load.ts';
import { openPage } from '../slow-page.ts';

/** Opens a page in a browser profile of its own and works on it once it is ready. */
export async function inOwnProfile<TResult>(
  browser: Browser,
  { url, ready, stored = {} }: PageToLoad,
  work: (page: Page) => Promise<TResult>,
  prepare: (page: Page) => void = () => undefined,
): Promise<TResult> {
  const page = await openPage(browser, stored);
  try {
    prepare(page);
    await page.goto(url);
    await page.locator(ready).first().waitFor();
    return await work(page);
  } finally {
    await page.context().close();
  }
}
