import { expect, type Page } from '@playwright/test';
import { type Locale, test } from './demo-test.ts';
import { FormPage } from './pages/FormPage.ts';
import { WorkflowCenterPage } from './pages/WorkflowCenterPage.ts';
import { words } from './pages/words.ts';
import { tabTo } from './tab-to.ts';

const stories = [
  {
    locale: 'zh',
    originator: 'zhangwei',
    approver: 'liufang',
    workflow: '请假审批',
    labels: { kind: '请假类型', days: '请假天数', from: '开始日期', to: '结束日期', reason: '请假事由' },
    day: '2027-06-07',
    done: '已完成',
    forward: '转办',
  },
  {
    locale: 'en',
    originator: 'emma',
    approver: 'isla.clarke',
    workflow: 'Leave approval',
    labels: { kind: 'Leave type', days: 'Days', from: 'First day', to: 'Last day', reason: 'Reason' },
    day: '2027-06-08',
    done: 'Completed',
    forward: 'Forward',
  },
] as const;

for (const { locale, originator, approver, workflow, labels, day, done, forward } of stories) {
  test(`a leave is asked for and agreed to by keys alone, ${locale}`, async ({ openAs }) => {
    const [mine, hers] = [await openAs(originator, { locale }), await openAs(approver, { locale })];
    await startByKeys(mine, locale, { workflow, labels, day });
    const form = new FormPage(mine, locale);
    await expect(form.title(new RegExp(day))).toBeVisible();

    const { keyboard } = hers;
    await hers.goto('/workflow-center/my-unfinished-workitem');
    await tabTo(hers, new WorkflowCenterPage(hers).item(day));
    await keyboard.press('Enter');
    const { agree, more } = words[locale].workflow;
    await tabTo(hers, hers.getByRole('main').getByRole('button', { name: more, exact: true }));
    await keyboard.press('ArrowDown');
    await expect(hers.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(hers.getByRole('menuitem', { name: forward, exact: true })).toBeFocused();
    await keyboard.press('Enter');
    await expect(hers.getByRole('dialog', { name: forward, exact: true })).toBeVisible();
    await keyboard.press('Escape');
    await expect(new FormPage(hers, locale).more).toBeFocused();
    await tabTo(hers, hers.getByRole('main').getByRole('button', { name: agree, exact: true }));
    await keyboard.press('Enter');
    const dialog = hers.getByRole('dialog', { name: agree, exact: true });
    await tabTo(hers, dialog.getByLabel(words[locale].workflow.opinion, { exact: true }));
    await keyboard.type('OK');
    await tabTo(hers, dialog.getByRole('button', { name: agree, exact: true }));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(new FormPage(hers, locale).log).toContainText(done);
  });
}

interface Leave {
  readonly workflow: string;
  readonly labels: Readonly<Record<'kind' | 'days' | 'from' | 'to' | 'reason', string>>;
  readonly day: string;
}

/** From the cards of what can be started to a leave that was sent. */
async function startByKeys(page: Page, locale: Locale, { workflow, labels, day }: Leave): Promise<void> {
  const { keyboard } = page;
  const form = new FormPage(page, locale);
  await page.goto('/workflow-center/start-workflow');
  await tabTo(page, new WorkflowCenterPage(page).item(workflow).first());
  await keyboard.press('Enter');
  await tabTo(page, form.field(labels.kind));
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeAttached();
  await keyboard.press('Enter');
  await tabTo(page, form.field(labels.days));
  await keyboard.type('1');
  for (const label of [labels.from, labels.to]) {
    await tabTo(page, form.field(label));
    await keyboard.type(day);
    await keyboard.press('Enter');
    await expect(form.field(label)).toHaveValue(day);
  }
  await tabTo(page, form.field(labels.reason));
  await keyboard.type('Keys');
  await tabTo(page, form.submit);
  await keyboard.press('Enter');
}
