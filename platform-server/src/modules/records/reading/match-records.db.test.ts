import { matchRecords } from '@portico/shared-kit/contract/records.endpoints';
import type { FilterTree } from '@portico/shared-kit/filters';
import { codeOf } from '@portico/shared-kit/errors';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

let app: TestApp;
let ids: readonly string[];

beforeAll(async () => {
  app = await startRecordsApp();
  const rush = await newOrder(app, 'ann', { status: 'closed', amount: '10.5', title: 'Rush' });
  const open = await newOrder(app, 'ann', { status: 'open', amount: '1' });
  const ofCat = await newOrder(app, 'cat', { amount: '100' });
  ids = [rush, open, ofCat].map(({ id }) => id);
});
afterAll(() => app.close());

const large = { propertyCode: 'amount', operator: 'greaterThan', value: '5' } as const;
const closed = { propertyCode: 'status', operator: 'equal', value: 'closed' } as const;
const match = (filters: readonly FilterTree[], userId = 'max', of = ids) =>
  app.call(matchRecords, { schemaCode: 'Order', ids: of, filters: [...filters] } as never, userId);
const places = ({ data }: Awaited<ReturnType<typeof match>>) =>
  data.map((matches) => matches.map((id) => ids.indexOf(id)).toSorted((one, other) => one - other));

test('each condition has the records that meet it, in the order of the conditions', async () => {
  const both = { join: 'and', items: [large, closed] } as const;
  const none = { join: 'none', items: [closed] } as const;
  expect(places(await match([large, closed, both, none]))).toEqual([[0, 2], [0], [0], [1, 2]]);
});

test('records that the user does not see, or that are none, meet nothing', async () => {
  expect(places(await match([large], 'cat'))).toEqual([[2]]);
  expect(places(await match([large], 'max', [...ids, 'none']))).toEqual([[0, 2]]);
  expect((await match([large], 'out')).errcode).toBe(codeOf('noPermissionToView'));
});

test('conditions on what is no field are refused, and so are too many of them', async () => {
  const wrong = { propertyCode: 'missing', operator: 'isNull', value: null } as const;
  expect((await match([large, wrong])).errcode).toBe(codeOf('propertyMissing'));
  expect((await match(Array.from({ length: 21 }, () => large))).errcode).toBe(codeOf('requestInvalid'));
  const many = Array.from({ length: 201 }, (_, at) => String(at));
  expect((await match([large], 'max', many)).errcode).toBe(codeOf('requestInvalid'));
});

test('hostile values are values', async () => {
  const hostile = { propertyCode: 'title', operator: 'equal', value: "'); drop table x; --" } as const;
  expect(places(await match([hostile, large]))).toEqual([[], [0, 2]]);
});
