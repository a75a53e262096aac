import { asRecordId } from '@portico/shared-kit/contract/ids';
import { importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { getQueryHeaders } from '@portico/shared-kit/contract/models.endpoints';
import { queryForRule, queryOptions } from '@portico/shared-kit/contract/records.endpoints';
import type { QueryForRuleInput, QueryOptionsInput } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { changedPackage } from '../../../testing/sample-package.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;
const ids: string[] = [];

beforeAll(async () => {
  app = await startRecordsApp();
  const rows = Array.from({ length: 1_050 }, (_, index) => {
    const title = `order ${String(index).padStart(4, '0')}`;
    return { data: { title, amount: String(index), creater: { id: 'ann', name: '' }, owner: { id: 'ann', name: '' } } };
  });
  await app.services.records.saving.bulkLoad('Order', rows);
  for (const remark of ['a', 'b']) ids.push((await newOrder(app, 'ann', { title: 'mine', remark, amount: '5000' })).id);
  ids.push((await newOrder(app, 'cat', { title: 'hers' })).id);
});
afterAll(() => app.close());

const columns = { customDisplayColumns: ['title'] };
const options = (input: Partial<QueryOptionsInput>, userId = 'ann') =>
  app.call(queryOptions, { schemaCode: 'Order', options: columns, page: 0, size: 1_000, ...input }, userId);
const rule = (input: Partial<QueryForRuleInput>, userId = 'ann') =>
  app.call(queryForRule, { schemaCode: 'Order', options: columns, size: 99_999, ...input }, userId);

describe('options that come from records', () => {
  test('are a thousand at most, in the wanted order, with the wanted values only', async () => {
    const { data } = await options({ orderByFields: ['title'], orderType: 'DESC' });
    expect(data.content).toHaveLength(1_000);
    expect(data.totalElements).toBe(1_052);
    expect(data.content[0]?.data).toMatchObject({ title: 'order 1049' });
    expect(data.content[0]?.data).not.toHaveProperty('amount');
    expect((await options({ size: 1_001 })).errcode).toBe(codeOf('requestInvalid'));
  });

  test('are narrowed by filters, a condition and a search, all of which must hold', async () => {
    const { data } = await options({
      filters: [{ propertyCode: 'amount', propertyValue: '100;1000' }],
      condition: { propertyCode: 'title', operator: 'notEqual', value: 'order 0500' },
      search: 'mine',
    });
    expect(data.totalElements).toBe(0);
    const some = await options({ filters: [{ propertyCode: 'amount', propertyValue: '100;101' }] });
    expect(some.data.content.map(({ data: values }) => values.title)).toEqual(
      expect.arrayContaining(['order 0100', 'order 0101']),
    );
    expect(some.data.totalElements).toBe(2);
  });

  test('are the records that the user may see', async () => {
    expect((await options({}, 'cat')).data.content.map(({ id }) => id)).toEqual([ids[2]]);
    expect((await options({}, 'out')).errcode).toBe(codeOf('noPermissionToView'));
  });
});

describe('values that a rule compares with', () => {
  test('are of all records, more than a list may have in a page', async () => {
    const { data } = await rule({ options: { queryDisplayType: 1, customDisplayColumns: ['amount'] } });
    expect(data.content).toHaveLength(1_052);
    expect(data.content.map((record) => record.data.amount)).toEqual(expect.arrayContaining(['0', '1049', '5000']));
    expect((await rule({ size: 100_000 })).errcode).toBe(codeOf('requestInvalid'));
  });

  test('are of the records that are named, if the user may see them', async () => {
    const { data } = await rule({ objectIds: [...ids.map(asRecordId), asRecordId('nothing')] });
    expect(data.content.map(({ id }) => id).sort()).toEqual(ids.slice(0, 2).sort());
    expect((await rule({ objectIds: [] })).data.content).toEqual([]);
    const filter = { propertyCode: 'remark', operator: 'equal', value: 'a' } as const;
    expect((await rule({ objectIds: ids.map(asRecordId), filter })).data.content).toHaveLength(1);
  });

  test('are found among as many named records as the limit allows', async () => {
    const many = Array.from({ length: 99_998 }, (_, index) => asRecordId(`no-${index}`));
    expect((await rule({ objectIds: [...many, asRecordId(ids[0] ?? '')] })).data.content).toHaveLength(1);
    expect((await rule({ objectIds: [...many, asRecordId('x'), asRecordId('y')] })).errcode).toBe(
      codeOf('requestInvalid'),
    );
  });
});

test('the columns of a view are described, those of sub-tables within them', async () => {
  const shown = [
    '{ propertyCode: dueDate, name: 交货, width: 90 }',
    '{ propertyCode: amount, sumType: 1, isShow: false }',
    '{ propertyCode: lines }',
  ];
  const files = changedPackage('models/order.yaml', '{ propertyCode: amount, sumType: 1 }', shown.join(', '));
  expect((await app.call(importPackage, { files }, 'adm')).errmsg).toBe('');
  const { data } = await app.call(getQueryHeaders, { schemaCode: 'Order', clientType: 'PC' }, 'ann');
  expect(data.map(({ propertyCode }) => propertyCode)).toEqual(['sequenceNo', 'dueDate', 'amount', 'lines']);
  expect(data[0]).toMatchObject({ width: 176, name_i18n: expect.stringContaining('Number'), isShow: true });
  expect(data[1]).toMatchObject({ key: 'dueDate', name: '交货', width: 90, displayFormat: 1, sumType: 0 });
  expect(data[2]).toMatchObject({ isShow: false, sumType: 1, displayFormat: 0 });
  expect(data[3]?.childColumns?.map(({ dataIndex }) => dataIndex)).toEqual(['product', 'quantity', 'cells', 'keeper']);
  const gone = await app.call(getQueryHeaders, { schemaCode: 'Order', queryCode: 'gone' }, 'ann');
  expect(gone.errcode).toBe(codeOf('listViewMissing'));
  expect((await app.call(getQueryHeaders, { schemaCode: 'Order' }, 'out')).errcode).toBe(codeOf('noPermissionToView'));
});
