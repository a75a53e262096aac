import { importPackage } from '@portico/shared-kit/contract/applications.endpoints';
import { getListConfigData, getQueryHeaders } from '@portico/shared-kit/contract/models.endpoints';
import { getNoPresentationNumber, modifyOwner } from '@portico/shared-kit/contract/record-batches.endpoints';
import { checkDelete, queryOptions, queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { changedPackage } from '../../../testing/sample-package.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;
const ids: string[] = [];

const orders = [
  { remark: 'one', title: 'Steel', amount: '10', dueDate: '2025-12-31T16:00:00.000Z', status: 'open', urgent: true },
  { remark: 'two', title: 'Steel rod', amount: '20', dueDate: '2026-12-30T16:00:00.000Z', status: 'closed' },
  {
    remark: 'three',
    title: 'Iron',
    amount: '30',
    dueDate: '2026-12-31T16:00:00.000Z',
    seller: { id: 'bob', name: '' },
  },
];

beforeAll(async () => {
  app = await startRecordsApp();
  const exact = 'queryConditions: [{ propertyCode: title, accurateSearch: true }]';
  const files = changedPackage('models/order.yaml', 'queryConditions: [{ propertyCode: title }]', exact);
  const year = (files['models/order.yaml'] ?? '').replace(
    'propertyType: 3, settings: { format: 1 }',
    'propertyType: 3, settings: { format: 5 }',
  );
  const second =
    '\n  - { code: loose, name: 宽松, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: amount }, { propertyCode: urgent, isShow: false }] }\npermissions:';
  files['models/order.yaml'] = year.replace('\npermissions:', second);
  expect(await app.call(importPackage, { files }, 'adm')).toMatchObject({ errmsg: '' });
  for (const order of orders) ids.push((await newOrder(app, 'ann', order)).id);
});
afterAll(() => app.close());

const ask = (input: Partial<QueryRecordsInput>) =>
  app.call(queryRecords, { schemaCode: 'Order', page: 0, size: 20, ...input }, 'ann');

async function remarks(input: Partial<QueryRecordsInput>): Promise<unknown[]> {
  const { data, errmsg } = await ask({ orderByFields: ['sequenceNo'], ...input });
  expect(errmsg).toBe('');
  expect(data.totalElements).toBe(data.content.length);
  return data.content.map((record) => record.data.remark);
}

const filtered = (propertyCode: string, propertyValue: unknown) => [
  { propertyCode, propertyType: 0, propertyValue, propertyValueName: '' },
];

test.each([
  ['amount', '10;20', ['one', 'two']],
  ['dueDate', '2026;2026', ['one', 'two']],
  ['dueDate', '2026-05-01;2026-06-01', ['one', 'two']],
  ['dueDate', '2027', ['three']],
  ['status', 'open;closed', ['one', 'two']],
  ['status', 'open;', ['one']],
  ['urgent', true, ['one']],
  ['seller', '[{"id":"bob","unitType":3,"name":"博"}]', ['three']],
  ['title', 'Steel', ['one']],
  ['title', '', ['one', 'two', 'three']],
  ['ownerDeptId', '{"id":"sales","unitType":1,"name":"销售部"}', ['one', 'two', 'three']],
])('a condition of the specification on %s, %j, keeps %j', async (propertyCode, value, found) => {
  expect(await remarks({ filters: filtered(propertyCode, value), mobile: false })).toEqual(found);
});

test('an accurate search is a matter of the view', async () => {
  expect(await remarks({ queryCode: 'loose', filters: filtered('title', 'steel') })).toEqual(['one', 'two']);
});

test('conditions of both forms must hold together', async () => {
  const filter = { propertyCode: 'amount', operator: 'greaterThan', value: '10' } as const;
  expect(await remarks({ filter, filters: filtered('dueDate', '2026') })).toEqual(['two']);
});

test('records that are named by their ids are found among those the user may see', async () => {
  const others = (await newOrder(app, 'cat', { remark: 'not hers' })).id;
  const value = [ids[2], ids[0], others, 'nothing'].join(';');
  expect(await remarks({ filters: filtered('id', value) })).toEqual(['one', 'three']);
  const many = Array.from({ length: 1001 }, (_, index) => `r${index}`).join(';');
  expect((await ask({ filters: filtered('id', many) })).errcode).toBe(codeOf('filterTooLarge'));
});

test('several fields are sorted by in one direction, written as a list or a text', async () => {
  expect(await remarks({ orderByFields: ['urgent', 'amount'], orderType: 'DESC' })).toEqual(['one', 'three', 'two']);
  expect(await remarks({ orderByFields: 'urgent, amount;', orderType: 1 })).toEqual(['one', 'two', 'three']);
  const wrong = await ask({ orderByFields: 'lines' });
  expect(wrong.errcode).toBe(codeOf('notSortable'));
});

test('the columns of the view, those asked for, or all come back', async () => {
  const always = ['id', 'name', 'name_i18n', 'sequenceNo', 'sequenceStatus', 'workflowInstanceId'];
  const keys = async (options: NonNullable<QueryRecordsInput['options']>) => {
    const { data } = await ask({ queryCode: 'loose', options });
    return Object.keys(data.content[0]?.data ?? {}).filter((code) => !always.includes(code));
  };
  expect(await keys({})).toEqual(['amount']);
  expect(await keys({ customDisplayColumns: ['title', 'nothing'] })).toEqual(['title']);
  expect(await keys({ customDisplayColumns: ['title'], queryDisplayType: 0 })).toEqual(['title', 'amount']);
  expect(await keys({ customDisplayColumns: ['lines'], queryDisplayType: 1 })).toEqual(['lines']);
  expect(await keys({ customDisplayColumns: [], queryDisplayType: 1 })).toEqual([]);
  expect(await keys({ queryDisplayType: 2 })).toEqual(expect.arrayContaining(['title', 'owner', 'urgent']));
});

test.each([
  [{ filters: filtered('amount', 'many') }, 'filterValueInvalid'],
  [{ filters: filtered('nothing', 'x') }, 'propertyMissing'],
  [{ filters: filtered('nothing', null) }, 'propertyMissing'],
  [{ filters: filtered('title', 'x'.repeat(2001)) }, 'filterTooLarge'],
  [{ filters: Array.from({ length: 201 }, () => filtered('title', 'x')).flat() }, 'requestInvalid'],
  [{ options: { queryDisplayType: 3 as 2 } }, 'requestInvalid'],
  [{ orderType: 'up' as 'asc' }, 'requestInvalid'],
  [{ queryCode: 'gone' }, 'listViewMissing'],
] as const)('%j is refused: %s', async (input, name) => {
  expect((await ask(input as Partial<QueryRecordsInput>)).errcode).toBe(codeOf(name));
});

describe('calls are taken as the specification writes them', () => {
  const schemaCode = 'Order';
  const shown = { page: 0, size: 20, schemaCode, isSheet: false };
  const steel = filtered('title', 'Steel');

  test('by those that read a list and its columns', async () => {
    const config = await app.call(getListConfigData, { code: 'all', schemaCode, source: 1 }, 'ann');
    expect(config.data.view.code).toBe('all');
    expect((await app.call(getQueryHeaders, { schemaCode, clientType: 'PC' }, 'ann')).errcode).toBe(0);
  });

  test('by the check before records are deleted', async () => {
    expect((await app.call(checkDelete, { ids: [...ids], schemaCode, queryId: 'all' }, 'ann')).data).toEqual([]);
  });

  test('by options, whose condition is a list or a tree', async () => {
    const options = { customDisplayColumns: ['remark'] };
    const asked = { schemaCode, queryCode: 'loose', options, orderByFields: ['sequenceNo'], orderType: 'ASC' } as const;
    const tree = { propertyCode: 'title', operator: 'contains', value: 'Steel' } as const;
    for (const condition of [steel, tree]) {
      const input = { ...asked, orderByFields: ['sequenceNo'], filters: filtered('amount', '15;'), condition };
      const { data } = await app.call(queryOptions, { ...input, page: 0, size: 1000 }, 'ann');
      expect(data.content.map((record) => record.data.remark)).toEqual(['two']);
    }
    const nothing = { ...asked, orderByFields: ['sequenceNo'], condition: [], page: 0, size: 1000 };
    expect((await app.call(queryOptions, nothing, 'ann')).data.totalElements).toBe(3);
  });

  test('by a change of owner, whose filters keep what the list with the same ones shows', async () => {
    const counted = { ...shown, queryCode: 'all', objectIds: [...ids], filters: steel };
    // Two of the three are not what the view asks for, which compares titles whole.
    expect((await app.call(getNoPresentationNumber, counted, 'ann')).data).toEqual({ count: 2 });
    const loose = { ...counted, queryCode: 'loose' };
    expect((await app.call(getNoPresentationNumber, loose, 'ann')).data).toEqual({ count: 1 });
    const change = { ...counted, mobile: false, ownerId: 'ann', ownerDeptId: null, remark: '' };
    expect((await app.call(modifyOwner, change, 'ann')).data).toMatchObject({ successCount: 1, errorCount: 2 });
  });

  test('but not what no specification has', async () => {
    const answer = await app.call(checkDelete, { ids: [...ids], schemaCode, force: true } as never, 'ann');
    expect(answer.errcode).toBe(codeOf('requestInvalid'));
  });
});
