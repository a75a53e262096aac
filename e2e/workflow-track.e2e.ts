import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import { watchPage } from './watch-page.ts';

test('who started a workflow sees by keys in its diagram where it is and with whom, and goes on to the form', async ({
  openAs,
}) => {
  const page = await openAs('emma', { locale: 'en' });
  const troubles = watchPage(page);
  const main = page.getByRole('main');
  await page.goto('/workflow-center/my-workflow');
  const row = main.getByRole('row').filter({ hasText: 'Distribution agreement' });
  await row.getByRole('link', { name: /^Track/ }).click();

  await expect(main.getByRole('heading', { level: 1, name: /^Workflow track: Emma Wilson/ })).toBeVisible();
  await expect(main.getByRole('figure', { name: 'Diagram' })).toHaveAttribute('data-ready', 'true');
  // The library may be used as long as its mark can be seen and leads to its site.
  await expect(main.getByRole('link', { name: /bpmn\.io/i })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Request, Finished', exact: true })).toBeVisible();
  const here = main.getByRole('button', { name: 'Manager approval, Current', exact: true });
  await here.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tooltip')).toContainText('Isla Clarke');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();

  await main.getByRole('button', { name: 'Open form' }).click();
  await expect(page).toHaveURL(/\/form\/detail\?workflowInstanceId=/);
  await expect(main.getByRole('region', { name: 'Workflow log' })).toContainText('Isla Clarke');
  expect(troubles).toEqual([]);
});
