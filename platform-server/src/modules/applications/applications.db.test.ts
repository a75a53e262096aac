import { listApplications, listMenu } from '@portico/shared-kit/contract/applications.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { asJson } from '../../database/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { samplePackage } from '../../testing/sample-package.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

test('the menu shows what a user may open and no folder that is empty for them', async () => {
  const codes = async (userId: string) =>
    (await app.call(listMenu, { appCode: 'sales' }, userId)).data.map(({ code }) => code).sort();
  expect(await codes('max')).toEqual(['Customer', 'Order', 'inner', 'orders', 'secrets']);
  expect(await codes('ann')).toEqual(['Order', 'orders']);
  expect(await codes('out')).toEqual([]);
});

test('applications without anything to open are not listed', async () => {
  expect((await app.call(listApplications, {}, 'out')).data).toEqual([]);
  expect((await app.call(listApplications, {}, 'ann')).data).toEqual([
    {
      code: 'sales',
      name: '销售管理',
      name_i18n: '{"en":"Sales"}',
      logoUrl: null,
      groupCode: 'business',
      groupName: '业务',
      groupName_i18n: null,
    },
  ]);
});

test('an application that is not there has no menu, and a disabled one is not there', async () => {
  const { db } = app.platform.connections;
  expect((await app.call(listMenu, { appCode: 'gone' }, 'max')).errcode).toBe(codeOf('applicationMissing'));
  await db.updateTable('application').set({ enabled: false }).execute();
  expect((await app.call(listMenu, { appCode: 'sales' }, 'max')).errcode).toBe(codeOf('applicationMissing'));
  expect((await app.call(listApplications, {}, 'max')).data).toEqual([]);
  await db.updateTable('application').set({ enabled: true }).execute();
});

test('a phone sees the entries that are made for it', async () => {
  const { db } = app.platform.connections;
  await db.updateTable('menu_item').set({ mobile_able: false }).where('code', '=', 'Customer').execute();
  const codes = async (isMobile: boolean) =>
    (await app.call(listMenu, { appCode: 'sales', isMobile }, 'max')).data.map(({ code }) => code).sort();
  expect(await codes(true)).toEqual(['Order', 'orders']);
  expect(await codes(false)).toEqual(['Customer', 'Order', 'inner', 'orders', 'secrets']);
  await db.updateTable('menu_item').set({ mobile_able: true }).where('code', '=', 'Customer').execute();
});

test('the menu is for who is signed in', async () => {
  expect((await app.call(listMenu, { appCode: 'sales' }, null)).errcode).toBe(codeOf('notSignedIn'));
});

describe('roles of an application and of entries of its menu', () => {
  const db = () => app.platform.connections.db;
  const codes = async (userId: string) =>
    (await app.call(listMenu, { appCode: 'sales' }, userId)).data.map(({ code }) => code).sort();

  afterEach(async () => {
    await db().updateTable('application').set({ role_codes: null }).execute();
    await db().updateTable('menu_item').set({ role_codes: null }).execute();
  });

  test('hide an entry and all below it from people without one of them, but not from the root administrator', async () => {
    await db()
      .updateTable('menu_item')
      .set({ role_codes: asJson(['boss', 'lead']) })
      .where('code', '=', 'orders')
      .execute();
    expect(await codes('max')).toContain('Order');
    expect(await codes('lee')).toEqual(['Order', 'orders']);
    expect(await codes('ann')).toEqual([]);
    expect(await codes('adm')).toContain('Order');
    expect((await app.call(listApplications, {}, 'ann')).data).toEqual([]);
  });

  test('leave an application out of the list, and its menu is refused by address', async () => {
    await db()
      .updateTable('application')
      .set({ role_codes: asJson(['boss']) })
      .execute();
    expect((await app.call(listApplications, {}, 'ann')).data).toEqual([]);
    expect((await app.call(listMenu, { appCode: 'sales' }, 'ann')).errcode).toBe(codeOf('applicationMissing'));
    expect((await app.call(listApplications, {}, 'max')).data).toHaveLength(1);
  });

  test('come with a package and go out with it', async () => {
    const menu = (samplePackage['application.yaml'] ?? '')
      .replace('menu:', 'roles: [clerk, boss]\nmenu:')
      .replace('type: BizModel, name: 客户', 'type: BizModel, name: 客户, roles: [boss]');
    const files = { ...samplePackage, 'application.yaml': menu };
    await app.services.appPackages.importPackage(files, {}, null);
    expect((await app.services.appPackages.importPackage(files, {}, null)).steps).toEqual([]);
    const exported = await app.services.appPackages.exportPackage('sales');
    expect((await app.services.appPackages.importPackage(exported.files, {}, null)).steps).toEqual([]);
    expect((await app.call(listApplications, {}, 'lee')).data).toEqual([]);
    expect(await codes('ann')).toEqual(['Order', 'orders']);
  });
});

describe('the home page of an application', () => {
  const db = () => app.platform.connections.db;
  const menu = async (userId: string, appCode = 'sales') =>
    (await app.call(listMenu, { appCode }, userId)).data.map(({ code, type }) => `${type} ${code}`);
  const page = { corp_id: 'main', name: '首页' };
  const version = { ...page, version: 1, content: asJson({}), published_time: new Date() };
  const publish = (code: string) =>
    db()
      .insertInto('portal_page_version')
      .values({ ...version, code })
      .execute();
  const unpublish = () => db().deleteFrom('portal_page_version').where('code', '=', 'salesHomePage').execute();
  const switchTo = (availability: 'on' | 'off' | 'retired') =>
    db().updateTable('portal_page').set({ availability }).where('code', '=', 'salesHomePage').execute();

  beforeAll(async () => {
    await db()
      .insertInto('portal_page')
      .values({ ...page, code: 'salesHomePage', app_code: 'sales' })
      .execute();
  });
  beforeEach(() => publish('salesHomePage'));
  afterEach(async () => {
    await switchTo('on');
    await unpublish();
  });
  afterAll(async () => {
    await db().deleteFrom('menu_item').where('type', '=', 'HomePage').execute();
    await db().deleteFrom('portal_page').execute();
    await db().deleteFrom('portal_page_version').execute();
    await db().deleteFrom('application').where('code', '=', 'news').execute();
  });

  test('comes first in the menu while it is enabled and published, and not otherwise', async () => {
    expect((await menu('ann'))[0]).toBe('HomePage salesHomePage');
    for (const availability of ['off', 'retired'] as const) {
      await switchTo(availability);
      expect(await menu('ann')).not.toContain('HomePage salesHomePage');
    }
    await switchTo('on');
    await unpublish();
    expect(await menu('ann')).not.toContain('HomePage salesHomePage');
  });

  test('opens no application to those who see nothing else of it', async () => {
    expect(await menu('out')).toEqual([]);
    expect((await app.call(listApplications, {}, 'out')).data).toEqual([]);
  });

  test('is the whole application where there is nothing else, and then everybody has it', async () => {
    const news = { corp_id: 'main', id: 'news', code: 'news', name: '公告' };
    await db().insertInto('application').values(news).execute();
    await db()
      .insertInto('portal_page')
      .values({ ...page, code: 'newsHomePage', app_code: 'news' })
      .execute();
    await publish('newsHomePage');
    expect(await menu('out', 'news')).toEqual(['HomePage newsHomePage']);
    expect((await app.call(listApplications, {}, 'out')).data.map(({ code }) => code)).toEqual(['news']);
  });

  test('that a menu names itself keeps that entry, which goes while the page is not in use', async () => {
    const entry = { corp_id: 'main', id: 'h', app_code: 'sales', code: 'start', type: 'HomePage', name: '开始' };
    await db().insertInto('menu_item').values(entry).execute();
    expect((await menu('ann')).filter((line) => line.startsWith('HomePage'))).toEqual(['HomePage start']);
    await unpublish();
    expect((await menu('ann')).filter((line) => line.startsWith('HomePage'))).toEqual([]);
  });
});

describe('the role group that does not see one entry', () => {
  let kept: TestApp;
  afterEach(() => kept.close());

  async function startWith(hiddenEntry: string) {
    kept = await startTestApp(undefined, { HIDDEN_ENTRY: hiddenEntry });
    await insertOrganisation(kept.platform, {
      roles: ['boss', 'partner', 'partnerOfGroup'].map((code) => ({ code, name: code.replace('OfGroup', '') })),
      users: [
        { id: 'max', name: '马', roles: ['boss'] },
        { id: 'pat', name: '帕', roles: ['boss', 'partner'] },
      ],
    });
    const { db } = kept.platform.connections;
    await db.updateTable('role').set({ group_id: 'partners' }).where('id', '=', 'partnerOfGroup').execute();
    await kept.services.appPackages.importPackage(samplePackage, {}, null);
  }
  const menuOf = (userId: string) => kept.call(listMenu, { appCode: 'sales' }, userId);

  test('loses that entry, by the names of its roles, and nobody else does', async () => {
    await startWith('partners:sales/Customer');
    const codes = async (userId: string) => (await menuOf(userId)).data.map(({ code }) => code).sort();
    expect(await codes('max')).toEqual(['Customer', 'Order', 'inner', 'orders', 'secrets']);
    expect(await codes('pat')).toEqual(['Order', 'orders']);
  });

  test('loses a whole application, which cannot be opened by its address either', async () => {
    await startWith('partners:sales');
    expect((await kept.call(listApplications, {}, 'pat')).data).toEqual([]);
    expect((await menuOf('pat')).errcode).toBe(codeOf('applicationMissing'));
    expect((await kept.call(listApplications, {}, 'max')).data).toHaveLength(1);
  });
});
