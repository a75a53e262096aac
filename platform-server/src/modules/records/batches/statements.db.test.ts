import {
  batchUpdate,
  getNoPresentationNumber,
  modifyOwner,
  previewBatchUpdate,
} from '@portico/shared-kit/contract/record-batches.endpoints';
import { checkDelete, deleteRecords, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { compareDecimals } from '@portico/shared-kit/formats';
import { readOtherValues } from '../../../record-store/index.ts';
import { relatedPackage } from '../../../testing/related-package.ts';
import { samplePackage } from '../../../testing/sample-package.ts';
import { statementLog } from '../../../testing/statement-log.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newOrder, startRecordsApp } from '../../../testing/test-records.ts';

const rules = `
dataRules:
  - { propertyCode: members, checkType: 2, options: { type: records, rule: '>', schemaCode: Order, propertyCode: members, match: { propertyCode: title, equals: title }, prompt: 应最大 } }
  - { propertyCode: remark, checkType: 2, options: { type: records, rule: '=', schemaCode: Customer, propertyCode: title, prompt: 没有这个客户 } }
`;

let app: TestApp;
let statements: string[];

beforeAll(async () => {
  app = await startRecordsApp();
  const order = `${samplePackage['models/order.yaml']}${rules}`;
  await app.services.appPackages.importPackage({ ...samplePackage, 'models/order.yaml': order }, {}, null);
  await app.services.appPackages.importPackage(relatedPackage, {}, null);
  await app.call(saveRecord, { schemaCode: 'Customer', data: { title: '甲公司' } }, 'max');
  statements = statementLog(app.platform.connections);
});
afterAll(() => app.close());

/** The ids of so many orders, each with a title of its own. */
async function orders(count: number): Promise<string[]> {
  const made = Array.from({ length: count }, (_, index) => newOrder(app, 'max', { title: `单 ${count} ${index}` }));
  return (await Promise.all(made)).map(({ id }) => id);
}

/** The ids of so many visits, each of which refers to the one before it. */
async function visits(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const previous = ids.at(-1) === undefined ? null : { id: ids.at(-1), name: '' };
    const { data } = await app.call(saveRecord, { schemaCode: 'Visit', data: { topic: '访', previous } }, 'ann');
    ids.push(data.id);
  }
  return ids;
}

const change = (objectIds: string[], propertyCode: string, modifiedValue: string) => ({
  schemaCode: 'Order',
  objectIds,
  propertyCode,
  modifiedValue,
});

type Work = (ids: string[]) => Promise<unknown>;
const works: readonly [string, Work][] = [
  ['a preview', (ids) => app.call(previewBatchUpdate, change(ids, 'members', '7'), 'max')],
  ['a batch update of what a rule compares', (ids) => app.call(batchUpdate, change(ids, 'members', '7'), 'max')],
  ['a batch update of what a rule matches by', (ids) => app.call(batchUpdate, change(ids, 'title', '同名'), 'max')],
  ['one that names another model', (ids) => app.call(batchUpdate, change(ids, 'remark', '甲公司'), 'max')],
  ['a count of what is not to hand over', (ids) => app.call(getNoPresentationNumber, shown(ids), 'max')],
  ['a change of owner', (ids) => app.call(modifyOwner, { ...shown(ids), ownerId: 'bob' }, 'max')],
  ['a check of a deletion', (ids) => app.call(checkDelete, { schemaCode: 'Order', ids }, 'max')],
  ['a deletion', (ids) => app.call(deleteRecords, { schemaCode: 'Order', ids }, 'max')],
];
const shown = (objectIds: string[]) => ({ schemaCode: 'Order', objectIds });

async function countOf(work: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await work();
  const isNowAndThen = /business_model|session_family|"(user_department|user_role)" as "link"/;
  return statements.filter((text) => !isNowAndThen.test(text)).length;
}

test.each(works)('%s asks the database as often for many records as for few', async (_, work) => {
  const [few, many] = [await orders(2), await orders(40)];
  const count = await countOf(() => work(few));
  expect(count).toBeGreaterThan(0);
  expect(await countOf(() => work(many))).toBe(count);
});

test('so does a deletion of records that refer to each other in a chain of which the last has to stay', async () => {
  const chain = async (count: number) => {
    const ids = await visits(count);
    const input = { schemaCode: 'Visit', ids: ids.slice(0, -1) };
    const asked = await countOf(async () => {
      expect((await app.call(deleteRecords, input, 'ann')).errcode).toBe(codeOf('deleteRefusedByRule'));
    });
    return asked;
  };
  expect(await chain(12)).toBe(await chain(3));
});

test('so do a load of records and a page of a list', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      data: { title: `载 ${index}`, creater: { id: 'max', name: '' }, seller: { id: 'bob', name: '' } },
    }));
  const loading = (count: number) => countOf(() => app.services.records.saving.bulkLoad('Order', rows(count)));
  expect(await loading(500)).toBe(await loading(5));
  const page = (size: number) =>
    countOf(() => app.call(queryRecords, { schemaCode: 'Order', page: 0, size, columns: ['seller', 'lines'] }, 'max'));
  await page(1);
  expect(await page(200)).toBe(await page(2));
});

test('records that are compared with each other get the answers that each would get alone', async () => {
  const values = ['1', '1', '2.5', '3', null, '7', '7', '-4', '3.0', null];
  const rows = await Promise.all(
    values.map(async (members, index) => {
      const title = `组 ${index % 3}`;
      // Loaded, so that no rule keeps it from being there.
      const id = app.platform.newId();
      await app.services.records.saving.bulkLoad('Order', [
        { id, data: { title, members, creater: { id: 'max', name: '' } } },
      ]);
      return { id, title, members };
    }),
  );
  const { db } = app.platform.connections;
  const { table } = await app.services.models.current('Order');
  const others = { table, corpId: 'main', propertyCode: 'members', matchCode: 'title', isOwn: true };
  const asked = rows.map(({ id, title, members }) => ({ id, match: title, value: members ?? '3' }));
  const answer = await readOtherValues(db, others, asked);
  for (const one of asked) {
    const known = rows.flatMap(({ id, title, members }) =>
      id === one.id || title !== one.match || members === null ? [] : [members.replace('.0', '')],
    );
    const sorted = known.toSorted(compareDecimals);
    const isAmong = known.includes(one.value.replace('.0', ''));
    expect(answer(one)).toEqual({ low: sorted[0] ?? null, high: sorted.at(-1) ?? null, isAmong });
  }
});
