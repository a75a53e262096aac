import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../demo-test.ts';
import { choose } from './fill-field.ts';
import { words } from './words.ts';

/** The list of a model's records. */
export class DataListPage {
  static readonly orders = '/application/sales/application-list/salesOrder';
  readonly grid;
  readonly records;
  readonly sums;
  readonly view;
  readonly search;
  readonly chips;
  readonly add;
  readonly nextPage;
  readonly #page;
  readonly #words;

  constructor(page: Page, locale: Locale) {
    this.#page = page;
    const list = words[locale].list;
    this.#words = list;
    this.grid = page.getByRole('grid');
    this.records = this.grid.getByRole('row').filter({ has: page.getByRole('link') });
    this.sums = this.grid.getByRole('row', { name: list.sum });
    this.view = page.getByRole('button', { name: list.view });
    this.search = page.getByLabel(list.search);
    this.chips = page.getByRole('list', { name: list.chips }).getByRole('listitem');
    this.add = page.getByRole('button', { name: list.add });
    this.nextPage = page.getByRole('listitem', { name: list.nextPage }).getByRole('button');
  }

  title(name: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name });
  }

  header(name: string): Locator {
    return this.grid.getByRole('columnheader', { name });
  }

  record(text: string): Locator {
    return this.records.filter({ hasText: text });
  }

  /** How many records there are on all pages, as the list says. */
  async total(): Promise<number> {
    const text = await this.#page.getByRole('navigation').getByText(this.#words.total).innerText();
    return Number(this.#words.total.exec(text)?.[1]?.replaceAll(',', ''));
  }

  async switchView(name: string): Promise<void> {
    await this.view.click();
    await this.#page.getByRole('menuitem', { name }).click();
  }

  async sortBy(name: string): Promise<void> {
    await this.header(name).getByRole('button', { name }).click();
  }

  async filterByOption(label: string, option: string): Promise<void> {
    await choose(this.#page, label, option);
    await this.#page.getByRole('button', { name: this.#words.apply, exact: true }).click();
  }

  async removeChip(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.#words.remove(name) }).click();
  }

  /** The texts of a column, top to bottom. `at` counts cells from 0, the check box first. */
  async column(at: number): Promise<string[]> {
    const rows = await this.records.all();
    return Promise.all(rows.map((row) => row.getByRole('gridcell').nth(at).innerText()));
  }
}
