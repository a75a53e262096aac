import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { boxOf, dragBy, type MouseWay, publishDesign } from './design-steps.ts';
import { watchPage } from './watch-page.ts';

/** The designer of a print template in Chinese. */
class TemplateScreen {
  readonly canvas;
  readonly paper;
  readonly panel;
  readonly announced;
  readonly saved;
  readonly #page;

  constructor(page: Page) {
    this.#page = page;
    this.canvas = page.getByRole('region', { name: '模板画布' });
    this.paper = this.canvas.locator('[data-page]').first();
    this.panel = page.getByRole('region', { name: '属性', exact: true });
    this.announced = page.locator('[data-live-region]');
    this.saved = page.getByText(/^已于 .+ 保存$/);
  }

  /** Entry of the palette: the first of its name, as plain elements stand above fields. */
  entry(name: string): Locator {
    return this.#page.getByRole('treeitem', { name, exact: true }).first();
  }

  element(name: string): Locator {
    return this.canvas.getByRole('button', { name: new RegExp(`^${name}，左 `) });
  }

  /** Drags an entry of the palette to a point of the paper's content, in CSS pixels. */
  async place(entry: string, x: number, y: number): Promise<void> {
    await this.entry(entry).scrollIntoViewIfNeeded();
    await this.entry(entry).dragTo(this.paper, { targetPosition: { x, y } });
    await expect(this.announced).toContainText(`已添加“${entry}”`);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.panel.getByLabel(label, { exact: true }).click();
    const options = this.#page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await options.filter({ hasText: option }).first().click();
  }

  /** Drags by the mouse from the middle of something. */
  async drag(from: Locator, by: MouseWay, meanwhile?: () => Promise<void>): Promise<void> {
    await dragBy(this.#page, from, by, meanwhile);
  }

  async publish(note: string): Promise<void> {
    await publishDesign(this.#page, '发布打印模板', note);
  }
}

/** Begins a template of a form and opens its designer. */
async function beginTemplate(page: Page, name: string, code: string, form = '销售订单'): Promise<TemplateScreen> {
  await page.goto('/print-design');
  await page.getByRole('button', { name: '新建打印模板' }).click();
  const dialog = page.getByRole('dialog', { name: '新建打印模板' });
  await dialog.getByLabel('名称', { exact: true }).fill(name);
  await dialog.getByLabel('英文名称').fill(`${code} template`);
  await dialog.getByLabel('编码').fill(code);
  await dialog.getByLabel('所属表单').fill(form);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: form }).first().click();
  await dialog.getByRole('button', { name: '新建打印模板' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `打印模板设计：${name}` })).toBeVisible();
  const screen = new TemplateScreen(page);
  await expect(screen.paper).toContainText('把左侧的元素拖到纸上');
  return screen;
}

/** Opens the print preview of the last record of a list with a template, as a link leads there. */
async function printLast(page: Page, list: string, templateId: string): Promise<void> {
  await page.goto(`/application/${list}`);
  const links = page.getByRole('main').locator('a[href^="/form/detail"]');
  await expect(links.first()).toBeVisible();
  const link = new URL((await links.last().getAttribute('href')) ?? '', 'http://portal');
  const objectIds = link.searchParams.get('objectId') ?? '';
  const schemaCode = link.searchParams.get('schemaCode') ?? '';
  await page.goto(`/print?${String(new URLSearchParams({ schemaCode, objectIds, templateId }))}`);
}

test('an administrator draws a template from an empty page, publishes it, and a colleague prints with it', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  const troubles = watchPage(page);
  const screen = await beginTemplate(page, '交货单', 'deliveryNote');

  await screen.place('标题', 4, 4);
  await expect(screen.element('标题')).toBeFocused();
  await screen.panel.getByLabel('文字（中文）').fill('交货单');
  await screen.panel.getByLabel('文字（中文）').press('Control+Enter');
  await screen.place('客户名称', 60, 90);
  // Near the left edge of the page, it is drawn to that edge.
  await screen.drag(screen.element('客户名称'), { x: -64, y: 0 });
  await expect(screen.announced).toContainText('“客户名称”，左 0，');
  await screen.element('客户名称').press('ArrowDown');
  await screen.element('客户名称').press('Shift+ArrowDown');
  await screen.place('订单明细', 30, 160);
  await screen.drag(screen.canvas.locator('[data-column="0"]'), { x: 40, y: 0 });
  await expect(screen.announced).toContainText('已修改“订单明细”');
  await screen.panel.getByLabel('总计').click();

  await expect(page.getByText('没有发现问题')).toBeVisible();
  await expect(screen.saved).toBeVisible();
  await screen.publish('第一版');

  const colleague = await openAs('liufang');
  await printLast(colleague, 'sales/application-list/salesOrder', 'deliveryNote');
  await expect(colleague.getByText('交货单', { exact: true }).first()).toBeVisible();
  await expect(colleague.getByText('客户名称').first()).toBeVisible();
  expect(troubles).toEqual([]);
});

test('an expense claim is drawn from an empty page beside its live preview, for one role alone', async ({ openAs }) => {
  const page = await openAs('admin');
  const troubles = watchPage(page);
  const screen = await beginTemplate(page, '报销单打印', 'claimByHand', '报销单');
  await screen.place('标题', 4, 4);
  await screen.panel.getByLabel('文字（中文）').fill('费用报销单（手绘）');
  await screen.panel.getByLabel('文字（中文）').press('Control+Enter');
  await screen.place('创建人', 3, 60);
  await expect(screen.announced).toContainText('左 0，');
  await screen.place('报销部门', 340, 60);
  await screen.place('费用明细', 4, 110);
  await screen.panel.getByLabel('总计').click();
  await screen.place('签名', 20, 200);
  await screen.choose('审批节点', '部门主管审批');
  await expect(screen.paper).toContainText('张三');
  await screen.place('审批记录', 4, 290);
  await screen.place('二维码', 500, 190);

  await page.getByRole('button', { name: '预览', exact: true }).click();
  const preview = page.getByRole('region', { name: '预览', exact: true });
  await page.getByRole('combobox', { name: '预览数据' }).click();
  await page.locator('.ant-select-dropdown:visible').getByText('内容最多的数据').click();
  await expect(preview).toContainText('合计');
  await expect(preview).not.toContainText('{');
  await screen.element('审批记录').press('Enter');
  await page.keyboard.press('Delete');
  await expect(preview).not.toContainText('处理结果');
  await page.keyboard.press('Control+z');
  await expect(preview).toContainText('处理结果');
  await preview.getByRole('button', { name: '关闭预览' }).click();

  await screen.canvas.getByRole('button', { name: '添加页面' }).click();
  await screen.element('二维码').scrollIntoViewIfNeeded();
  // Held at the lower edge, the desk scrolls until the second page is under the pointer.
  const [desk, code] = [await boxOf(page.locator('[data-desk]')), await boxOf(screen.element('二维码'))];
  const down = desk.y + desk.height - 12 - code.y - code.height / 2;
  const second = screen.canvas.locator('[data-page]').nth(1);
  await screen.drag(screen.element('二维码'), { x: 0, y: down }, async () => {
    await expect(async () => expect((await boxOf(second)).y).toBeLessThan(desk.y + 200)).toPass();
  });
  await expect(screen.announced).toContainText('“二维码”已移到第 2 页');

  await screen.canvas.getByRole('button', { name: '报销单打印', exact: true }).click();
  await screen.choose('谁可以用此模板打印', '指定的角色、部门和人员');
  await screen.choose('角色', '财务');
  await page.keyboard.press('Escape');
  await expect(page.getByText('没有发现问题')).toBeVisible();
  await expect(screen.saved).toBeVisible();
  await screen.publish('第一版');
  expect(troubles).toEqual([]);

  const claims = 'expenses/application-list/expenseClaim';
  const [finance, clerk] = [await openAs('finance'), await openAs('liufang')];
  await printLast(finance, claims, 'claimByHand');
  await expect(finance.getByText('费用报销单（手绘）').first()).toBeVisible();
  await printLast(clerk, claims, 'claimByHand');
  await expect(clerk.getByText('费用报销单', { exact: true }).first()).toBeVisible();
  await expect(clerk.getByText('费用报销单（手绘）')).toHaveCount(0);
});

test('a template is drawn by keyboard alone: added, moved, copied, aligned, undone after a reload, and published', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  const screen = await beginTemplate(page, '键盘模板', 'templateByKeys');

  await screen.entry('文本').press('Enter');
  await expect(screen.element('文本')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+ArrowLeft');
  await expect(screen.announced).toContainText('左 1，上 0，宽 175，高 8 毫米');
  await page.keyboard.press('Control+d');
  await expect(screen.element('文本')).toHaveCount(2);
  await page.keyboard.press('Shift+PageUp');
  await expect(screen.panel.getByRole('heading', { name: '已选择 2 个元素' })).toBeVisible();
  await screen.panel.getByRole('button', { name: '顶端对齐' }).press('Enter');
  await expect(screen.announced).toContainText('已对齐');
  await expect(screen.saved).toBeVisible();

  await page.reload();
  await expect(screen.element('文本')).toHaveCount(2);
  await screen.element('文本').first().focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(screen.element('文本')).toHaveCount(1);
  await expect(screen.announced).toContainText('已撤销');
  await expect(screen.saved).toBeVisible();
  await screen.publish('用键盘');
});
