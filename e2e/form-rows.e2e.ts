import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import { faultsAsItStands } from './page-faults.ts';

const phone = { width: 390, height: 844 };
const path = '/form/detail?startWorkflowCode=expenseApproval';

test('rows that are filled in are fine for everybody, on a desk cell by cell and on a phone card by card', async ({
  openAs,
}) => {
  const desk = await openAs('zhangwei');
  await desk.goto(`${path}&key=axe-desk`);
  const main = desk.getByRole('main');
  await main.getByRole('button', { name: /^新增一行/ }).click();
  const row = main.getByRole('grid').getByRole('row').nth(1);
  await expect(row).toBeVisible();
  expect(await faultsAsItStands(desk)).toEqual([]);
  await row.getByRole('gridcell').nth(2).dblclick();
  await desk.keyboard.type('打车');
  expect(await faultsAsItStands(desk)).toEqual([]);

  const hand = await openAs('emma', { locale: 'en', viewport: phone });
  await hand.goto(`${path}&key=axe-phone`);
  await hand
    .getByRole('main')
    .getByRole('button', { name: /^Add a row/ })
    .click();
  const form = hand.getByRole('dialog', { name: 'Row 1 of 1' });
  await expect(form.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  expect(await faultsAsItStands(hand)).toEqual([]);
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(form).toBeHidden();
  expect(await faultsAsItStands(hand)).toEqual([]);
});
