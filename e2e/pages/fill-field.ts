import type { Page } from '@playwright/test';

/** Chooses an option of a drop-down by the words a person reads. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
}

/** Types a day such as 2027-03-01 into a date field. */
export async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(day);
  await field.press('Enter');
}
