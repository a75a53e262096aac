import { expect } from '@playwright/test';
import { test } from './demo-test.ts';
import { faultsAsItStands } from './page-faults.ts';
import { choose } from './pages/fill-field.ts';

const phone = { width: 390, height: 844 };
/** A picture of one dot. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const assets = '/application/assets/application-list/asset';

test('an administrator makes a link, somebody without an account fills in the form on a phone, once, and reaches nothing else', async ({
  openAs,
  openBrowser,
}) => {
  const admin = await openAs('admin');
  const button = (name: string | RegExp) => admin.getByRole('button', { name });
  await admin.goto(assets);
  await button('更多工具').click();
  await admin.getByRole('menuitem', { name: '外部链接' }).click();
  await button('新建链接').click();
  await admin.getByLabel('名称', { exact: true }).fill('门店盘点');
  await admin.getByLabel('最多收集份数', { exact: true }).fill('1');
  await admin.getByRole('checkbox', { name: '原值' }).uncheck();
  await button('创建链接').click();
  const link = admin.getByRole('listitem').filter({ hasText: '门店盘点' }).first();
  await expect(link).toContainText('已收 0/1 份');
  const address = await link.getByLabel('链接地址').inputValue();
  await link.getByRole('button', { name: '二维码' }).click();
  await expect(admin.getByRole('img', { name: '打开“门店盘点”的二维码' })).toBeVisible();

  const stranger = await (await openBrowser({ viewport: phone, locale: 'en' })).newPage();
  await stranger.goto(new URL(address).pathname);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Asset' })).toBeVisible();
  await expect(stranger.getByRole('banner')).toHaveCount(0);
  expect(await faultsAsItStands(stranger)).toEqual([]);
  for (const withheld of ['Price', 'Custodian', 'Purchase request']) {
    await expect(stranger.getByText(withheld, { exact: true })).toHaveCount(0);
  }
  await stranger.getByRole('button', { name: '中文' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: '资产台账' })).toBeVisible();
  const assetNo = `EXT-${Date.now()}`;
  await stranger.getByLabel('资产编号', { exact: true }).fill(assetNo);
  // What was typed is there after the phone has thrown the page away.
  await stranger.reload();
  await expect(stranger.getByLabel('资产编号', { exact: true })).toHaveValue(assetNo);
  await stranger.getByLabel('资产名称', { exact: true }).fill('门店打印机');
  await choose(stranger, '资产类别', '电脑设备');
  await stranger.getByText('在用', { exact: true }).click();
  const photo = { name: '铭牌.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') };
  await stranger.locator('input[type="file"]').setInputFiles(photo);
  const file = stranger.getByRole('button', { name: '铭牌.png', exact: true });
  await file.focus();
  await stranger.keyboard.press('Enter');
  const shown = stranger.getByRole('dialog', { name: '铭牌.png' });
  await expect(shown.getByRole('img', { name: '铭牌.png' })).toBeVisible();
  await stranger.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(file).toBeFocused();
  await stranger.getByRole('button', { name: /^提\s*交$/ }).click();
  await expect(stranger.getByRole('heading', { name: '提交成功' })).toBeVisible();
  expect(await faultsAsItStands(stranger)).toEqual([]);

  await stranger.goto(new URL(address).pathname);
  await expect(stranger.getByRole('heading', { name: '此链接不可用' })).toBeVisible();
  await expect(stranger).toHaveURL(/\/shared\/empty/);
  expect(await faultsAsItStands(stranger)).toEqual([]);
  await stranger.goto(assets);
  await expect(stranger).toHaveURL(/\/login/);

  await admin.reload();
  await admin.getByPlaceholder('搜索（按 / 聚焦）').fill(assetNo);
  await expect(admin.getByRole('link', { name: assetNo, exact: true })).toBeVisible();
  await button('更多工具').click();
  await admin.getByRole('menuitem', { name: '外部链接' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: '门店盘点' }).first()).toContainText('已收满');
});
