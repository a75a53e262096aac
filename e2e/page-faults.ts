import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The screens on which a page is looked at. */
export const screens = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** The name of a screen. */
export type Screen = keyof typeof screens;

/** Waits until nothing of a page is loading any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What axe finds on the page, each with the elements it is about. */
async function violations(page: Page): Promise<string[]> {
  // antd measures text areas with one that nobody sees and the Tab key does not reach.
  const axe = new AxeBuilder({ page }).exclude('textarea[name="hiddenTextarea"]').setLegacyMode(true);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What is wrong with the opened page on a screen: content that makes it scroll sideways, and what axe finds. */
export async function faultsOn(page: Page, screen: Screen): Promise<string[]> {
  await page.setViewportSize(screens[screen]);
  await settle(page);
  const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  const sideways = beyond > 0 ? [`scrolls ${beyond} px sideways`] : [];
  const { pathname, search } = new URL(page.url());
  return [...sideways, ...(await violations(page))].map((fault) => `${pathname}${search} on a ${screen}: ${fault}`);
}
