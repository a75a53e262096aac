import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../demo-test.ts';
import { words } from './words.ts';

/** The portal with its default dashboard. */
export class PortalPage {
  static readonly path = '/portal-page/defaultPortalDashboard';
  readonly title;
  readonly #page;
  readonly #words;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    this.#words = words[locale].portal;
    this.title = page.getByRole('heading', { level: 1, name: this.#words.title });
  }

  widget(which: 'applications' | 'toDo' | 'recent'): Locator {
    return this.#page.getByRole('heading', { level: 2, name: this.#words[which] });
  }

  application(name: string): Locator {
    return this.#page.getByRole('main').getByRole('link', { name, exact: true });
  }

  /** A workflow that waits for the user. */
  workItem(instanceName: string): Locator {
    return this.#page.getByRole('main').getByRole('link').filter({ hasText: instanceName });
  }
}
