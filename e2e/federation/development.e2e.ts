import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Development, startDevelopment } from './development.ts';
import { test } from './portico-test.ts';
import { writeProbe } from './probe-source.ts';

let development: Development;
let sources: string;

test.beforeAll(async ({ portico }) => {
  sources = mkdtempSync(join(tmpdir(), 'portico-probe-'));
  writeProbe(sources, 1);
  portico.keepReleased(portico.buildProbe(1));
  development = await startDevelopment('mf-probe', sources, portico.url);
});

test.afterAll(async () => {
  await development?.stop();
  rmSync(sources, { recursive: true, force: true });
});

/** Changes a source file. Returns what takes the change back. */
function edit(file: string, from: string, to: string): () => void {
  const path = join(sources, 'src', file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
  return () => writeFileSync(path, before);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a change in a source is on its page at once, what was open stays open, and after a crash another try shows the repaired code', async ({
  openOwnPage,
}) => {
  const page = await openOwnPage(new URL(development.url).origin);
  await page.goto(`${development.url}probe`);
  await expect(heading(page, 'Probe')).toBeVisible();
  await page.evaluate(`document.documentElement.setAttribute('data-mark', 'same document')`);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('More of edition 1')).toBeVisible();

  const restoreMore = edit('More.tsx', 'More of edition', 'Changed in edition');
  await expect(page.getByText('Changed in edition 1')).toBeVisible();
  const restorePage = edit('Probe.tsx', '<h1>Probe</h1>', '<h1>Edited</h1>');
  await expect(heading(page, 'Edited')).toBeVisible();
  await expect(page.getByText('Changed in edition 1')).toBeVisible();
  restorePage();
  restoreMore();
  await expect(heading(page, 'Probe')).toBeVisible();
  await expect(page.getByText('More of edition 1')).toBeVisible();

  const restoreWhole = edit('Probe.tsx', '<h1>Probe</h1>', '<h1>{missing.name}</h1>');
  await expect(page.locator('[data-failure="crashed"]')).toBeVisible();
  edit('Probe.tsx', '<h1>{missing.name}</h1>', '<h1>Repaired</h1>');
  const again = page.getByRole('button', { name: 'Try again' });
  // The server may not have noticed the change yet: then it is the broken page that comes.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    expect(await heading(page, 'Repaired').isVisible()).toBe(true);
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same document');
  restoreWhole();
});

test('a permitted developer agrees to a remote that the released portal does not know, sees its page and its widget, and gives it back', async ({
  page,
  portico,
}) => {
  portico.withdraw();
  const restore = edit('Probe.tsx', '<h1>Probe</h1>', '<h1>Unreleased</h1>');
  const address = new URL(development.offer);
  address.pathname = '/probe';
  await page.goto(address.href);
  const offer = page.getByRole('dialog', { name: 'Use modules that are not released?' });
  await expect(offer).toContainText('New to the portal: mf-probe.');
  await expect(heading(page, 'Unreleased')).toBeHidden();
  await offer.getByRole('button', { name: 'Use these modules' }).click();
  await expect(heading(page, 'Unreleased')).toBeVisible();

  await page.goto('/remotes-health');
  await page.getByRole('button', { name: 'Preview the widget “Clock”' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview: Clock' });
  await expect(preview.getByText('Time of Oslo')).toBeVisible();
  await preview.getByRole('textbox', { name: 'City' }).fill('Bergen');
  await expect(preview.getByText('Time of Bergen')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();

  const badge = page.getByRole('status').filter({ hasText: '1 remote comes from another address' });
  await badge.getByRole('button', { name: 'Reset overrides' }).click();
  await expect(badge).toBeHidden();
  await expect(page.getByRole('region', { name: 'mf-print' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'mf-probe' })).toBeHidden();
  restore();
});
