import { getForm, getListConfigData, keepListLayout } from '@portico/shared-kit/contract/models.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { changedPackage } from '../../testing/sample-package.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startRecordsApp } from '../../testing/test-records.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startRecordsApp();
});
afterAll(() => app.close());

test('a list view knows its system columns and its actions in order', async () => {
  const { data } = await app.call(getListConfigData, { schemaCode: 'Order', code: 'all' }, 'ann');
  expect(data.properties.map(({ code }) => code)).toEqual(expect.arrayContaining(['createdTime', 'title', 'lines']));
  expect(data.view.queryActions.map(({ actionCode }) => actionCode)).toEqual(['add', 'delete']);
  const missing = await app.call(getListConfigData, { schemaCode: 'Order', code: 'nothing' }, 'ann');
  expect(missing.errcode).toBe(codeOf('listViewMissing'));
});

describe('the layout of a view', () => {
  const view = { schemaCode: 'Order', code: 'all' };
  const layout = {
    columns: [{ id: 'title', isShown: false }],
    widths: { amount: 90 },
    pins: { amount: 'left' as const, title: null },
    density: 'compact' as const,
    isFilterOpen: true,
  };
  const keep = (kept: typeof layout | null, viewCode = 'all') =>
    app.call(keepListLayout, { schemaCode: 'Order', viewCode, layout: kept }, 'ann');

  test('is kept for its person alone, until it is given back', async () => {
    expect((await keep(layout)).errcode).toBe(0);
    expect((await app.call(getListConfigData, view, 'ann')).data.layout).toEqual(layout);
    expect((await app.call(getListConfigData, view, 'lee')).data).not.toHaveProperty('layout');
    await keep({ ...layout, density: 'loose' as never });
    expect((await app.call(getListConfigData, view, 'ann')).data.layout?.density).toBe('loose');
    await keep(null);
    expect((await app.call(getListConfigData, view, 'ann')).data).not.toHaveProperty('layout');
  });

  test('is of a view that there is, and of widths that a column can have', async () => {
    expect((await keep(layout, 'nothing')).errcode).toBe(codeOf('listViewMissing'));
    expect((await keep({ ...layout, widths: { amount: 3 } })).errcode).toBe(codeOf('requestInvalid'));
  });
});

test('a form has its sections, every field they name, and whether one may add', async () => {
  const { data } = await app.call(getForm, { schemaCode: 'Order', sheetCode: 'main' }, 'lee');
  expect(data.form.sections).toEqual([{ title: '基本信息', properties: ['title', 'amount', 'lines'] }]);
  expect(data.properties.map(({ code }) => code)).toEqual(expect.arrayContaining(['title', 'amount', 'lines']));
  expect(data.canAdd).toBe(false);
  const missing = await app.call(getForm, { schemaCode: 'Order', sheetCode: 'nothing' }, 'lee');
  expect(missing.errcode).toBe(codeOf('formMissing'));
});

test('who may not add is told why by the action itself', async () => {
  const { data } = await app.call(getListConfigData, { schemaCode: 'Order' }, 'lee');
  const reasons = Object.fromEntries(data.view.queryActions.map((action) => [action.actionCode, action.disabledCode]));
  expect(reasons).toEqual({ add: codeOf('noPermissionToAdd'), delete: codeOf('noPermissionToDelete') });
});

test('a model that is published anew is seen at once where it was published', async () => {
  const form = () => app.call(getForm, { schemaCode: 'Order' }, 'ann');
  expect((await form()).data.name).toBe('销售订单');
  const files = changedPackage('models/order.yaml', 'name: 销售订单', 'name: 订货单');
  await app.services.appPackages.importPackage(files, {}, null);
  expect((await form()).data.name).toBe('订货单');
});
