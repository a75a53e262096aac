import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../demo-test.ts';
import { words } from './words.ts';

/** The bell in the header and the panel that opens from it. */
export class NotificationBell {
  readonly bell;
  readonly unread;
  readonly panel;
  readonly #page;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    const name = words[locale].shell.bell;
    this.bell = page.getByRole('banner').getByRole('button', { name });
    this.unread = this.bell.getByTestId('unread-dot');
    this.panel = page.getByRole('dialog', { name });
  }

  /** The message of the opened panel that tells about something. */
  message(text: string): Locator {
    return this.panel.getByRole('link').filter({ hasText: text });
  }

  /** Opens the panel and from it what the message is about, which comes in a window of its own. */
  async follow(text: string): Promise<Page> {
    await this.bell.click();
    const [opened] = await Promise.all([this.#page.context().waitForEvent('page'), this.message(text).first().click()]);
    return opened;
  }
}
