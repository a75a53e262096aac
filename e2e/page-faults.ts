import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { settle } from './settle.ts';

/** The screens on which a page is looked at. */
export const screens = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** The name of a screen. */
export type Screen = keyof typeof screens;

/** The rules of axe that are asked beside the sideways scroll check: all of them, contrast alone, or none. */
export type Depth = 'whole' | 'contrast' | 'width';

/** Returns what axe finds on a page, each with the elements it is about. */
async function axeFaults(page: Page, depth: Exclude<Depth, 'width'>): Promise<string[]> {
  // antd measures text areas with one that nobody sees and the Tab key does not reach.
  const axe = new AxeBuilder({ page }).exclude('textarea[name="hiddenTextarea"]').setLegacyMode(true);
  // Saying of every element what is right with it is most of the work.
  const only = depth === 'contrast' ? { runOnly: ['color-contrast'] } : {};
  const { violations } = await axe.options({ resultTypes: ['violations'], ...only }).analyze();
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Returns what is wrong with a page as it stands. */
export async function faultsAsItStands(page: Page, depth: Depth = 'whole'): Promise<string[]> {
  const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  const sideways = beyond > 0 ? [`scrolls ${beyond} px sideways`] : [];
  return [...sideways, ...(depth === 'width' ? [] : await axeFaults(page, depth))];
}

/** Returns what is wrong with an opened page on a screen, once it has come to rest there. */
export async function faultsOn(
  page: Page,
  { screen, depth, heading }: { readonly screen: Screen; readonly depth: Depth; readonly heading?: Locator },
): Promise<string[]> {
  await page.setViewportSize(screens[screen]);
  await settle(page, heading);
  const { pathname, search } = new URL(page.url());
  return (await faultsAsItStands(page, depth)).map((fault) => `${pathname}${search} on a ${screen}: ${fault}`);
}
