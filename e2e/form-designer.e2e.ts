import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { boxOf, publishDesign } from './design-steps.ts';
import { watchPage } from './watch-page.ts';

const suppliers = '/application/purchase/application-list/supplier';

/** The form designer in Chinese. */
class FormScreen {
  readonly canvas;
  readonly palette;
  readonly saved;
  readonly announced;
  readonly #page;

  constructor(page: Page) {
    this.#page = page;
    this.canvas = page.getByRole('region', { name: '表单', exact: true });
    this.palette = page.getByRole('region', { name: '未放置的数据项' });
    this.saved = page.getByText(/^已于 .+ 保存$/);
    this.announced = page.locator('[data-live-region]');
  }

  /** Codes of the fields of a section, in their order. */
  async expectItems(section: string, codes: readonly string[]): Promise<void> {
    const items = this.canvas.getByRole('group', { name: section, exact: true }).locator('li[data-item]');
    await expect(items).toHaveCount(codes.length);
    for (const [at, code] of codes.entries()) await expect(items.nth(at)).toHaveAttribute('data-item', code);
  }

  item(code: string): Locator {
    return this.#page.locator(`li[data-item="${code}"]`);
  }

  /** Drags a field by the mouse to the left edge of another one. */
  async drag(code: string, to: string): Promise<void> {
    const [item, target] = [this.item(code), this.item(to)];
    await item.hover();
    await this.#page.mouse.down();
    // It is held for a moment before it is taken: a click is none.
    await expect(item).toHaveClass(/sortable-chosen/);
    await this.#page.mouse.move(0, 0);
    const box = await boxOf(target);
    await this.#page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2, { steps: 8 });
    await this.#page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 8 });
    await this.#page.mouse.up();
  }

  async publish(note: string): Promise<void> {
    await publishDesign(this.#page, '发布表单', note);
  }
}

/** Opens the designer of the suppliers' form from where designers look for it. */
async function openDesigner(page: Page): Promise<Page> {
  await page.goto('/design');
  await page.getByRole('navigation', { name: '设计内容' }).getByRole('link', { name: '表单' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '表单设计' })).toBeVisible();
  await page.getByRole('searchbox').fill('供应商');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /供应商档案/ }).click();
  const designer = await opened;
  await expect(designer.getByRole('heading', { level: 1, name: '表单设计：供应商档案' })).toBeVisible();
  return designer;
}

/** Chooses an entry of the designer's menu by keyboard, and confirms the question with this title where one is asked. */
async function switchForm(page: Page, entry: string, title: string | null): Promise<void> {
  await page.getByRole('button', { name: '更多', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter');
  if (title === null) return;
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(title);
  await dialog.getByRole('button', { name: entry, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
}

test('a form is arranged by mouse and by keyboard, previewed as a role, published, used, brought back, and switched off', async ({
  openAs,
}) => {
  const page = await openDesigner(await openAs('admin'));
  const troubles = watchPage(page);
  const screen = new FormScreen(page);
  await screen.expectItems('基本信息', ['supplierNo', 'supplierName', 'phone', 'isActive', 'contacts', 'remark']);

  await screen.drag('isActive', 'supplierNo');
  await screen.expectItems('基本信息', ['isActive', 'supplierNo', 'supplierName', 'phone', 'contacts', 'remark']);

  // By keyboard alone: the telephone goes before the name.
  await screen.item('phone').getByRole('button').focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(screen.announced).toContainText('已拿起“联系电话”');
  await page.keyboard.press('ArrowLeft');
  await expect(screen.announced).toContainText('“联系电话”，分组“基本信息”，第 3 位，共 6 位');
  await page.keyboard.press('Enter');
  await screen.expectItems('基本信息', ['isActive', 'supplierNo', 'phone', 'supplierName', 'contacts', 'remark']);

  await page.getByRole('button', { name: '添加页签' }).click();
  await page.getByLabel('标题', { exact: true }).fill('补充');
  await page.getByLabel('标题', { exact: true }).press('Enter');
  await expect(page.getByRole('tab', { name: '补充' })).toBeVisible();
  await screen.drag('remark', 'contacts');
  await screen.item('remark').getByRole('button').press('Delete');
  await screen.expectItems('基本信息', ['isActive', 'supplierNo', 'phone', 'supplierName', 'contacts']);
  await screen.canvas.getByRole('button', { name: '新分组' }).click();
  await screen.palette.getByRole('button', { name: /^备注/ }).press('Enter');
  await expect(screen.announced).toContainText('“备注”，分组“新分组”，第 1 位，共 1 位');
  await page.keyboard.press('Enter');
  await screen.expectItems('新分组', ['remark']);
  await expect(screen.saved).toBeVisible();

  await page.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: '预览' });
  await preview.getByLabel('以角色查看').click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: '采购员' }).click();
  await preview.getByLabel('供应商名称').fill('只是看看');
  await preview.getByRole('tab', { name: '补充' }).click();
  await expect(preview.getByLabel('备注')).toBeVisible();
  await page.keyboard.press('Escape');
  await screen.publish('合作状态放在最前');

  const employee = await openAs('zhangwei');
  await employee.goto(suppliers);
  await employee.getByRole('main').locator('a[href^="/form/detail"]').first().click();
  await expect(employee.getByRole('tab', { name: '补充' })).toBeVisible();
  const shown = employee.locator('[data-property]');
  await expect(shown.first()).toHaveAttribute('data-property', 'isActive');

  await page.getByRole('button', { name: '版本' }).click();
  const versions = page.getByRole('dialog', { name: '版本' });
  const first = versions.getByRole('listitem').filter({ hasText: '版本 1' });
  await first.getByRole('button', { name: '与当前设计比较' }).click();
  const compared = page.getByRole('dialog', { name: '版本 1 与当前设计比较' });
  await expect(compared).toContainText('“备注”从分组“基本信息”移到“新分组”');
  await compared.getByRole('button', { name: /关闭|Close/ }).click();
  await first.getByRole('button', { name: '恢复此版本' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '恢复此版本' }).click();
  await screen.expectItems('基本信息', ['supplierNo', 'supplierName', 'phone', 'isActive', 'contacts', 'remark']);
  await screen.publish('回到原来的样子');
  await employee.reload();
  await expect(shown.first()).toHaveAttribute('data-property', 'supplierNo');
  await expect(employee.getByRole('tab', { name: '补充' })).toBeHidden();

  await switchForm(page, '停用', '停用“供应商档案”？');
  await expect(page.getByText('此表单已停用，不能新增数据。')).toBeVisible();
  await employee.goto('/form/detail?schemaCode=supplier&sheetCode=main');
  await expect(employee.getByText('表单“供应商档案”已停用，不能新增数据')).toBeVisible();
  await expect(employee.getByRole('textbox')).toHaveCount(0);
  await switchForm(page, '启用', null);
  // Leaving the page at once would end the call that switches the form on.
  await expect(page.getByText('此表单已停用，不能新增数据。')).toBeHidden();
  await page.goto('/form/detail?schemaCode=supplier&sheetCode=main');
  await expect(page.getByLabel('供应商名称')).toBeVisible();
  expect(troubles).toEqual([]);
});
