import type { Page } from '@playwright/test';
import type { Locale } from '../demo-test.ts';
import { words } from './words.ts';

/** The print preview: sheets of paper, and the button that opens the browser's dialog. */
export class PrintPage {
  readonly sheets;
  readonly print;
  readonly #page;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    const name = locale === 'zh' ? /^第 \d+ 页，共 \d+ 页$/ : /^Page \d+ of \d+$/;
    this.sheets = page.getByRole('region', { name });
    this.print = page.getByRole('button', { name: words[locale].form.print });
  }

  /**
   * Returns the number of times that the page has asked for the print dialog. Needs `countPrints` before the page was
   * opened.
   */
  prints(): Promise<number> {
    return this.#page.evaluate<number>('window.printCount ?? 0');
  }

  /** Makes every page of this browser count what would open the print dialog, which no test could close. */
  static async countPrints(page: Page): Promise<void> {
    await page.context().addInitScript('window.print = () => { window.printCount = (window.printCount ?? 0) + 1; }');
  }
}
