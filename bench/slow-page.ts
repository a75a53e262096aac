import type { Browser, CDPSession, Page } from '@playwright/test';

/** Factor by which the processor of a measured page is slower: that of a fast phone on this machine. */
export const slowdown = 4;

/** Globals of a page that measurements use there. */
export interface PageGlobals {
  readonly document: { querySelector(selector: string): PageElement | null };
  requestAnimationFrame(callback: () => void): number;
}

interface PageElement {
  readonly textContent: string;
  readonly href?: string;
  click(): void;
}

/** Returns an empty page in a browser profile of its own; `stored` are entries of local storage before a page starts. */
export async function openPage(browser: Browser, stored: Readonly<Record<string, string>>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await context.addInitScript((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, stored);
  return context.newPage();
}

/** Slows a page's processor down from now on. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}
