import { designEndpoints } from '@portico/shared-kit/contract/design-endpoints';
import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import { savedPortalPage, defaultDashboard, defaultDashboardCode } from '@portico/shared-kit/portal-pages';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { type FormWorld, startFormWorld } from '../../testing/form-world.ts';
import { newSession } from '../../testing/test-session.ts';

const calls = designEndpoints('portalPage');

let world: FormWorld;

beforeAll(async () => {
  world = await startFormWorld();
});
afterAll(() => world.app.close());

const create = (pageCode: string, appCode: string | null, userId = 'adm') =>
  world.app.call(calls.createDesign, { ...portalPageDesignName({ pageCode }), name: pageCode, appCode }, userId);
const publish = (pageCode: string) =>
  world.app.call(calls.publishDesign, { ...portalPageDesignName({ pageCode }), revision: 1 }, 'adm');
const remove = (pageCode: string) =>
  world.app.call(calls.deleteDesign, portalPageDesignName({ pageCode }), 'adm', 'en');

test("everybody's workbench begins as the one that is built in, is of no application, and is not deleted", async () => {
  expect((await create(defaultDashboardCode, 'sales', 'own')).errcode).toBe(codeOf('designCodeTaken'));
  const { data } = await create(defaultDashboardCode, null);
  expect(data).toMatchObject({ appCode: null, appName: null, content: savedPortalPage(defaultDashboard) });
  expect((await publish(defaultDashboardCode)).errcode).toBe(0);
  const { errcode, errmsg } = await remove(defaultDashboardCode);
  expect([errcode, errmsg]).toEqual([codeOf('portalPageInUse'), expect.stringContaining('default workbench')]);
});

test('the home page of an application is not deleted, and neither is a page that another one leads to', async () => {
  await create('salesHomePage', 'sales');
  await publish('salesHomePage');
  expect((await remove('salesHomePage')).errmsg).toContain('home page of its application');
  await create('target', 'sales');
  await publish('target');
  const link = {
    id: 'l',
    icon: 'apps',
    title: '{"zh":"去"}',
    actionType: 'portalPage',
    portalPage: 'target',
    openMode: 'curPage',
  };
  const menu = { id: 'm', type: 'RowMenu', x: 0, y: 0, w: 12, h: 9, settings: { navigator: [link] } };
  const content = { version: 1, widgets: [menu] };
  await create('leading', null);
  const leading = { ...portalPageDesignName({ pageCode: 'leading' }), revision: 1, content };
  await world.app.call(calls.saveDesignDraft, leading, 'adm');
  expect((await remove('target')).errcode).toBe(0);
  await create('target', 'sales');
  await publish('target');
  await world.app.call(calls.publishDesign, { ...portalPageDesignName({ pageCode: 'leading' }), revision: 2 }, 'adm');
  const { errcode, errmsg } = await remove('target');
  expect([errcode, errmsg]).toEqual([codeOf('portalPageInUse'), expect.stringContaining('the portal page “leading”')]);
});

test('a page is begun for no application that is not there', async () => {
  expect((await create('lost', 'nothing')).errcode).toBe(codeOf('applicationMissing'));
});

test('a link of a widget to a script is told of with its place', async () => {
  const link = {
    id: 'l',
    icon: 'apps',
    title: '{}',
    actionType: 'URL',
    URL: 'javascript:alert(1)',
    openMode: 'curPage',
  };
  const menu = { id: 'm', type: 'RowMenu', x: 0, y: 0, w: 12, h: 9, settings: { navigator: [link] } };
  const asked = { ...portalPageDesignName({ pageCode: 'leading' }), content: { version: 1, widgets: [menu] } };
  const { data } = await world.app.call(calls.checkDesign, asked, 'adm');
  const path = '/page/children/0/settings/navigator/0/URL';
  expect(data).toMatchObject({
    canPublish: false,
    problems: [{ code: codeOf('designLinkUnsafe'), path, partId: 'm' }],
  });
});

test('a text list tells what is gone of its model, and which condition cannot be read', async () => {
  const source = {
    dataSource: 'bizModel',
    bizModel: 'Order',
    bizModelInfo: null,
    workflowType: null,
    displayField: ['name', 'goneField'],
    showFieldTitle: false,
    queryConditions: [
      { propertyCode: 'goneField', propertyValue: 'x' },
      { propertyCode: 'createdTime', propertyValue: 'someday' },
      { propertyCode: 'createdTime', propertyValue: '2026-01-01;' },
    ],
    sortField: null,
    sortRule: 'descending',
  };
  const list = { id: 'l', type: 'TextList', x: 0, y: 0, w: 5, h: 27, settings: { ...source, icon: '' } };
  const head = { key: 'k', title: 'A', icon: '', ...source, bizModel: 'Gone' };
  const tabs = { id: 't', type: 'TabTextList', x: 5, y: 0, w: 5, h: 27, settings: { heads: [head] } };
  const asked = { ...portalPageDesignName({ pageCode: 'leading' }), content: { version: 1, widgets: [list, tabs] } };
  const { data } = await world.app.call(calls.checkDesign, asked, 'adm');
  const warnings = data.problems.filter(({ severity }) => severity === 'warning');
  const facts = (partId: string, name: ErrorName, params: object) => ({ partId, code: codeOf(name), params });
  expect(warnings).toHaveLength(3);
  expect(warnings).toMatchObject([
    facts('l', 'portalFieldGone', { model: 'Order', property: 'goneField' }),
    facts('l', 'portalConditionUnreadable', { property: '创建时间' }),
    facts('t', 'portalModelGone', { model: 'Gone' }),
  ]);
});

test('a page of 500 widgets is told of', async () => {
  const menu = (id: string, y: number) => ({ id, type: 'RowMenu', x: 0, y, w: 12, h: 9, settings: { navigator: [] } });
  const content = { version: 1, widgets: Array.from({ length: 500 }, (_, at) => menu(`w${at}`, at * 9)) };
  const asked = { ...portalPageDesignName({ pageCode: 'leading' }), content };
  const { data } = await world.app.call(calls.checkDesign, asked, 'adm');
  expect(data.canPublish).toBe(false);
  expect(data.problems.map(({ code }) => code)).toContain(codeOf('portalTooManyWidgets'));
});

test('containers that hold one another without end are refused, and no fault of the server', async () => {
  const levels = 5_000;
  const deep = `${'{"type":"NewGrid","children":['.repeat(levels)}${']}'.repeat(levels)}`;
  const content = `{"version":2,"page":{"id":"page","type":"Page","children":[${deep}]}}`;
  const authorization = `Bearer ${await newSession(world.app.platform, 'adm')}`;
  // As text: what writes JSON goes through it by recursion.
  const send = async (method: 'POST' | 'PUT', path: string, members: string) => {
    const payload = `{${members}"content":${content}}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const url = `/api/designs/portalPage/leading/${path}`;
    const { statusCode, body } = await world.app.http.inject({ method, url, headers, payload });
    return { statusCode, body: JSON.parse(body) as { errcode: number; data: unknown } };
  };
  const answers = [await send('POST', 'check', ''), await send('PUT', 'draft', '"revision":1,')];
  expect(answers.map(({ body }) => body.errcode)).toEqual([codeOf('designTooDeep'), codeOf('designTooDeep')]);
  expect(world.app.faults).toEqual([]);
});
