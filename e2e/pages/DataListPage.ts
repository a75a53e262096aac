import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../demo-test.ts';
import { choose } from './fill-field.ts';
import { words } from './words.ts';

/** The dialog that shows, hides and orders the columns of a list. */
class ColumnSettings {
  readonly rows;
  readonly all;
  readonly #dialog;
  readonly #page;
  readonly #words;

  constructor(page: Page, list: (typeof words)[Locale]['list']) {
    this.#page = page;
    this.#words = list;
    this.#dialog = page.getByRole('dialog', { name: list.columns });
    this.rows = this.#dialog.getByRole('listitem');
    this.all = this.#dialog.getByRole('checkbox', { name: list.selectAll });
  }

  box(column: string): Locator {
    return this.#dialog.getByRole('checkbox', { name: column, exact: true });
  }

  async width(): Promise<number> {
    return Math.round((await this.#dialog.boundingBox())?.width ?? 0);
  }

  /** Drags a row by its handle onto another one, which lies above it. A dialog that still grows is waited for. */
  async drag(column: string, onto: string): Promise<void> {
    const handle = (name: string) => this.rows.filter({ hasText: name }).locator('[data-handle]');
    const { mouse } = this.#page;
    // Hovering waits until what is hovered stands still.
    await handle(column).hover();
    await mouse.down();
    // It is held for a moment before it is taken: a click is none.
    await expect(this.rows.filter({ hasText: column }).and(this.#page.locator('.sortable-chosen'))).toBeVisible();
    const to = await handle(onto).boundingBox();
    if (!to) throw new Error(`${onto} is not on the screen.`);
    await mouse.move(to.x + 8, to.y + to.height / 2, { steps: 20 });
    // Rows that make room are not asked where the pointer stands among them: it moves until they are in their order.
    const order = async () => {
      const texts = await this.rows.allInnerTexts();
      return [column, onto].map((name) => texts.findIndex((text) => text.includes(name)));
    };
    for (let step = 0; ; step = 1 - step) {
      const [at = 0, above = 0] = await order();
      if (at < above) break;
      await mouse.move(to.x + 8 + step, to.y + to.height / 2);
    }
    await mouse.up();
  }

  async restore(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#words.restore }).click();
  }

  async confirm(): Promise<void> {
    await this.#dialog.getByRole('button', { name: this.#words.ok, exact: true }).click();
  }
}

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
  readonly previousPage;
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
    this.previousPage = page.getByRole('listitem', { name: list.previousPage }).getByRole('button');
  }

  title(name: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name });
  }

  header(name: string): Locator {
    return this.grid.getByRole('columnheader', { name });
  }

  /** Opens a record by the link that names it; other links of its row lead to other records. */
  async open(record: Locator): Promise<void> {
    await record.getByRole('link').first().click();
  }

  record(text: string): Locator {
    return this.records.filter({ hasText: text });
  }

  /** Returns how many records can be read whole at once, between the heads of columns and the sums. */
  async wholeRows(): Promise<number> {
    const rows = this.grid.getByRole('row');
    const [head, foot] = await Promise.all([rows.first().boundingBox(), rows.last().boundingBox()]);
    const boxes = await Promise.all((await this.records.all()).map((record) => record.boundingBox()));
    const [top, bottom] = [(head?.y ?? 0) + (head?.height ?? 0) - 1, (foot?.y ?? 0) + 1];
    return boxes.filter((box) => box !== null && box.y >= top && box.y + box.height <= bottom).length;
  }

  /** Returns the number of records on all pages, as the list says. */
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

  /** Chooses an item of the menu of a column's head, by the pointer. */
  async chooseOfColumn(name: string, item: string): Promise<void> {
    const head = this.header(name);
    await head.hover();
    await head.getByTitle(this.#words.columnActions).click();
    await this.#page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  /** Drags the right edge of a column's head by some pixels. */
  async dragEdge(name: string, by: number): Promise<void> {
    const box = await this.header(name).boundingBox();
    if (!box) throw new Error(`The column ${name} is not on the screen.`);
    const [x, y] = [box.x + box.width - 4, box.y + box.height / 2];
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.down();
    await this.#page.mouse.move(x + by, y, { steps: 5 });
    await this.#page.mouse.up();
  }

  async width(name: string): Promise<number> {
    return Math.round((await this.header(name).boundingBox())?.width ?? 0);
  }

  /** The titles of the columns that are drawn, in the order seen, without places of the order. */
  async titles(): Promise<string[]> {
    const heads = await this.grid.getByRole('columnheader').allInnerTexts();
    return heads.map((text) => text.split('\n')[0]?.trim() ?? '').filter((text) => text !== '');
  }

  async openColumnSettings(): Promise<ColumnSettings> {
    await this.#page.getByRole('button', { name: this.#words.columns }).click();
    return new ColumnSettings(this.#page, this.#words);
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
