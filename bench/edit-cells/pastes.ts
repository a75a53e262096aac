import type { Browser, Page } from '@playwright/test';
import { openPage } from '../slow-page.ts';
import { cellAt, type List, openList } from './list.ts';
import { pageSize, textsOf } from './model.ts';
import { press } from './painted.ts';

const rounds = 3;

/** Ms of each round: from the press to the checked dialog, and from the press of its button until a new value is painted in its cell. */
export interface PasteTimes {
  readonly check: readonly number[];
  readonly write: readonly number[];
}

/** Pastes a table over all records of a page: with new values, and the same once more, of which nothing is to be written. */
export async function pasteTimes(
  browser: Browser,
  list: List,
): Promise<{ readonly fresh: PasteTimes; readonly again: readonly number[] }> {
  const page = await openPage(browser, list.stored);
  try {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openList(page, list);
    const check: number[] = [];
    const write: number[] = [];
    const again: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      // Numbers of rounds that no other part of the bench has.
      const checked = await paste(page, 30 + round);
      await page.locator('[role=dialog] .ant-btn-primary:focus').waitFor();
      const written = await press(page, 'Enter', { selector: cellAt(1), text: textsOf(1, 30 + round)[0]?.[1] ?? '' });
      await page.locator('[role=dialog]').waitFor({ state: 'hidden' });
      await page.waitForLoadState('networkidle');
      const repeated = await paste(page, 30 + round);
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog]').waitFor({ state: 'hidden' });
      // The first round fetches the code of the dialog.
      if (round === 0) continue;
      check.push(checked);
      write.push(written);
      again.push(repeated);
    }
    return { fresh: { check, write }, again };
  } finally {
    await page.context().close();
  }
}

async function paste(page: Page, round: number): Promise<number> {
  const text = textsOf(pageSize, round)
    .map((row) => row.join('\t'))
    .join('\r\n');
  await page.evaluate(copy, text);
  await page.locator(cellAt(1)).click();
  await page.keyboard.press('ArrowLeft');
  return press(page, 'Control+V', { selector: '[role=dialog] section p' });
}

function copy(text: string): Promise<void> {
  const { navigator } = globalThis as unknown as {
    readonly navigator: { readonly clipboard: { writeText(text: string): Promise<void> } };
  };
  return navigator.clipboard.writeText(text);
}
