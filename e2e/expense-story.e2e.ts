import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { FormPage } from './pages/FormPage.ts';
import { WorkflowCenterPage } from './pages/WorkflowCenterPage.ts';
import { claim, startWorkflow } from './start-workflow.ts';
import { watchPage } from './watch-page.ts';

const phone = { width: 390, height: 844 };
const todo = 'my-unfinished-workitem';

/** Opens what waits for somebody, from their to-do list. */
async function openItem(page: Page, name: string): Promise<void> {
  const center = new WorkflowCenterPage(page);
  await center.open(todo);
  await center.item(name).click();
}

/** Finds somebody by name; whoever goes on by keys keeps whom they have chosen. */
async function choosePerson(page: Page, field: Locator, person: string): Promise<void> {
  await field.fill(person);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: person }).first().click();
  await page.keyboard.press('Tab');
}

/** Names somebody in an opened dialog and takes the step. */
async function askOf(
  page: Page,
  step: string,
  { person, opinion }: { readonly person: string; readonly opinion: string },
) {
  const dialog = await new FormPage(page, 'zh').fromMenu(step);
  await choosePerson(page, dialog.getByRole('combobox').first(), person);
  await dialog.getByLabel('意见', { exact: true }).fill(opinion);
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('a claim is rejected on a phone, mended in English, comes straight back, is signed by another, forwarded, and told to a colleague', async ({
  openAs,
}) => {
  const [mine, manager, signer, finance, cashier] = await Promise.all([
    openAs('jack.davies', { locale: 'en' }),
    openAs('ava.hall', { viewport: phone }),
    openAs('ava.walker'),
    openAs('hulixin'),
    openAs('chenyang'),
  ]);
  const troubles = [mine, manager, signer, finance, cashier].map(watchPage);
  const name = 'Survey in Truro';
  const form = new FormPage(mine, 'en');
  await mine.goto('/workflow-center/my-workflow');
  await startWorkflow(mine, 'expenseApproval', claim(name, '6200'));

  await test.step('the manager rejects it, to have it straight back', async () => {
    await openItem(manager, name);
    const dialog = await new FormPage(manager, 'zh').fromMenu('驳回');
    await dialog.getByText('处理后直接回到我').click();
    await dialog.getByLabel('意见', { exact: true }).fill('请补充发票');
    await dialog.getByRole('button', { name: '驳回', exact: true }).click();
    await expect(new FormPage(manager, 'zh').log).toContainText('驳回给 Jack Davies');
  });

  await test.step('its originator reads why at the top, mends it and submits it again', async () => {
    await openItem(mine, name);
    const notice = mine.getByRole('alert').filter({ hasText: 'Ava Hall sent this back to you' });
    await expect(notice).toContainText('请补充发票');
    await expect(notice).toContainText('It then goes straight back to Ava Hall.');
    await form.field('Remark').fill('The invoice is on its way');
    await form.take('submitAgain', 'Invoice added');
    await expect(form.log.getByRole('listitem').last()).toContainText('Ava Hall');
  });

  await test.step('the manager has somebody else sign first', async () => {
    await openItem(manager, name);
    await askOf(manager, '加签', { person: 'Ava Walker', opinion: '请核对行程' });
    const agree = manager.getByRole('main').getByRole('button', { name: '同意', exact: true });
    await expect(agree).toHaveAttribute('aria-disabled', 'true');

    await openItem(signer, name);
    await expect(signer.getByRole('main')).toContainText('Ava Hall 请您加签');
    const signing = new FormPage(signer, 'zh');
    await signing.take('agree', '行程属实');
    await expect(signing.log).toContainText('请 Ava Walker 加签');

    await manager.reload();
    // By thumb one tap agrees; who has something to say finds that behind it.
    await new FormPage(manager, 'zh').fromMenu('填写意见并同意');
    const agreeing = manager.getByRole('dialog', { name: '同意', exact: true });
    await agreeing.getByLabel('意见', { exact: true }).fill('同意报销');
    await agreeing.getByRole('button', { name: '同意', exact: true }).click();
    await agreeing.waitFor({ state: 'hidden' });
  });

  await test.step('finance hands it to a colleague, who agrees', async () => {
    await openItem(finance, name);
    await askOf(finance, '转办', { person: '陈洋', opinion: '请代为审核' });
    await openItem(cashier, name);
    await expect(cashier.getByRole('main')).toContainText('胡立新 转办给您');
    await new FormPage(cashier, 'zh').take('agree', '费用合规');
  });

  await test.step('its originator sees all of it and tells a colleague', async () => {
    await mine.reload();
    for (const words of [
      'Rejected to Jack Davies',
      'Submitted',
      'Asked Ava Walker to sign',
      'Forwarded to Yang Chen',
      '费用合规',
    ])
      await expect(form.log).toContainText(words);
    await mine.getByRole('main').getByRole('button', { name: 'CC', exact: true }).click();
    const dialog = mine.getByRole('dialog', { name: 'CC people on this workflow' });
    await choosePerson(mine, dialog.getByRole('combobox', { name: 'People' }), 'Isla Khan');
    await dialog.getByRole('button', { name: 'CC', exact: true }).click();
    await expect(form.log).toContainText('Isla Khan');
  });
  expect(troubles.flat()).toEqual([]);
});

test('a claim is withdrawn in time, and too late its originator is told so with the latest state behind', async ({
  openAs,
}) => {
  const [mine, manager] = await Promise.all([openAs('grace.thompson', { locale: 'en' }), openAs('isla.wright')]);
  const center = new WorkflowCenterPage(manager);
  await mine.goto('/workflow-center/my-workflow');
  for (const subject of ['Taxi to Bristol', 'Taxi to Heathrow']) {
    await startWorkflow(mine, 'expenseApproval', claim(subject, '80'));
    await mine.goto('/workflow-center/my-workflow');
    await mine.getByRole('main').getByRole('link').filter({ hasText: subject }).first().click();
    await new FormPage(mine, 'en').fromMenu('Withdraw');
    if (subject === 'Taxi to Heathrow') {
      await openItem(manager, subject);
      await new FormPage(manager, 'zh').take('agree', '');
    }
    await mine.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    if (subject === 'Taxi to Bristol') await expect(new FormPage(mine, 'en').log).toContainText('Withdrawn');
  }
  const dialog = mine.getByRole('dialog', { name: 'Withdraw' });
  await expect(dialog.getByRole('alert')).toContainText('Nothing was done. Close this');
  await expect(dialog.getByRole('button', { name: 'Withdraw', exact: true })).toBeHidden();
  await expect(new FormPage(mine, 'en').log).toContainText('Completed');

  await center.open(todo);
  await expect(center.item('Taxi to Bristol')).toHaveCount(0);
});
