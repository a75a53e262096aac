import type { Browser } from '@playwright/test';
import type { PageToLoad } from '../first-load/cold-load.ts';
import { typeInto } from '../typing.ts';
import { inOwnProfile } from './own-profile.ts';

const rounds = 3;

/** From a key to its letter in ms, the 95th percentile, in a field and in a cell of a sub-table. */
export interface KeyTimes {
  readonly field: number;
  readonly cell: number;
}

/** The best of several rounds, as what else the machine does is not the form's. `places`: a field and a cell. */
export function keyTimes(
  browser: Browser,
  target: PageToLoad,
  [field, cell]: readonly [field: string, cell: string],
): Promise<KeyTimes> {
  return inOwnProfile(browser, target, async (page) => {
    const all: KeyTimes[] = [];
    for (let round = 0; round < rounds; round += 1) {
      all.push({
        field: await typeInto(page, page.locator(field).first()),
        cell: await typeInto(page, page.locator(cell).first()),
      });
    }
    return { field: Math.min(...all.map((times) => times.field)), cell: Math.min(...all.map((times) => times.cell)) };
  });
}
