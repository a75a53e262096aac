import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';

const list = '/application/projects/application-list/projectTask?queryCode=health';
const config = '**/api/models/projectTask/list-config*';

/** Gives the view another script on its way to the page. */
async function withScript(page: Page, script: string): Promise<void> {
  await page.route(config, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { view: object } };
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, view: { ...answer.data.view, script } } },
    });
  });
}

test('the script of a view draws cells, answers its button, refuses an action, and can be disabled', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto(list);
  const grid = page.getByRole('grid', { name: '项目任务' });
  await expect(grid.getByText(/^逾期 \d+ 天$/).first()).toBeVisible();
  await page.getByRole('button', { name: '进度汇总' }).click();
  await expect(page.getByText(/^未完成的任务共 \d+ 项$/)).toBeVisible();

  await page.getByRole('checkbox', { name: '选择第 1 行' }).click();
  await page.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(/已经开始，不能删除$/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: '列表脚本' }).click();
  await expect(page.getByRole('list', { name: '运行记录' })).toContainText('onPreAction2 次');
  await page.getByRole('button', { name: '停用脚本并重新加载' }).click();
  await expect(page.getByText('此标签页已停用该列表的脚本')).toBeVisible();
  await expect(grid.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '进度汇总' })).toHaveCount(0);
});

test('a script that loops leaves a working list, and one that cannot be read stands in place of the table', async ({
  openAs,
}) => {
  const page = await openAs('emma', { locale: 'en' });
  await withScript(page, `{ options: { version: '1.1' }, hooks: { onLoad() { for (;;); } } }`);
  await page.goto(list);
  await expect(
    page.getByText(/was stopped; the list works all the same: The script ran for more than 500 ms/),
  ).toBeVisible();
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page).toHaveURL(/form\/detail/);

  await page.unroute(config);
  const hungry = 'const all = []; for (;;) all.push(new Uint8Array(8e6));';
  await withScript(page, `{ options: { version: '1.1' }, hooks: { onLoad() { ${hungry} } } }`);
  await page.goto(list);
  await expect(page.getByText(/The script took more than 32 MB and was stopped/)).toBeVisible();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();

  await page.unroute(config);
  await withScript(page, '(list) => list');
  await page.goto(list);
  await expect(page.getByText(/^Scripts of version 1 that are functions are not supported/)).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('a designer writes the script of a list, tests it, saves it, and a colleague sees what it draws', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto('/application/purchase/application-list/supplier');
  await page.getByRole('button', { name: '更多工具' }).click();
  const [designer] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: '列表脚本…' }).click(),
  ]);
  const code = designer.getByRole('textbox', { name: '脚本代码' });
  await code.click();
  const write = async (text: string) => {
    await code.press('Control+a');
    await designer.keyboard.insertText(text);
  };
  await write("export default {\n  options: { version: '1.1' },\n  hooks: { onLoad( } },\n};");
  await expect(designer.getByRole('button', { name: /^无效的脚本字符串.*\(3:\d+\)$/ })).toBeVisible();
  const marking = "list.cell('1.supplierName').show({ kind: 'tag', text: '首选', tone: 'success' });";
  await write(`{ options: { version: '1.1' }, hooks: { onRendered(list) { console.log('drawn'); ${marking} } } }`);
  await expect(designer.getByText('没有问题')).toBeVisible();
  await code.press('Control+Enter');
  await expect(designer.getByRole('grid', { name: '列表的显示效果' }).getByText('首选')).toBeVisible();
  await expect(designer.getByRole('tab', { name: '控制台 (1)' })).toBeVisible();
  await code.press('Control+s');
  await expect(designer.getByText('已保存', { exact: true })).toBeVisible();

  const colleague = await openAs('emma', { locale: 'en' });
  await colleague.goto('/application/purchase/application-list/supplier');
  await expect(colleague.getByRole('grid').getByText('首选')).toBeVisible();

  await designer.getByRole('switch', { name: '在列表中运行' }).click();
  await designer.getByRole('button', { name: /^保\s?存$/ }).click();
  await expect(designer.getByText('已保存', { exact: true })).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByRole('grid').getByRole('link').first()).toBeVisible();
  await expect(colleague.getByText('首选')).toHaveCount(0);
  await write('');
  await code.press('Control+s');
  await expect(designer.getByText('已保存', { exact: true })).toBeVisible();
});

test('cards, rows of trees and charts, and entries of calendars draw what the script says of their records', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await withScript(
    page,
    `{ options: { version: '1.0' }, hooks: {
      onRowRender: () => ({ text: '脚本标记', tone: 'warning' }),
      onCellRender: ({ code }) => code === 'taskName' ? { kind: 'tag', text: '★脚本', tone: 'info' } : null,
    } }`,
  );
  const open = (view: string) => page.goto(`/application/projects/application-list/projectTask?queryCode=${view}`);
  await open('board');
  await expect(page.getByRole('group', { name: '项目任务看板' }).getByText('脚本标记').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /★脚本$/ }).first()).toBeVisible();
  for (const view of ['tree', 'gantt']) {
    await open(view);
    await expect(page.getByRole('treegrid', { name: '项目任务' }).getByText('★脚本').first()).toBeVisible();
  }
  await open('calendar');
  await expect(page.getByRole('link', { name: /★脚本/ }).first()).toBeVisible();
});
