import type { Locator, Page } from '@playwright/test';

type List = 'my-unfinished-workitem' | 'start-workflow' | 'my-finished-workitem' | 'my-workflow';

/** The workflow center: what to do, what is done, what to start. */
export class WorkflowCenterPage {
  readonly #page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(list: List): Promise<void> {
    await this.#page.goto(`/workflow-center/${list}`);
  }

  /** A workflow in a list, or a card to start one. */
  item(name: string): Locator {
    return this.#page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: name });
  }
}
