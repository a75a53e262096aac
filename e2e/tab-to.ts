import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any of the pages has; a part that Tab never comes to fails the story. */
const mostStops = 120;

/** Goes on by Tab until the focus is on an element, or in it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const focus = page.locator(':focus');
  const reached = target.and(focus).or(target.locator(focus));
  for (let stop = 0; stop < mostStops; stop += 1) {
    if ((await reached.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${target.toString()}`);
}
