import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';

const list = '/application/sales/application-list/salesOrder';
const name = '金额最高的订单';

const menuOf = (page: Page) => page.getByRole('button', { name: /切换视图|Switch view/ });
const entry = (page: Page, label: string | RegExp) => page.getByRole('menuitem', { name: label });

test('a view that an administrator saves and shares is there for colleagues, and opens their list where it is their default', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto(`${list}?queryCode=allOrders&sort=totalAmount.desc`);
  await menuOf(page).click();
  await entry(page, '另存为新视图…').click();
  await page.getByRole('textbox', { name: '名称', exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/savedView=/);
  await expect(menuOf(page)).toHaveAccessibleName(`切换视图，当前为“${name}”`);
  await menuOf(page).click();
  await entry(page, '管理已存视图…').click();
  await page.getByRole('button', { name: `共享“${name}”` }).click();
  await page.getByRole('radio', { name: '能查看此列表的所有人' }).click();
  await page.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(page.getByText('共享给所有人')).toBeVisible();

  const colleague = await openAs('emma', { locale: 'en' });
  await colleague.goto(list);
  await menuOf(colleague).press('Enter');
  await entry(colleague, name).click();
  await expect(colleague).toHaveURL(/queryCode=allOrders&sort=totalAmount\.desc&savedView=/);
  // Changes are marked; what others share is not for everybody to change.
  await colleague.getByRole('searchbox', { name: 'Search text' }).fill('a');
  await expect(menuOf(colleague)).toHaveAccessibleDescription('Has unsaved changes');
  await menuOf(colleague).click();
  await expect(entry(colleague, 'Manage saved views…')).toBeVisible();
  await expect(entry(colleague, /Save changes/)).toHaveCount(0);
  await entry(colleague, 'Manage saved views…').click();
  await colleague.getByRole('button', { name: `Make “${name}” my default view` }).click();
  await expect(colleague.getByText('My default')).toBeVisible();
  await colleague.goto(list);
  await expect(colleague).toHaveURL(/savedView=/);
  const dialog = page.getByRole('dialog', { name: '已存视图' });
  await dialog.getByRole('button', { name: `删除“${name}”` }).click();
  await page.getByRole('button', { name: '删除视图' }).click();
  // The list that stood open with it goes on as a view of the model, in the same state.
  await expect(page).toHaveURL(/queryCode=allOrders&sort=totalAmount\.desc$/);
  await colleague.goto(list);
  await expect(menuOf(colleague)).toBeVisible();
  await expect(colleague).not.toHaveURL(/savedView=/);
});

test('a group of conditions is kept for the model, put into another filter, and the list sent as a link', async ({
  openAs,
}) => {
  const page = await openAs('emma', { locale: 'en' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const where = JSON.stringify({
    any: [
      ['isPaid', 'equal', 'false'],
      ['remark', 'isNull'],
    ],
  });
  await page.goto(`${list}?queryCode=allOrders&where=${encodeURIComponent(where)}`);
  await page.getByRole('button', { name: 'Advanced filter (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Advanced filter' });
  await dialog.getByRole('button', { name: 'Save conditions as a group' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the group' }).fill('Not paid');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Insert the group “Not paid”' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove all' }).click();
  await expect(page).not.toHaveURL(/where=/);
  await page.getByRole('button', { name: 'Advanced filter', exact: true }).click();
  await dialog.getByRole('button', { name: 'Insert the group “Not paid”' }).click();
  await dialog.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('where') === where);
  await page.getByRole('button', { name: 'More tools' }).click();
  await entry(page, 'Copy link').click();
  await expect(page.getByText('Link copied.', { exact: false })).toBeVisible();
  const link = new URL(await page.evaluate<string>('navigator.clipboard.readText()'));
  expect([link.searchParams.get('queryCode'), link.searchParams.get('where')]).toEqual(['allOrders', where]);
});
