import type { Browser, Page } from '@playwright/test';
import type { BizRecord, SaveRecordInput } from '@portico/shared-kit/contract/records.schema';
import type { TemporaryPortal } from '../../tools/run/temporary-portal.ts';
import { post } from '../call.ts';
import type { PageToLoad } from '../first-load/cold-load.ts';
import { quantile } from '../list-page/driver.ts';
import { inOwnProfile } from './own-profile.ts';
import { firstField, formUrl } from './pages.ts';

const rounds = 5;
const savePath = '/api/records/save';

/** Medians in ms. */
export interface SaveTimes {
  /** From the button until the page shows what was saved. */
  readonly page: number;
  /** The same request, sent without a page. */
  readonly request: number;
}

interface Saved {
  readonly stored: PageToLoad['stored'];
  readonly token: string;
  readonly record: BizRecord;
}

/** Changes one field of the record on its page and saves, and sends what the page sent once more, in turns. */
export function saveTimes(
  browser: Browser,
  portal: TemporaryPortal,
  { stored = {}, token, record }: Saved,
): Promise<SaveTimes> {
  const read: PageToLoad = { url: formUrl(portal, record), ready: '[data-property="Field0"]', stored };
  return inOwnProfile(browser, read, async (page) => {
    const all: SaveTimes[] = [];
    let version = record.version;
    for (let round = 0; round < rounds; round += 1) {
      const { ms, input } = await saveOnPage(page, `saved ${round}`);
      version = (input.version ?? version) + 1;
      const start = performance.now();
      const answer = await post<BizRecord>(portal, token, savePath, again(input, version));
      all.push({ page: ms, request: performance.now() - start });
      version = answer.version;
      await page.reload();
    }
    const middle = (key: keyof SaveTimes) =>
      quantile(
        all.map((times) => times[key]),
        0.5,
      );
    return { page: middle('page'), request: middle('request') };
  });
}

/** The request with another value, as an attempt of its own. */
function again({ requestId: _, ...input }: SaveRecordInput, version: number): SaveRecordInput {
  return { ...input, version, data: { ...input.data, Field0: `again ${version}` } };
}

async function saveOnPage(
  page: Page,
  value: string,
): Promise<{ readonly ms: number; readonly input: SaveRecordInput }> {
  await page.getByRole('button', { name: '编辑' }).click();
  await page.locator(firstField).fill(value);
  const sent = page.waitForRequest((request) => request.url().endsWith(savePath));
  const start = performance.now();
  await page.getByRole('button', { name: '保存' }).click();
  await page.locator('[data-property="Field0"]', { hasText: value }).waitFor();
  const ms = performance.now() - start;
  return { ms, input: (await sent).postDataJSON() as SaveRecordInput };
}
