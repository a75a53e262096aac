import { expect, type Page } from '@playwright/test';
import { addCustomer } from './add-customer.ts';
import { test } from './demo-test.ts';
import { FormPage } from './pages/FormPage.ts';
import { NotificationBell } from './pages/NotificationBell.ts';

const phone = { width: 390, height: 844 };

/** The comments beside a record. */
const comments = (page: Page) => {
  const panel = page.getByRole('region', { name: /^评论/ }).first();
  return { panel, field: panel.getByRole('textbox', { name: '写评论' }), items: panel.getByRole('listitem') };
};

/** Follows a message about a comment from the bell. */
async function follow(page: Page, text: string): Promise<Page> {
  const bell = new NotificationBell(page, 'zh');
  await expect(bell.unread).toBeVisible();
  await bell.bell.click();
  await bell.panel.getByRole('tab', { name: '提及与回复' }).click();
  const message = bell.message(text);
  await expect(message).toBeVisible();
  const [opened] = await Promise.all([page.context().waitForEvent('page'), message.click()]);
  return opened;
}

test('who is mentioned comes to the comment from the bell and answers, and who asked is told', async ({ openAs }) => {
  const [mine, theirs] = [await openAs('zhangwei'), await openAs('liufang', { viewport: phone, isOwnBrowser: true })];
  await mine.goto('/my-draft');
  await theirs.goto('/user');
  const no = `C${String(Date.now()).slice(-6)}`;
  const name = `评论往来 ${no}`;
  const id = await addCustomer(mine, { customerNo: no, customerName: name, contact: '王敏', phone: '010-1' });
  const stream = mine.waitForResponse((response) => response.url().endsWith('/api/notifications/events'));
  await mine.goto(`/form/detail?objectId=${id}&schemaCode=customer`);
  const form = new FormPage(mine, 'zh');

  // Beside a form that is being filled in, which keeps what was typed.
  await form.edit.click();
  await form.field('联系人').fill('韩梅梅');
  const asked = comments(mine);
  await asked.field.pressSequentially('@刘芳');
  await asked.panel.getByRole('option', { name: /刘芳/ }).first().click();
  await asked.field.pressSequentially(`联系人换了吗 ${no}`);
  await asked.field.press('Control+Enter');
  await expect(asked.items).toHaveCount(1);
  await expect(asked.field).toHaveValue('');
  await expect(form.field('联系人')).toHaveValue('韩梅梅');
  await form.save.click();
  await expect(form.edit).toBeVisible();

  const opened = await follow(theirs, no);
  const answering = comments(opened);
  await expect(new FormPage(opened, 'zh').title(name)).toBeVisible();
  const question = answering.items.filter({ hasText: no });
  await expect(question).toHaveAttribute('aria-current', 'true');
  await expect(question).toBeInViewport({ ratio: 1 });
  await question.getByRole('button', { name: /^回复/ }).click();
  await stream;
  await answering.field.pressSequentially(`上周换的 ${no}`);
  await answering.panel.getByRole('button', { name: '发送' }).click();
  await expect(answering.items).toHaveCount(2);

  // The open page of who asked has it without a reload, and the bell leads to it.
  await expect(asked.items.filter({ hasText: `上周换的 ${no}` })).toContainText('联系人换了吗');
  const answer = await follow(mine, `上周换的 ${no}`);
  await expect(comments(answer).items.filter({ hasText: `上周换的 ${no}` })).toBeInViewport({ ratio: 1 });
});
