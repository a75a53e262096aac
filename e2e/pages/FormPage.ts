import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../demo-test.ts';
import { settle } from '../settle.ts';
import { choose, typeDay } from './fill-field.ts';
import { words } from './words.ts';

/** A record to add, to read, to edit, or to handle in its workflow. */
export class FormPage {
  readonly edit;
  readonly save;
  readonly print;
  readonly more;
  readonly submit;
  readonly log;
  readonly #page;
  readonly #words;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    const { form, workflow } = words[locale];
    this.#words = workflow;
    const button = (name: string) => page.getByRole('main').getByRole('button', { name });
    this.edit = button(form.edit);
    this.save = button(form.save).first();
    this.print = button(form.print);
    this.more = button(workflow.more);
    this.submit = button(form.submit);
    this.log = page.getByRole('region', { name: workflow.log });
  }

  title(text: string | RegExp): Locator {
    return this.#page.getByRole('heading', { level: 1, name: text });
  }

  field(label: string): Locator {
    return this.#page.getByRole('main').getByLabel(label, { exact: true });
  }

  choose(label: string, option: string): Promise<void> {
    return choose(this.#page, label, option);
  }

  typeDay(label: string, day: string): Promise<void> {
    return typeDay(this.#page, label, day);
  }

  /** Takes an action out of the menu at the end of the row, and answers the dialog that bears its name. */
  async fromMenu(name: string): Promise<Locator> {
    await this.more.click();
    await this.#page.getByRole('menuitem', { name }).click();
    return this.#page.getByRole('dialog', { name, exact: true });
  }

  /** Takes a step of the workflow with an opinion, and waits until it is done. */
  async take(step: 'agree' | 'disagree' | 'submitAgain', opinion: string): Promise<void> {
    const name = this.#words[step];
    await this.#page.getByRole('main').getByRole('button', { name, exact: true }).click();
    const dialog = this.#page.getByRole('dialog', { name, exact: true });
    await dialog.getByLabel(this.#words.opinion, { exact: true }).fill(opinion);
    // The dialog grows when what follows has come: a press begun before then misses its button.
    await settle(this.#page);
    await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
}
