import type { Page } from '@playwright/test';
import type { Locale } from '../demo-test.ts';
import { words } from './words.ts';

/** The frame around every page: header and aside. */
export class Shell {
  readonly user;
  readonly switcher;
  readonly help;
  readonly language;
  readonly aside;
  readonly back;
  readonly #page;
  readonly #words;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    this.#words = words[locale].shell;
    const header = page.getByRole('banner');
    this.switcher = header.getByTitle(this.#words.switcher);
    this.help = header.getByRole('button', { name: this.#words.help, exact: true });
    this.user = header.getByTitle(this.#words.user);
    this.language = header.getByRole('button', { name: this.#words.language });
    this.back = header.getByRole('link', { name: /^(返回|Back)$/ });
    this.aside = page.getByRole('navigation', { name: /侧边导航|Side navigation/ });
  }

  async signOut(): Promise<void> {
    await this.user.click();
    await this.#page.getByRole('button', { name: this.#words.signOut }).click();
  }

  /** Opens an entry of the workflow center's menu. */
  async openMenu(name: string): Promise<void> {
    await this.aside.getByRole('link', { name }).click();
  }
}
