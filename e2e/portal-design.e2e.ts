import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { boxOf, publishDesign } from './design-steps.ts';
import { watchPage } from './watch-page.ts';

/** The designer of a portal page in Chinese. */
class PageScreen {
  readonly canvas;
  readonly palette;
  readonly panel;
  readonly announced;
  readonly saved;
  readonly #page;

  constructor(page: Page) {
    this.#page = page;
    this.canvas = page.getByRole('region', { name: '页面画布' });
    this.palette = page.getByRole('region', { name: '组件', exact: true });
    this.panel = page.getByRole('region', { name: '属性', exact: true });
    this.announced = page.locator('[data-live-region]');
    this.saved = page.getByText(/^已于 .+ 保存$/);
  }

  /** Widget on the canvas by its name. */
  widget(name: string): Locator {
    return this.canvas.getByRole('button', { name: new RegExp(`^${name}，第`) });
  }

  /** Drags something by the mouse until its upper left corner is about that far from the corner of the canvas. */
  async drag(what: Locator, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const [box, canvas] = [await boxOf(what), await boxOf(this.canvas)];
    const { mouse } = this.#page;
    await mouse.move(box.x + 12, box.y + 12);
    await mouse.down();
    await mouse.move(box.x + 24, box.y + 24, { steps: 4 });
    await mouse.move(canvas.x + x + 24, canvas.y + y + 24, { steps: 12 });
    // The others make room once the pointer rests.
    await expect(this.canvas.locator('.grid-stack-placeholder')).toBeVisible();
    await mouse.move(canvas.x + x + 20, canvas.y + y + 20, { steps: 4 });
    await expect(this.canvas.locator('.grid-stack-placeholder')).toBeVisible();
    await mouse.up();
  }

  async publish(note: string): Promise<void> {
    await publishDesign(this.#page, '发布页面', note);
  }
}

/** Begins a page for the users of an application and opens its designer. */
async function beginPage(page: Page, name: string, code: string): Promise<PageScreen> {
  await page.goto('/portal-design');
  await page.getByRole('button', { name: '新建页面' }).click();
  const dialog = page.getByRole('dialog', { name: '新建页面' });
  await dialog.getByLabel('名称', { exact: true }).fill(name);
  await dialog.getByLabel('英文名称').fill(`${code} page`);
  await dialog.getByLabel('编码').fill(code);
  await dialog.getByRole('button', { name: '新建页面' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `门户设计：${name}` })).toBeVisible();
  const screen = new PageScreen(page);
  await expect(screen.canvas).toContainText('页面还没有内容');
  return screen;
}

test('a page is built by mouse from an empty one, published, and seen by a colleague, also on a phone', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  const troubles = watchPage(page);
  const screen = await beginPage(page, '今日销售', 'salesToday');

  await screen.drag(screen.palette.getByRole('button', { name: '我的待办' }), { x: 24, y: 60 });
  await expect(screen.announced).toContainText('已添加“我的待办”');
  await screen.palette.getByRole('button', { name: '横向导航' }).click();
  await expect(screen.widget('横向导航')).toBeFocused();

  await screen.panel.getByRole('button', { name: '添加导航项' }).click();
  const link = page.getByRole('dialog', { name: '导航项' });
  await link.getByRole('button', { name: /确\s*定/ }).click();
  await expect(link.getByRole('alert')).toContainText('请输入所有必填字段');
  await link.getByLabel('标题（中文） *').fill('全部待办');
  await link.getByLabel('标题（英文）').fill('All my work');
  await link.getByLabel('门户页面 *').click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: '流程中心' }).click();
  await link.getByRole('button', { name: /确\s*定/ }).click();
  await expect(link).toBeHidden();
  await expect(screen.canvas).toContainText('全部待办');
  await expect(screen.saved).toBeVisible();
  await screen.publish('第一版');

  const colleague = await openAs('zhangwei');
  await colleague.goto('/portal-page/salesToday');
  await expect(colleague.getByRole('link', { name: '全部待办' })).toHaveAttribute('href', '/workflow-center');
  await expect(colleague.getByRole('heading', { name: '我的待办' })).toBeVisible();
  const phone = await openAs('zhangwei', { viewport: { width: 390, height: 844 } });
  await phone.goto('/portal-page/salesToday');
  await expect(phone.getByRole('link', { name: '全部待办' })).toBeVisible();
  const overflow = await phone.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
  expect(troubles).toEqual([]);
});

test('a page is built by keyboard alone: added, moved, resized, copied, undone, removed and published', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  const screen = await beginPage(page, '键盘页面', 'byKeyboard');

  await screen.palette.getByRole('button', { name: '最近使用' }).press('Enter');
  await expect(screen.widget('最近使用')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(screen.announced).toContainText('已移动“最近使用”，第 2 列，第 1 行');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(screen.announced).toContainText('已调整“最近使用”，第 2 列，第 1 行，宽 5 列，高 30 行');
  await page.keyboard.press('Control+d');
  await expect(screen.widget('最近使用')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(screen.widget('最近使用')).toHaveCount(1);
  await expect(screen.announced).toContainText('已撤销');

  await screen.palette.getByRole('button', { name: '容器' }).press('Enter');
  await expect(screen.widget('容器')).toBeFocused();
  await screen.palette.getByRole('button', { name: '我的应用' }).press('Enter');
  await expect(screen.widget('我的应用')).toBeFocused();
  await screen.widget('容器').press('Delete');
  const question = page.getByRole('dialog', { name: '删除“容器”？' });
  await expect(question).toContainText('其中的 1 个组件会一起删除');
  await question.getByRole('button', { name: /取\s*消/ }).press('Enter');
  await expect(screen.widget('我的应用')).toBeVisible();

  await expect(screen.saved).toBeVisible();
  await screen.publish('用键盘');
  await page.goto('/portal-page/byKeyboard');
  await expect(page.getByRole('heading', { name: '我的应用' })).toBeVisible();
});
