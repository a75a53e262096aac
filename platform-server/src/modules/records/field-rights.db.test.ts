import { asRecordId } from '@portico/shared-kit/contract/ids';
import { getForm, getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { batchUpdate } from '@portico/shared-kit/contract/record-batches.endpoints';
import { getRecord, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import type { SaveRecordInput } from '@portico/shared-kit/contract/records.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { marks, type RightsWorld, startRightsWorld } from '../../testing/rights-world.ts';

let world: RightsWorld;

beforeAll(async () => {
  world = await startRightsWorld();
});
afterAll(() => world.app.close());

const list = { schemaCode: 'Claim', page: 0, size: 20 };
const ask = (more: object, user: string) => world.app.call(queryRecords, { ...list, ...more }, user);
const get = async (user: string) =>
  (await world.app.call(getRecord, { schemaCode: 'Claim', id: world.ids.r1 }, user)).data;

async function save(user: string, data: Record<string, unknown>) {
  const { version } = await get('root');
  const input: SaveRecordInput = { schemaCode: 'Claim', id: asRecordId(world.ids.r1), version, data };
  return world.app.call(saveRecord, input, user);
}

const refusals: readonly (readonly [string, object])[] = [
  ['a filter', { filter: { propertyCode: 'amount', operator: 'greaterThan', value: '1' } }],
  [
    'a filter in a group',
    { filter: { join: 'or', items: [{ propertyCode: 'amount', operator: 'isNull', value: null }] } },
  ],
  ['an order', { orderBy: [{ propertyCode: 'amount', direction: 'asc' }] }],
  ['the title, which is made of it', { filter: { propertyCode: 'name', operator: 'contains', value: '9' } }],
  [
    'a filter as the specification writes it',
    { filters: [{ propertyCode: 'amount', propertyType: 2, propertyValue: '1;9' }] },
  ],
  ['an order by fields', { orderByFields: ['amount'], orderType: 'desc' }],
];

describe('who does not see amounts', () => {
  test.each(refusals)('is refused %s by them, by name', async (_, more) => {
    const answer = await ask(more, 'bill');
    expect(answer.errcode).toBe(codeOf('fieldNotVisible'));
    expect(answer.errmsg).toMatch(/Amount|Title/);
    expect((await ask(more, 'rita')).errcode).toBe(0);
  });

  test('finds nothing by searching for one, has no sum, and gets none by asking for the column', async () => {
    expect((await ask({ search: marks.amount('r1') }, 'rita')).data.totalElements).toBe(1);
    expect((await ask({ search: marks.amount('r1') }, 'bill')).data.totalElements).toBe(0);
    expect((await ask({}, 'rita')).data.sumMap.amount).toBe('367091');
    expect('partialSums' in (await ask({}, 'rita')).data).toBe(false);
    expect((await ask({}, 'bill')).data.sumMap).toEqual({});
    const { content } = (await ask({ columns: ['amount', 'title'] }, 'bill')).data;
    expect(content.every(({ data }) => !('amount' in data) && 'title' in data)).toBe(true);
    expect(content[0]?.hidden).toContain('amount');
  });

  test('sees the number of a record where its title is made of them', async () => {
    const { data, hidden } = await get('bill');
    expect(data.name).toBe(data.sequenceNo);
    expect(hidden?.toSorted()).toEqual(['amount', 'lines.price', 'name', 'papers']);
    expect((await get('rita')).data.name).toBe(`${marks.title('r1')} ${marks.amount('r1')}`);
    expect('hidden' in (await get('rita'))).toBe(false);
  });

  test('is told by list and form which fields they are', async () => {
    const config = (await world.app.call(getListConfigData, { schemaCode: 'Claim' }, 'bill')).data;
    const flags = Object.fromEntries(
      config.properties.map(({ code, visible, writable }) => [code, [visible, writable]]),
    );
    expect(flags).toMatchObject({ amount: [false, false], remark: [undefined, false], title: [undefined, undefined] });
    expect(config.view.queryConditions.map(({ propertyCode }) => propertyCode)).toEqual(['title']);
    expect(config.view.orderBy).toEqual([]);
    const form = (await world.app.call(getForm, { schemaCode: 'Claim' }, 'bill')).data;
    expect(form.readOnly.toSorted()).toEqual(['amount', 'lines.price', 'name', 'papers', 'remark']);
  });
});

describe('who sees them on some records', () => {
  test('finds, sorts and sums what they see, and nothing else', async () => {
    const wanted = { propertyCode: 'amount', operator: 'isNotNull', value: null } as const;
    const { data } = await ask({ filter: wanted }, 'mira');
    expect(data.content.map(({ id }) => id).toSorted()).toEqual([world.ids.r1, world.ids.r2].toSorted());
    expect(data.sumMap.amount).toBe('183543.5');
    expect(data.partialSums).toEqual(['amount']);
    const descending = (await ask({ orderBy: [{ propertyCode: 'amount', direction: 'desc' }] }, 'mira')).data.content;
    expect(descending.slice(0, 2).map(({ id }) => id)).toEqual([world.ids.r2, world.ids.r1]);
    expect(descending.map(({ hidden = [] }) => hidden.includes('amount'))).toEqual([false, false, true, true]);
    expect((await ask({ search: marks.amount('r3') }, 'mira')).data.totalElements).toBe(0);
  });
});

describe('a save', () => {
  test('changes nothing that is hidden or read-only, and says which, whatever value is sent', async () => {
    const same = { amount: marks.amount('r1') };
    for (const data of [same, { amount: '5' }, { remark: 'changed' }, { remark: null }]) {
      const answer = await save('bill', { ...data, note: 'with it' });
      expect(answer.errcode).toBe(codeOf('fieldNotWritable'));
      expect(answer.errmsg).toMatch(/Amount|Remark/);
    }
    expect((await get('root')).data).toMatchObject({ amount: marks.amount('r1'), remark: 'kept', note: null });
  });

  test('takes back what a form sends unchanged, and keeps what was not seen', async () => {
    const { data } = await get('bill');
    expect((await save('bill', { ...data, note: 'as sent back' })).errcode).toBe(0);
    const kept = (await get('root')).data;
    expect(kept).toMatchObject({ amount: marks.amount('r1'), note: 'as sent back' });
    expect(kept.papers).toHaveLength(1);
    expect(kept.lines).toMatchObject([{ item: 'taxi', price: marks.price('r1') }]);
  });

  test('keeps hidden cells of the rows that stay, and takes none for new ones', async () => {
    const rows = (await get('bill')).data.lines as { id: string }[];
    const changed = [
      { ...rows[0], item: 'train' },
      { id: 'new', item: 'meal' },
    ];
    expect((await save('bill', { lines: changed })).errcode).toBe(0);
    const priced = await save('bill', { lines: [{ ...rows[0], price: '1' }] });
    expect([priced.errcode, priced.errmsg]).toEqual([codeOf('fieldNotWritable'), expect.stringContaining('Price')]);
    const lines = (await get('root')).data.lines;
    expect(lines).toMatchObject([
      { item: 'train', price: marks.price('r1') },
      { item: 'meal', price: null },
    ]);
  });

  test('asks nobody for a required value that they may not fill in', async () => {
    const input: SaveRecordInput = { schemaCode: 'Claim', data: { title: 'without amount' } };
    expect((await world.app.call(saveRecord, input, 'bill')).errcode).toBe(0);
    expect((await world.app.call(saveRecord, input, 'olga')).errcode).toBe(codeOf('valueRequired'));
    const filled = { ...input, data: { title: 'x', amount: '7' } };
    expect((await world.app.call(saveRecord, filled, 'bill')).errcode).toBe(codeOf('fieldNotWritable'));
  });

  test('that takes a record out of sight is answered, not failed', async () => {
    const { r4 } = world.ids;
    const { version } = (await world.app.call(getRecord, { schemaCode: 'Claim', id: r4 }, 'hana')).data;
    const closing = { schemaCode: 'Claim', id: r4, version, data: { stage: 'closed' } };
    const answer = await world.app.call(saveRecord, closing, 'hana');
    expect(answer).toMatchObject({ errcode: 0, data: { id: r4, version: version + 1, actions: [] } });
    const after = await world.app.call(getRecord, { schemaCode: 'Claim', id: r4 }, 'hana');
    expect(after.errcode).toBe(codeOf('recordMissing'));
  });

  test('of many at once is refused for a field that is not theirs to change', async () => {
    const input = { schemaCode: 'Claim', objectIds: [world.ids.r2], modifiedValue: '1' };
    for (const propertyCode of ['amount', 'remark']) {
      const answer = await world.app.call(batchUpdate, { ...input, propertyCode }, 'bill');
      expect(answer.errcode).toBe(codeOf('fieldNotWritable'));
    }
  });
});
