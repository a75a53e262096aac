import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { FormPage } from './pages/FormPage.ts';
import { WorkflowCenterPage } from './pages/WorkflowCenterPage.ts';
import { claim, startWorkflow } from './start-workflow.ts';
import { listenTo } from './live-region.ts';
import { watchPage } from './watch-page.ts';

/** The workflow designer in Chinese: its palette, its canvas, its panel. */
class WorkflowScreen {
  readonly palette;
  readonly panel;
  readonly canvas;
  readonly #page;

  constructor(page: Page) {
    this.#page = page;
    this.palette = page.getByRole('toolbar', { name: '流程元素' });
    this.panel = page.getByRole('complementary', { name: '属性' });
    this.canvas = page.locator('[data-ready="true"]');
  }

  /** Draws an element from the palette, after what is selected, by the keyboard. */
  async draw(kind: string): Promise<void> {
    const tool = this.palette.getByRole('button', { name: kind, exact: true });
    await tool.focus();
    await tool.press('Enter');
  }

  async name(name: string): Promise<void> {
    const field = this.panel.getByLabel('名称', { exact: true });
    await field.fill(name);
    await field.press('Enter');
    await expect(
      this.canvas
        .locator('.djs-label')
        .filter({ hasText: name.slice(0, 4) })
        .first(),
    ).toBeVisible();
  }

  /** Chooses in a field of the panel. */
  async choose(field: string, option: string | RegExp): Promise<void> {
    await this.panel.getByLabel(field, { exact: true }).click();
    await this.#page
      .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option })
      .first()
      .click();
  }

  /** Selects an element by its name. */
  async select(name: string): Promise<void> {
    // A long list shows what is looked for.
    const field = this.panel.getByLabel('元素', { exact: true });
    await field.fill(name);
    const offered = this.#page.locator('.ant-select-dropdown:visible .ant-select-item-option-active');
    await expect(offered).toHaveAttribute('title', name);
    await field.press('Enter');
    await expect(this.panel.getByLabel('名称', { exact: true })).toBeVisible();
  }

  /** An entry of the menu beside the selected element. */
  pad(title: string): Locator {
    return this.#page.locator('.djs-context-pad').getByTitle(title, { exact: true });
  }
}

/** A file of another tool with a buyer, whose task has no type, and a seller. */
const twoPools = `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="Definitions" targetNamespace="http://tool.example">
<!-- drawn by another tool -->
<collaboration id="C"><participant id="BuyerPool" name="采购方" processRef="Buyer"/><participant id="SellerPool" name="供应方" processRef="Seller"/></collaboration>
<process id="Buyer" isExecutable="true"><startEvent id="BS"/><sequenceFlow id="BF1" sourceRef="BS" targetRef="BT"/><task id="BT" name="询价"/><sequenceFlow id="BF2" sourceRef="BT" targetRef="BE"/><endEvent id="BE"/></process>
<process id="Seller" isExecutable="true"><startEvent id="SS"/><sequenceFlow id="SF" sourceRef="SS" targetRef="SE"/><endEvent id="SE"/></process>
<bpmndi:BPMNDiagram id="D1"><bpmndi:BPMNPlane id="P1" bpmnElement="C">
${drawn('BuyerPool', 100, 100, 600, 200)}${drawn('BS', 180, 180, 36, 36)}${drawn('BT', 300, 158, 100, 80)}${drawn('BE', 500, 180, 36, 36)}
${joined('BF1', 216, 300, 198)}${joined('BF2', 400, 500, 198)}
${drawn('SellerPool', 100, 340, 600, 160)}${drawn('SS', 180, 400, 36, 36)}${drawn('SE', 500, 400, 36, 36)}${joined('SF', 216, 500, 418)}
</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></definitions>`;

function drawn(id: string, ...[x, y, width, height]: readonly number[]): string {
  return `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;
}

function joined(id: string, from: number, to: number, y: number): string {
  return `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}"><di:waypoint x="${from}" y="${y}"/><di:waypoint x="${to}" y="${y}"/></bpmndi:BPMNEdge>`;
}

/** Opens the canvas of a new workflow for claims from where designers look for it. */
async function beginWorkflow(page: Page, workflowCode: string, name: string): Promise<Page> {
  await page.goto('/workflow-center/start-workflow');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: '设计流程' }).click();
  const design = await opened;
  await expect(design.getByRole('heading', { level: 1, name: '流程设计' })).toBeVisible();
  await design.getByRole('button', { name: '新建流程' }).click();
  const dialog = design.getByRole('dialog', { name: '新建流程' });
  await dialog.getByLabel('流程名称').fill(name);
  await dialog.getByLabel('英文名称').fill('Drawn by hand');
  await dialog.getByLabel('流程编码').fill(workflowCode);
  await dialog.getByLabel('业务模型').fill('报销单');
  await design.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: '报销单' }).first().click();
  await dialog.getByRole('button', { name: '新建流程' }).click();
  await expect(design.getByRole('heading', { level: 1, name: `流程设计：${name}` })).toBeVisible();
  return design;
}

/** The demo's workflow of expense claims, drawn by palette, context pad and panel. */
async function drawExpenseWorkflow(screen: WorkflowScreen): Promise<void> {
  await screen.draw('开始');
  await screen.draw('审批');
  await screen.name('部门主管审批');
  await screen.pad('接着添加条件分支').click();
  await screen.name('报销金额');
  await screen.draw('并行分支');
  await screen.name('会签');
  await screen.draw('审批');
  await screen.name('财务审批');
  await screen.choose('方式（第 1 个）', '角色成员');
  await screen.choose('对象（第 1 个）', '财务');
  await screen.panel.getByLabel('设置处理时限').check();
  await screen.select('会签');
  await screen.draw('审批');
  await screen.name('上级负责人会签');
  await screen.choose('对象（第 1 个）', '上 1 级部门主管');
  await screen.choose('找不到处理人时', '自动通过');
  await screen.draw('并行分支');
  await screen.name('会签完成');
  await screen.pad('接着添加结束').click();
  await screen.name('流程结束');
  await screen.select('财务审批');
  await screen.choose('连接到', '会签完成');
  await screen.select('报销金额');
  await screen.choose('连接到', '流程结束');
}

test('a designer draws the expense workflow from an empty canvas, tries it, publishes it, and a colleague runs it', async ({
  openAs,
}) => {
  const [designer, mine, manager] = await Promise.all([
    openAs('admin'),
    openAs('grace.thompson', { locale: 'en' }),
    openAs('isla.wright'),
  ]);
  const workflowCode = `drawnExpense${Date.now()}`;
  const design = await beginWorkflow(designer, workflowCode, '手绘报销审批');
  const troubles = [design, mine, manager].map(watchPage);
  const screen = new WorkflowScreen(design);

  await test.step('it is drawn, undone and done again', async () => {
    await expect(screen.canvas).toBeVisible();
    await drawExpenseWorkflow(screen);
    await design.getByRole('button', { name: '撤销' }).click();
    await design.getByRole('button', { name: '重做' }).click();
  });

  await test.step('the problem that is left is found, selects its flow, and is mended there', async () => {
    const problems = design.getByRole('region', { name: /^问题/ });
    await problems.getByRole('button', { name: /401016/ }).click();
    const condition = screen.panel.getByLabel('条件（FEEL）');
    await condition.fill('totalAmount > ');
    await condition.blur();
    await expect(problems.getByRole('button', { name: /在末尾的“>”之后缺少内容.*401018/ })).toBeVisible();
    await condition.fill('totalAmount > 5000');
    await condition.blur();
    await expect(design.getByText('条件可以解析')).toBeVisible();
    await expect(problems.getByRole('button', { name: /40101[68]/ })).toHaveCount(0);
  });

  await test.step('a name in one language is asked for in the other, which holds nothing up', async () => {
    const problems = design.getByRole('region', { name: /^问题/ });
    const asked = problems.getByRole('button', { name: /“会签完成”没有英文名称/ });
    await asked.click();
    const english = screen.panel.getByLabel('英文名称');
    await english.fill('Both have signed');
    await english.blur();
    await expect(asked).toHaveCount(0);
  });

  await test.step('tried with a large claim, it comes to finance', async () => {
    await design.getByRole('tab', { name: '试运行' }).click();
    await screen.panel.getByLabel('发起人', { exact: true }).fill('Grace Thompson');
    await design.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
    await screen.panel.getByLabel('报销金额', { exact: true }).fill('6200');
    await screen.panel.getByLabel('报销金额', { exact: true }).blur();
    await screen.panel.getByRole('button', { name: '开始试运行' }).click();
    const path = screen.panel.getByRole('region', { name: '流转路径' });
    await expect(path).toContainText('财务审批');
    await expect(path).toContainText('Isla Wright');
    await expect(path).toContainText('到期');
    await expect(design.locator('.design-path').first()).toBeVisible();
  });

  await test.step('it is published', async () => {
    await design.getByRole('button', { name: '发布' }).click();
    const dialog = design.getByRole('dialog', { name: '发布流程' });
    await dialog.getByLabel('说明').fill('第一版');
    const liveRegion = await listenTo(design);
    await dialog.getByRole('button', { name: '发布' }).click();
    await liveRegion.has('已发布版本 1');
    await expect(design.getByText('版本 1 已生效')).toBeVisible();
    // Binding it here would take the claims of other stories.
    await expect(screen.panel.getByText(/会发起另一个流程（expenseApproval），不会发起此流程$/)).toBeVisible();
    await expect(screen.panel.getByRole('button', { name: '“新增”时发起此流程' })).toBeEnabled();
  });

  await test.step('a colleague starts it and it goes its way', async () => {
    await mine.goto('/workflow-center/my-workflow');
    await startWorkflow(mine, workflowCode, claim('Drawn by hand', '80'));
    const center = new WorkflowCenterPage(manager);
    await center.open('my-unfinished-workitem');
    await center.item('Drawn by hand').click();
    await new FormPage(manager, 'zh').take('agree', '同意');
    await expect(new FormPage(manager, 'zh').log).toContainText('已完成');
  });

  await test.step('it is switched off, and what was started keeps it from being deleted', async () => {
    const dialog = design.getByRole('dialog');
    const choose = async (entry: string) => {
      await design.getByRole('button', { name: '更多', exact: true }).click();
      await design.getByRole('menuitem', { name: entry, exact: true }).click();
    };
    await choose('删除流程');
    await expect(dialog).toContainText('此流程已发起过 1 次');
    await dialog.getByRole('button', { name: '取消' }).click();
    await choose('停用');
    await expect(dialog).toContainText('停用“手绘报销审批”？');
    await dialog.getByRole('button', { name: '停用' }).click();
    await expect(design.getByText('此流程已停用，无法发起。')).toBeVisible();
  });

  await test.step('a file with two pools and a plain task is opened, its process chosen, and the task turned into ours', async () => {
    const picked = design.waitForEvent('filechooser');
    await design.getByRole('button', { name: '更多', exact: true }).click();
    await design.getByRole('menuitem', { name: '导入文件' }).click();
    await (await picked).setFiles({ name: 'two-pools.bpmn', mimeType: 'text/xml', buffer: Buffer.from(twoPools) });
    const dialog = design.getByRole('dialog', { name: '导入 two-pools.bpmn' });
    await expect(dialog).toContainText('1 条 XML 注释');
    await dialog.getByRole('button', { name: '打开' }).click();
    const problems = design.getByRole('region', { name: /^问题/ });
    await expect(problems.getByRole('button', { name: /指定运行哪一个/ })).toHaveCount(2);
    await expect(design.locator('[data-element-id="BuyerPool"].design-error')).toBeVisible();
    await problems.getByRole('button', { name: '运行此流程' }).first().click();
    await problems.getByRole('button', { name: '更换类型' }).click();
    await design.getByRole('menuitem', { name: '办理', exact: true }).click();
    // It has the people that a new task has, and runs at once.
    const left = design.getByRole('region', { name: '问题（1）' });
    await expect(left.getByRole('button', { name: /“询价”没有英文名称/ })).toBeVisible();
    await expect(design.locator('[data-element-id="BT"]').first()).toContainText('询价');
  });
  expect(troubles.flat()).toEqual([]);
  await expect(startWorkflow(mine, workflowCode, claim('Switched off', '80'))).rejects.toThrow('401042');
});
