import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page, each by its first element, and whether the page scrolls sideways. */
export async function axeFaults(page: Page): Promise<string[]> {
  // antd measures text areas with one that nobody sees and the Tab key does not reach.
  const axe = new AxeBuilder({ page }).exclude('textarea[name="hiddenTextarea"]').setLegacyMode(true);
  const { violations } = await axe.analyze();
  const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ...(beyond > 0 ? ['scrolls sideways'] : []),
  ];
}
