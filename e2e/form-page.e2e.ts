import { expect } from '@playwright/test';
import { addCustomer } from './add-customer.ts';
import { test } from './demo-test.ts';
import { FormPage } from './pages/FormPage.ts';
import { leave, startWorkflow } from './start-workflow.ts';
import { listenTo } from './live-region.ts';

const phone = { width: 390, height: 844 };
const saved = /^草稿已于 \d\d:\d\d 保存$/;

test('a form keeps itself: over a page that dies, without a network, and on to another machine', async ({ openAs }) => {
  const subject = `客户回访 ${Date.now()}`;
  const page = await openAs('zhangwei', { isOwnBrowser: true });
  const path = '/form/detail?startWorkflowCode=leaveApproval';
  await page.goto(path);
  await new FormPage(page, 'zh').field('请假事由').fill(subject);
  // Nobody has waited for the server: what was typed is in the browser at once.
  await page.close({ runBeforeUnload: false });

  const again = await page.context().newPage();
  await again.goto(path);
  const form = new FormPage(again, 'zh');
  await expect(form.field('请假事由')).toHaveValue(subject);
  const [kept] = await Promise.all([
    again.waitForResponse((response) => response.url().endsWith('/api/records/save')),
    form.field('请假天数').fill('1'),
  ]);
  await expect(again.getByText(saved)).toBeVisible();
  const { data } = (await kept.json()) as { readonly data: { readonly id: string } };

  await again.context().setOffline(true);
  await form.field('请假天数').fill('2.5');
  await expect(again.getByText(/^内容暂存于此浏览器/)).toBeVisible();
  await again.context().setOffline(false);
  await expect(again.getByText(saved)).toBeVisible();
  await again.close();

  const other = await openAs('zhangwei');
  await other.goto('/my-draft');
  const link = other.locator(`a[href*="${data.id}"]`);
  await expect(link).toHaveText(`请假申请：${subject}`);
  await link.click();
  const going = new FormPage(other, 'zh');
  await expect(going.field('请假事由')).toHaveValue(subject);
  await expect(going.field('请假天数')).toHaveValue('2.5');
  await going.choose('请假类型', '年假');
  await going.typeDay('开始日期', '2027-06-01');
  await going.typeDay('结束日期', '2027-06-03');
  await going.submit.click();
  await expect(going.log).toContainText('进行中');
  await other.goto('/my-draft');
  await expect(other.getByRole('heading', { level: 1, name: '我的草稿' })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('two people who change the same record see both values and choose, item by item', async ({ openAs }) => {
  const [hers, theirs] = [await openAs('zhangwei'), await openAs('liufang')];
  const no = `C${String(Date.now()).slice(-6)}`;
  const customer = { customerNo: no, customerName: `两人同改 ${no}`, contact: '王敏', phone: '010-1' };
  await hers.goto('/my-draft');
  const id = await addCustomer(hers, customer);
  const path = `/form/detail?objectId=${id}&schemaCode=customer`;
  const [mine, other] = [new FormPage(hers, 'zh'), new FormPage(theirs, 'zh')];
  for (const page of [hers, theirs]) {
    await page.goto(path);
    await page.getByRole('button', { name: '编辑' }).click();
  }
  await other.field('联系人').fill('李雷');
  await other.field('备注').fill('只有对方填写');
  await other.save.click();
  await expect(other.edit).toBeVisible();

  await mine.field('联系人').fill('韩梅梅');
  await mine.field('联系电话').fill('010-2');
  await mine.save.click();
  const dialog = hers.getByRole('dialog', { name: '刘芳 同时修改了此单据' });
  const contact = dialog.getByRole('region', { name: '联系人' });
  await expect(contact).toContainText('王敏');
  await expect(contact.getByRole('radio', { name: /李雷/ })).toBeVisible();
  await expect(dialog.getByRole('region')).toHaveCount(1);
  // By keys alone: into the choice, over to the other side and back.
  await contact.getByRole('radio', { name: /韩梅梅/ }).focus();
  await hers.keyboard.press('Space');
  await expect(contact.getByRole('radio', { name: /韩梅梅/ })).toBeChecked();
  await dialog.getByRole('button', { name: '按所选内容保存' }).click();
  await expect(mine.edit).toBeVisible();
  for (const words of ['韩梅梅', '010-2', '只有对方填写']) await expect(hers.getByRole('main')).toContainText(words);
});

test('an approval is two taps away from its notification', async ({ openAs }) => {
  const [mine, hers] = [await openAs('zhangwei'), await openAs('liufang', { viewport: phone, isOwnBrowser: true })];
  const reason = `两次点按 ${Date.now()}`;
  await mine.goto('/workflow-center/my-workflow');
  await startWorkflow(mine, 'leaveApproval', leave('3.5', reason));
  await hers.goto('/message-notification?type=STATION');
  const message = hers.getByRole('main').getByRole('link').filter({ hasText: '张伟-请假审批' }).first();
  await expect(message).toBeVisible();

  // The first tap.
  const [item] = await Promise.all([hers.context().waitForEvent('page'), message.click()]);
  await expect(item.getByRole('main')).toContainText(reason);
  const agree = item.getByRole('main').getByRole('button', { name: '同意', exact: true });
  await expect(agree).toBeInViewport({ ratio: 1 });
  const box = await agree.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.y).toBeGreaterThan(phone.height / 2);

  // The second.
  const liveRegion = await listenTo(item);
  await agree.click();
  await liveRegion.has('已同意');
  await expect(item.getByRole('dialog')).toHaveCount(0);
  await expect(new FormPage(item, 'zh').log).toContainText('刘芳');
  await expect(agree).toHaveCount(0);
  expect(await item.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
});
