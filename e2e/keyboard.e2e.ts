import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** People with their actions on the records of the first page, and the focus after Enter on "delete". */
const people = [
  { user: 'admin', action: '修改拥有者', begins: '拥有者', canDelete: true },
  { user: 'liufang', action: '批量修改', canDelete: true },
  { user: 'zhangwei', action: '表单留痕', canDelete: false },
];

for (const { user, action, begins, canDelete } of people) {
  test(`${user} works with a list by keys alone, and menus and dialogs give the focus back`, async ({ openAs }) => {
    const page = await openAs(user);
    const list = new DataListPage(page, 'zh');
    const { keyboard } = page;
    const dialog = page.getByRole('dialog');
    await page.goto(DataListPage.orders);
    await expect(list.records.first()).toBeVisible();

    await list.view.focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: '全部订单' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: '订单跟进' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(list.view).toBeFocused();

    // What waits for a selection is reached all the same, and says so; what this person may never do is not there.
    const remove = button(page, /^删\s*除$/);
    if (canDelete) await remove.focus();
    else await expect(remove).toHaveCount(0);
    if (canDelete) await expect(page.getByText('请先勾选数据').first()).toBeVisible();

    await list.grid.focus();
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await keyboard.press('Shift+Space');
    await expect(page.getByText('已选 2 条')).toBeVisible();
    await button(page, action).focus();
    await keyboard.press('Enter');
    await expect(dialog.locator(':focus')).toBeVisible();
    // It comes with the focus on its own buttons; where it begins elsewhere, that is when it is ready.
    if (begins) await expect(dialog.getByRole('combobox', { name: begins, exact: true })).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, action)).toBeFocused();

    if (canDelete) {
      await remove.focus();
      await keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: /^取\s*消$/ })).toBeFocused();
      await keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(remove).toBeFocused();
    }

    await button(page, action).focus();
    await keyboard.press('?');
    await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toContainText('Shift+F10');
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, action)).toBeFocused();

    // Dialogs that are drawn only while they are open, and a chip that takes its line along.
    await button(page, /^展开/).click();
    const people = button(page, '从组织架构中选择销售员');
    await people.focus();
    await keyboard.press('Enter');
    await expect(dialog.locator(':focus')).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(people).toBeFocused();
    await page.getByRole('textbox', { name: '客户名称' }).fill('有限');
    await keyboard.press('Enter');
    await expect(list.chips).toHaveCount(1);
    await button(page, '移除条件“客户名称”').focus();
    await keyboard.press('Enter');
    await expect(list.chips).toHaveCount(0);
    await expect(list.grid).toBeFocused();
  });
}
