import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { boxOf, publishDesign } from './design-steps.ts';
import { watchPage } from './watch-page.ts';

/** The designer of a report in Chinese. */
class ReportScreen {
  readonly canvas;
  readonly items;
  readonly panel;
  readonly announced;
  readonly saved;
  readonly #page;

  constructor(page: Page) {
    this.#page = page;
    this.canvas = page.getByRole('region', { name: '报表画布' });
    this.items = page.getByRole('region', { name: '数据项', exact: true });
    this.panel = page.getByRole('region', { name: '属性', exact: true });
    this.announced = page.locator('[data-live-region]');
    this.saved = page.getByText(/^已于 .+ 保存$/);
  }

  chart(name: string): Locator {
    return this.canvas.getByRole('button', { name: new RegExp(`${name}，第 \\d+ 个图表`) });
  }

  /** List of the dimensions or the measures of the selected chart. */
  well(name: 'dimensions' | 'measures'): Locator {
    return this.panel.locator(`[data-list="${name}"]`);
  }

  /** Drags a data item into a list by the mouse. */
  async drag(item: string, list: Locator): Promise<void> {
    const source = this.items.getByRole('button', { name: item, exact: true });
    await source.scrollIntoViewIfNeeded();
    await list.scrollIntoViewIfNeeded();
    const [from, to] = [await boxOf(source), await boxOf(list)];
    const { mouse } = this.#page;
    await mouse.move(from.x + 20, from.y + 10);
    await mouse.down();
    // A drag begins once the pointer has rested for a moment and moved a little.
    await expect(async () => {
      await mouse.move(from.x + 32, from.y + 18, { steps: 3 });
      await mouse.move(to.x + 60, to.y + 20, { steps: 8 });
      await expect(list.locator('.sortable-ghost')).toBeVisible({ timeout: 500 });
    }).toPass();
    await mouse.up();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.panel.getByLabel(label, { exact: true }).click();
    await this.#page
      .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option })
      .first()
      .click();
  }

  async publish(note: string): Promise<void> {
    await publishDesign(this.#page, '发布报表', note);
  }
}

/** Begins a report of the sales application and opens its designer. */
async function beginReport(page: Page, name: string, code: string): Promise<ReportScreen> {
  await page.goto('/report-design');
  await page.getByRole('button', { name: '新建报表' }).click();
  const dialog = page.getByRole('dialog', { name: '新建报表' });
  await dialog.getByLabel('名称', { exact: true }).fill(name);
  await dialog.getByLabel('英文名称').fill(`${code} report`);
  await dialog.getByLabel('编码').fill(code);
  await dialog.getByLabel('所属应用').click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: '销售管理' }).click();
  await dialog.getByRole('button', { name: '新建报表' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `报表设计：${name}` })).toBeVisible();
  const screen = new ReportScreen(page);
  await expect(screen.canvas).toContainText('报表还没有图表');
  return screen;
}

test('a report is built by mouse from an empty one, published, and seen by a colleague', async ({ openAs }) => {
  const page = await openAs('admin');
  const troubles = watchPage(page);
  const screen = await beginReport(page, '每月销售', 'monthlySales');

  await screen.canvas.getByRole('button', { name: '添加图表' }).click();
  await page.getByRole('menuitem', { name: '柱形图', exact: true }).click();
  await expect(screen.chart('柱形图')).toBeFocused();
  await expect(screen.announced).toContainText('已添加“柱形图”，第 1 个，共 1 个');
  await screen.choose('模型', '销售订单');
  await screen.drag('下单日期', screen.well('dimensions'));
  await expect(screen.panel.getByLabel('“下单日期”的级别')).toBeVisible();
  await screen.drag('订单金额', screen.well('measures'));
  await expect(screen.well('measures')).toContainText('合计');
  await expect(screen.well('measures')).not.toContainText('数据条数');
  await expect(screen.canvas.locator('svg[version]')).toBeVisible();
  await expect(page.getByText('没有发现问题')).toBeVisible();
  await expect(screen.saved).toBeVisible();
  await screen.publish('第一版');

  const colleague = await openAs('liufang');
  await colleague.goto('/application/sales/application-report/monthlySales');
  await expect(colleague.getByRole('heading', { level: 1, name: '每月销售' })).toBeVisible();
  await expect(colleague.getByRole('heading', { name: '订单金额（合计） / 下单日期' })).toBeVisible();
  await expect(colleague.getByRole('main').locator('svg[version]')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a report is built by keyboard alone: added, grouped, resized, moved, undone and published', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  const screen = await beginReport(page, '键盘报表', 'byKeys');

  await screen.canvas.getByRole('button', { name: '添加图表' }).press('Enter');
  await page.getByRole('menuitem', { name: '饼图' }).press('Enter');
  await expect(screen.chart('饼图')).toBeFocused();
  const model = screen.panel.getByRole('combobox', { name: '模型' });
  await model.fill('销售订单');
  await model.press('Enter');
  await screen.items.getByRole('button', { name: '订单状态', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: '用作维度' }).press('Enter');
  await expect(screen.well('dimensions')).toContainText('订单状态');
  await expect(screen.announced).toContainText('已将“订单状态”加入维度');

  await screen.chart('饼图').press('Shift+ArrowRight');
  await expect(screen.announced).toContainText('“饼图”的宽度：整行');
  await page.keyboard.press('Control+d');
  await expect(screen.chart('饼图')).toHaveCount(2);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(screen.announced).toContainText('已放下“饼图”，第 1 个，共 2 个');
  await page.keyboard.press('Delete');
  await expect(screen.chart('饼图')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(screen.chart('饼图')).toHaveCount(2);
  await expect(screen.announced).toContainText('已撤销');
  await expect(screen.saved).toBeVisible();
  await screen.publish('用键盘');
  await page.goto('/application/sales/application-report/byKeys');
  await expect(page.getByRole('heading', { name: '数据条数 / 订单状态' })).toHaveCount(2);
});
