import type { Page } from '@playwright/test';
import { schemaCode } from './model.ts';

/** The list of the bench, and the sign-in of who opens it. */
export interface List {
  readonly url: string;
  readonly stored: Readonly<Record<string, string>>;
}

/** The cell of the second column in a row, from 1: the first one holds a link to the record. */
export const cellAt = (row: number) =>
  `[role=grid] [role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="4"]`;

/** Opens the list and waits until it has its records and nothing is on its way. */
export async function openList(page: Page, { url }: List): Promise<void> {
  await page.goto(`${url}/application/cells/application-list/${schemaCode}?queryCode=all`);
  await page.locator(cellAt(10)).waitFor();
  await page.waitForLoadState('networkidle');
}
