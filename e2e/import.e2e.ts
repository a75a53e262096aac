import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { settle } from './settle.ts';

const customers = '/application/sales/application-list/customer';

/** An industry that no customer had before: an import adds it, and its undo leaves it. */
const industry = `航空 ${Date.now()}`;

/** Customers of whom three are wrong: a manager who does not exist, an address that is none, no name. */
const rows = [
  ['客户编号', '客户名称', '客户等级', '所属行业', '电子邮箱', '客户经理', '信用额度'],
  ['C70001', '导入甲有限公司', '重点客户', industry, 'a@example.com', '', '12000'],
  ['C70002', '导入乙有限公司', '普通客户', '能源', 'b@example.com', '', '3500.50'],
  ['C70003', '导入丙有限公司', '普通客户', '', 'c@example.com', '没有此人', ''],
  ['C70004', '导入丁有限公司', '普通客户', '', 'not-an-address', '', ''],
  ['C70005', '', '普通客户', '', 'e@example.com', '', ''],
];
const csv = (lines: readonly (readonly string[])[]) => `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.goto(customers);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^导\s?入$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: '导入' });
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('a file that is no spreadsheet is refused in words; one that is, is imported, its wrong rows are corrected in the dialog, all of it is in the list, and is undone as one operation', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await chooseFile(page, '客户.csv', '<html><body>404</body></html>');
  await expect(page.getByRole('dialog', { name: '导入' }).getByRole('alert')).toBeVisible();
  await chooseFile(page, '客户.csv', csv(rows));
  const dialog = page.getByRole('dialog', { name: '导入' });
  await expect(dialog).toContainText('文件的 7 列都已对应到数据项');
  await dialog.getByRole('checkbox', { name: '新增没有的选项' }).check();
  await dialog.getByRole('button', { name: /^导\s?入$/ }).click();
  await expect(dialog).toContainText('成功 2 条');
  await expect(dialog).toContainText('失败 3 条');
  await expect(dialog).toContainText(`所属行业（1 个）：${industry}`);
  // From anywhere the tray of jobs leads back to an import that waits to be corrected.
  await dialog
    .getByRole('button', { name: /^关\s?闭$/ })
    .last()
    .click();
  await page.getByRole('button', { name: /^后台任务/u }).click();
  await page
    .getByRole('link', { name: /^修改数据：导入/u })
    .first()
    .click();
  await expect(dialog).toContainText('失败 3 条');
  await dialog.getByRole('button', { name: '修改数据' }).click();

  const correction = page.getByRole('dialog', { name: '修改导入数据' });
  await expect(correction).toContainText('还有 3 行数据有错误');
  const bar = correction.getByRole('region', { name: '修改单元格' });
  await correction.getByRole('button', { name: '下一个错误（F8）' }).click();
  await expect(bar).toContainText('第 4 行');
  await bar.getByRole('combobox').first().fill('张伟');
  await page.locator('.ant-select-dropdown:visible').getByText('张伟').first().click();
  await bar.getByRole('button', { name: /^确\s?定$/ }).click();
  await expect(bar).toContainText('第 5 行');
  await bar.getByRole('textbox').first().fill('d@example.com');
  await bar.getByRole('button', { name: /^确\s?定$/ }).click();
  await expect(bar).toContainText('第 6 行');
  await bar.getByRole('textbox').first().fill('导入戊有限公司');
  await bar.getByRole('button', { name: /^确\s?定$/ }).click();
  await expect(correction).toContainText('错误已全部修改完成');
  await correction.getByRole('button', { name: '确认导入' }).click();
  // The words of the first outcome hold these of the second one, so that its count tells them apart.
  await expect(dialog).toContainText('成功 5 条');
  await expect(dialog).toContainText('失败 0 条');
  await dialog
    .getByRole('button', { name: /^关\s?闭$/ })
    .last()
    .click();

  await page.goto(`${customers}?q=${encodeURIComponent('导入')}`);
  await settle(page);
  const names = ['导入甲有限公司', '导入丙有限公司', '导入戊有限公司'];
  for (const name of names) await expect(page.getByRole('main')).toContainText(name);

  await page
    .getByRole('main')
    .getByRole('button', { name: /^导\s?入$/ })
    .click();
  await dialog.getByRole('button', { name: '导入记录' }).click();
  await page.getByRole('button', { name: '撤销导入' }).first().click();
  const question = page.getByRole('dialog', { name: '撤销“客户.csv”的导入？' });
  await expect(question).toContainText('删除新增的 5 条数据');
  await question.getByRole('button', { name: '撤销导入' }).click();
  await expect(page.getByText('已撤销 5 条')).toBeVisible();
  await expect(question).toBeHidden();
  await dialog
    .getByRole('button', { name: /^关\s?闭$/ })
    .last()
    .click();
  for (const name of names) await expect(page.getByRole('main')).not.toContainText(name);
});
