import { defaultDashboard, defaultDashboardCode } from '@portico/shared-kit/portal-pages';
import { getPortalPage, listRecentItems, noteVisit } from '@portico/shared-kit/contract/portal.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { asJson, transaction } from '../../database/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';

let app: TestApp;
let clock = new Date('2026-03-02T01:00:00Z');

const document = { version: 1, widgets: [{ id: 'a', type: 'MyUnfinished', x: 0, y: 0, w: 12, h: 20 }] };
const draft = { ...document, widgets: [] };
const page = { code: 'salesHomePage', app_code: 'sales', name: '销售首页' };
const version = { corp_id: 'main', code: page.code, version: 1, name: page.name, published_time: clock };

beforeAll(async () => {
  app = await startTestApp(() => clock);
  await insertOrganisation(app.platform, {
    roles: [{ code: 'appAdmin', name: '应用管理员', grants: ['APP_MNG'] }],
    users: [
      { id: 'wang', name: '王芳', roles: ['appAdmin'] },
      { id: 'li', name: '李雷' },
    ],
  });
  const { db } = app.platform.connections;
  const corp = { corp_id: 'main' };
  await db
    .insertInto('application')
    .values({ ...corp, id: 'a1', code: 'sales', name: '销售' })
    .execute();
  const menu = { ...corp, id: 'm1', app_code: 'sales', code: 'order', type: 'BizModel', name: '销售订单' };
  await db
    .insertInto('menu_item')
    .values({ ...menu, name_i18n: '{"en":"Orders"}' })
    .execute();
  await publishModels([
    ['order', 'everyone'],
    ['leave', 'everyone'],
    ['payroll', 'appAdmin'],
  ]);
});
afterAll(() => app.close());

const published = async (code: string, as = 'li') => {
  const { data } = await app.call(getPortalPage, { code }, as);
  return JSON.parse(data.publishedPortalJson ?? 'null') as unknown;
};

describe('a portal page', () => {
  test('is the built-in dashboard while nobody has designed one', async () => {
    expect(await published(defaultDashboardCode)).toEqual(defaultDashboard);
    expect((await app.call(getPortalPage, { code: 'nowhere' }, 'li')).errcode).toBe(codeOf('portalPageMissing'));
  });

  test('shows its published version, and its draft to designers only', async () => {
    const { db } = app.platform.connections;
    await db
      .insertInto('portal_page')
      .values({ corp_id: 'main', ...page, draft: asJson(draft) })
      .execute();
    await db
      .insertInto('portal_page_version')
      .values({ ...version, content: asJson(document) })
      .execute();
    expect(await published(page.code)).toEqual(document);
    expect((await app.call(getPortalPage, { code: page.code }, 'li')).data.draftPortalJson).toBeNull();
    const { data } = await app.call(getPortalPage, { code: page.code }, 'wang');
    expect(JSON.parse(data.draftPortalJson ?? '')).toEqual(draft);
  });

  test('falls back to the dashboard while it is switched off, cannot be read or is unpublished', async () => {
    const { db } = app.platform.connections;
    const switchTo = (availability: 'on' | 'off' | 'retired') =>
      db.updateTable('portal_page').set({ availability }).execute();
    for (const availability of ['off', 'retired'] as const) {
      await switchTo(availability);
      expect(await published(page.code)).toEqual(defaultDashboard);
      const { data } = await app.call(getPortalPage, { code: page.code }, 'li');
      expect(data).toMatchObject({ published: false, status: 'DISABLE' });
    }
    await switchTo('on');
    expect(await published(page.code)).toEqual(document);
    await db.updateTable('portal_page_version').set({ content: '{"version":99}' }).execute();
    expect(await published(page.code)).toEqual(defaultDashboard);
    await db.deleteFrom('portal_page_version').execute();
    expect(await published(page.code)).toEqual(defaultDashboard);
  });
});

async function publishModels(codes: readonly (readonly [schemaCode: string, role: string])[]) {
  const { services, platform } = app;
  for (const [schemaCode, role] of codes) {
    const properties = [{ code: 'title', name: '标题', propertyType: 0 }];
    const permissions = [{ role, view: 'all' as const, add: true, edit: true, delete: true }];
    const definition = { schemaCode, name: schemaCode, properties, forms: [], listViews: [], permissions };
    await transaction(platform.connections.db, (trx) => services.models.publish(trx, 'sales', definition));
  }
}

describe('a page of an application', () => {
  const ask = async (userId: string) => (await app.call(getPortalPage, { code: page.code }, userId)).errcode;
  const refused = codeOf('noPermission');

  afterEach(async () => {
    await app.platform.connections.db.updateTable('application').set({ enabled: true, role_codes: null }).execute();
    await app.platform.connections.db.deleteFrom('menu_item').where('id', '=', 'm9').execute();
  });

  test('is refused by its address to whom the application is not shown, but for those who design it', async () => {
    const { db } = app.platform.connections;
    expect(await ask('li')).toBe(0);
    await db
      .updateTable('application')
      .set({ role_codes: asJson(['boss']) })
      .execute();
    expect(await ask('li')).toBe(refused);
    expect(await ask('wang')).toBe(0);
    await db.updateTable('application').set({ enabled: false, role_codes: null }).execute();
    expect(await ask('li')).toBe(refused);
  });

  test('is refused where the menu names it in an entry for others', async () => {
    const { db } = app.platform.connections;
    const entry = { corp_id: 'main', id: 'm9', app_code: 'sales', code: page.code, type: 'Page', name: '首页' };
    await db
      .insertInto('menu_item')
      .values({ ...entry, role_codes: asJson(['boss']) })
      .execute();
    expect(await ask('li')).toBe(refused);
    await db.updateTable('menu_item').set({ role_codes: null }).where('id', '=', 'm9').execute();
    expect(await ask('li')).toBe(0);
  });
});

describe('recent items', () => {
  beforeAll(async () => {
    const { db } = app.platform.connections;
    const corp = { corp_id: 'main' };
    const secret = { ...corp, app_code: 'sales', code: 'payroll', type: 'BizModel', name: '工资' };
    await db
      .insertInto('menu_item')
      .values({ ...secret, id: 'm2' })
      .execute();
    const workflow = { ...corp, code: 'leaveFlow', app_code: 'sales', schema_code: 'leave', bpmn: '', published: true };
    for (const version of [1, 2]) {
      await db
        .insertInto('workflow_template')
        .values({ ...workflow, version, name: `请假 ${version}` })
        .execute();
    }
  });

  test('come newest first, each once, with the name and address they have now', async () => {
    const visits = [
      { kind: 'menu', code: 'order', appCode: 'sales' },
      { kind: 'application', code: 'sales' },
      { kind: 'workflow', code: 'leaveFlow' },
      { kind: 'menu', code: 'order', appCode: 'sales' },
    ] as const;
    for (const [minute, visit] of visits.entries()) {
      clock = new Date(`2026-03-02T01:0${minute}:00Z`);
      expect((await app.call(noteVisit, visit, 'li')).errcode).toBe(0);
    }
    const { data } = await app.call(listRecentItems, {}, 'li');
    expect(data.map(({ kind, name, url }) => [kind, name, url])).toEqual([
      ['menu', '销售订单', '/application/sales/application-list/order'],
      ['workflow', '请假 2', '/form/detail?startWorkflowCode=leaveFlow'],
      ['application', '销售', '/application/sales'],
    ]);
    expect(data[0]).toMatchObject({ name_i18n: '{"en":"Orders"}', visitedTime: '2026-03-02T01:03:00.000Z' });
  });

  test('tell nobody the name of what they may not see', async () => {
    const secret = { kind: 'menu', code: 'payroll', appCode: 'sales' } as const;
    const names = async (userId: string) => {
      await app.call(noteVisit, secret, userId);
      return (await app.call(listRecentItems, {}, userId)).data.map(({ name }) => name);
    };
    expect(await names('wang')).toContain('工资');
    expect(await names('li')).not.toContain('工资');
  });

  test('are personal, and leave out what is not there any more', async () => {
    await app.platform.connections.db.deleteFrom('recent_item').where('code', '=', 'payroll').execute();
    await app.call(noteVisit, { kind: 'application', code: 'gone' }, 'wang');
    expect((await app.call(listRecentItems, {}, 'wang')).data).toEqual([]);
    await app.platform.connections.db.updateTable('application').set({ enabled: false }).execute();
    expect((await app.call(listRecentItems, {}, 'li')).data.map((item) => item.kind)).toEqual(['workflow']);
  });

  test('do not pile up', async () => {
    for (let visit = 0; visit < 105; visit++) {
      clock = new Date(Date.parse('2026-03-02T01:10:00Z') + visit * 1000);
      await app.call(noteVisit, { kind: 'application', code: `app${visit}` }, 'wang');
    }
    const rows = await app.platform.connections.db
      .selectFrom('recent_item')
      .select('code')
      .where('user_id', '=', 'wang')
      .execute();
    expect(rows).toHaveLength(100);
    expect(rows.map((row) => row.code)).not.toContain('app4');
  });
});
