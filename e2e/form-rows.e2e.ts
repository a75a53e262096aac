import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { faultsAsItStands } from './page-faults.ts';
import { typeDay } from './pages/fill-field.ts';

const phone = { width: 390, height: 844 };
const path = '/form/detail?startWorkflowCode=expenseApproval';

const purchase = '/form/detail?startWorkflowCode=purchaseApproval&key=typed';

/** Two rows as a spreadsheet copies them; the second names what no list has. */
const copied = 'Safety helmet\tABS\tpiece\t3\t45\nNo such thing\tABS\tbox\t1\t2';

/** Types rows by keys alone without a pause, and pastes what a list does not have. */
async function typeRows(page: Page): Promise<void> {
  await page.goto(purchase);
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: /^新增一行/ });
  await add.focus();
  await page.keyboard.press('Enter');
  const row = (number: number) => main.getByRole('grid').getByRole('row').nth(number);
  const cell = (number: number, column: number) => row(number).getByRole('gridcell').nth(column);
  await expect(cell(1, 0)).toBeFocused();
  for (const text of ['Safety helmet', 'ABS', 'bucket', '12']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  // The lists have answered meanwhile: what they have is taken, what they do not have stays and says so.
  await expect(cell(1, 0)).toHaveText('Safety helmet');
  await expect(cell(1, 0)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(cell(1, 1)).toHaveText('ABS');
  await expect(cell(1, 2)).toContainText('选项“bucket”不存在');
  await expect(cell(1, 3)).toHaveText('12');
  await expect(cell(1, 4).getByRole('textbox')).toHaveValue('45');

  // A list that holds a value has something to clear it by: Tab goes past that, to the next cell.
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(cell(1, 0).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cell(1, 1).getByRole('combobox')).toBeFocused();

  await page.keyboard.press('Home');
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/plain', ${JSON.stringify(copied)});
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(paste);
  }`);
  await expect(cell(2, 0)).toContainText('选项“No such thing”不存在');
  await expect(row(2).getByRole('rowheader')).toHaveAttribute('title', '此行有需要修改的内容');

  // It is in the draft, as it is, after a reload; and submitting leads to it.
  await expect(page.getByText(/^草稿已于/)).toBeVisible();
  await main.getByLabel('采购用途', { exact: true }).fill('安全帽');
  await page.reload();
  await expect(cell(2, 0)).toContainText('No such thing');
  await typeDay(page, '需求日期', '2027-06-01');
  await page.getByRole('radio', { name: '一般' }).check();
  await main.getByRole('button', { name: '提交', exact: true }).click();
  await expect(cell(2, 0)).toBeFocused();
  await expect(cell(2, 0)).toBeInViewport();
}

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

  await typeRows(desk);

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
