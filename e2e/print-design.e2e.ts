import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { type MouseWay, dragBy, publishDesign } from './design-steps.ts';
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

  /** Drags by the mouse from the middle of something. */
  async drag(from: Locator, by: MouseWay): Promise<void> {
    await dragBy(this.#page, from, by);
  }

  async publish(note: string): Promise<void> {
    await publishDesign(this.#page, '发布打印模板', note);
  }
}

/** Begins a template for customers and opens its designer. */
async function beginTemplate(page: Page, name: string, code: string): Promise<TemplateScreen> {
  await page.goto('/print-design');
  await page.getByRole('button', { name: '新建打印模板' }).click();
  const dialog = page.getByRole('dialog', { name: '新建打印模板' });
  await dialog.getByLabel('名称', { exact: true }).fill(name);
  await dialog.getByLabel('英文名称').fill(`${code} template`);
  await dialog.getByLabel('编码').fill(code);
  await dialog.getByLabel('所属表单').fill('销售订单');
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: '销售订单' }).first().click();
  await dialog.getByRole('button', { name: '新建打印模板' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `打印模板设计：${name}` })).toBeVisible();
  const screen = new TemplateScreen(page);
  await expect(screen.paper).toContainText('把左侧的元素拖到纸上');
  return screen;
}

/** Opens the print preview of the last sales order of the list with a template, as a link leads there. */
async function printOrder(page: Page, templateId: string): Promise<void> {
  await page.goto('/application/sales/application-list/salesOrder');
  const links = page.getByRole('main').locator('a[href^="/form/detail"]');
  await expect(links.first()).toBeVisible();
  const link = new URL((await links.last().getAttribute('href')) ?? '', 'http://portal');
  const objectIds = link.searchParams.get('objectId') ?? '';
  await page.goto(`/print?${String(new URLSearchParams({ schemaCode: 'salesOrder', objectIds, templateId }))}`);
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
  await printOrder(colleague, 'deliveryNote');
  await expect(colleague.getByText('交货单', { exact: true }).first()).toBeVisible();
  await expect(colleague.getByText('客户名称').first()).toBeVisible();
  expect(troubles).toEqual([]);
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
