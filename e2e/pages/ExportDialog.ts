import type { Download, Locator, Page } from '@playwright/test';

/** The dialog that exports a list, in Chinese: choice, progress and the records of before. */
export class ExportDialog {
  readonly dialog: Locator;
  readonly records: Locator;
  readonly #page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog');
    this.records = this.dialog.getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: /^导\s*出$/u }).click();
  }

  /** Chooses an option by its words. */
  async choose(option: string): Promise<void> {
    await this.dialog.getByText(option, { exact: true }).click();
  }

  async begin(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^导出 [\d,]+ 条$/u }).click();
  }

  /** Begins the export, and returns the file that the browser got by itself at its end. */
  async download(): Promise<Download> {
    const file = this.#page.waitForEvent('download');
    await this.begin();
    return file;
  }

  async close(): Promise<void> {
    await this.dialog
      .getByRole('button', { name: /^关\s*闭$/u })
      .last()
      .click();
  }

  async showRecords(): Promise<void> {
    await this.dialog.getByRole('tab', { name: '导出记录' }).click();
  }
}
