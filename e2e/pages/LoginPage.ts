import type { Page } from '@playwright/test';
import type { Credentials } from '../../tools/run/sign-in.ts';
import { words } from './words.ts';
import type { Locale } from '../demo-test.ts';

/** The page of people who are not signed in. */
export class LoginPage {
  readonly title;
  readonly account;
  readonly password;
  readonly enter;
  readonly failure;

  constructor(page: Page, locale: Locale) {
    const { login } = words[locale];
    this.title = page.getByRole('heading', { name: login.title });
    this.account = page.getByLabel(login.account, { exact: true });
    this.password = page.getByLabel(login.password, { exact: true });
    this.enter = page.getByRole('button', { name: login.enter, exact: true });
    // What an earlier step has told at the top of the window may still stand there.
    this.failure = page.getByRole('alert').and(page.locator('.ant-alert'));
  }

  async signIn({ username, password }: Credentials): Promise<void> {
    await this.account.fill(username);
    await this.password.fill(password);
    await this.enter.click();
  }
}
