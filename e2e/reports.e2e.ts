import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';
import { tabTo } from './tab-to.ts';

/** Width and height that a PNG says in its first bytes. */
function sizeOfPng(bytes: Buffer): readonly [width: number, height: number] {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('a report is narrowed in its address, kept as a picture, and leads by keyboard to the records of a figure', async ({
  openAs,
}) => {
  const page = await openAs('admin', { locale: 'en' });
  await page.goto('/application/assets/application-report/assetBoard?f.createdTime=2026-01-01%3B');
  const chart = page.getByRole('region', { name: 'Assets by category' });
  // Not the icon of its menu, which is a drawing, too.
  await expect(chart.locator('svg:not([aria-hidden])')).toBeVisible();
  await settle(page);
  await expect(page.getByRole('region', { name: 'Number of assets' })).not.toContainText('1,200');

  const more = chart.getByRole('button', { name: /^More actions/u });
  const choose = async (name: string) => {
    await more.click();
    await page.getByRole('menuitem', { name }).click();
  };
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Show as table' })).toBeFocused();
  await page.keyboard.press('Enter');
  const vehicles = chart.getByRole('row', { name: /^Vehicles/u });
  const counted = (await vehicles.getByRole('cell').last().textContent()) ?? '';

  await choose('Show as chart');
  const picture = await chart.getByRole('img', { name: /Pie chart named Assets/u }).boundingBox();
  const download = page.waitForEvent('download');
  await choose('Export picture (PNG)');
  const file = await download;
  expect(file.suggestedFilename()).toBe('Assets by category.png');
  const [width, height] = sizeOfPng(readFileSync(await file.path()));
  expect([width / 2, height / 2]).toEqual([Math.round(picture?.width ?? 0), Math.round(picture?.height ?? 0)]);

  await choose('Show as table');
  await tabTo(page, vehicles.getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/application-list\/asset\?.*f\.category=vehicle/u);
  await expect(page.getByText(`${counted} records`)).toBeVisible();
});
