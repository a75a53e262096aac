import type { Page } from '@playwright/test';

/** Goes to an address as a link of the portal would, without loading the page anew. */
export async function go(page: Page, to: string): Promise<void> {
  await page.evaluate<void>(`{
    const state = { idx: (history.state?.idx ?? 0) + 1, key: ${JSON.stringify(to)}, usr: null };
    history.pushState(state, '', ${JSON.stringify(to)});
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }`);
}
