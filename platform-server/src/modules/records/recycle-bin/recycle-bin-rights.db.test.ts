import { purgeRecords, queryDeletedRecords, restoreRecords } from '@portico/shared-kit/contract/recycle-bin.endpoints';
import { deleteRecords } from '@portico/shared-kit/contract/records.endpoints';
import {
  marks,
  type RecordName,
  recordNames,
  type RightsWorld,
  startRightsWorld,
} from '../../../testing/rights-world.ts';

let world: RightsWorld;
beforeAll(async () => {
  world = await startRightsWorld();
});
afterAll(() => world.app.close());

const claims = { schemaCode: 'Claim' };
const bin = async (user: string) =>
  (await world.app.call(queryDeletedRecords, { ...claims, page: 0, size: 50 }, user)).data;
const entriesOf = async (user: string, name: RecordName) =>
  ((await bin(user))?.content ?? []).filter(({ objectId }) => objectId === world.ids[name]).map(({ id }) => id);
const remove = async (user: string, name: RecordName) => {
  const { data } = await world.app.call(deleteRecords, { ...claims, ids: [world.ids[name]] }, user);
  return data?.successCount === 1;
};
const restore = async (user: string, ids: readonly string[]) => {
  const { data } = await world.app.call(restoreRecords, { ...claims, ids: [...ids] }, user);
  return data?.successCount === ids.length;
};

/** The people of each shape of permission, and the records that they may delete. */
const mayDelete: Readonly<Record<string, readonly RecordName[]>> = {
  olga: ['r1'],
  dora: [],
  tina: ['r1', 'r2', 'r3'],
  rita: [],
  hana: [],
  bill: recordNames,
  mira: [],
  nora: [],
  root: recordNames,
};
/** People who see and delete all records of the model. */
const seeAll = ['bill', 'root'];
const people = Object.entries(mayDelete);

describe.each(people)('%s', (user, deletable) => {
  test('finds and restores what they deleted', async () => {
    const back: RecordName[] = [];
    for (const name of recordNames) {
      if (!(await remove(user, name))) continue;
      const entries = await entriesOf(user, name);
      expect(entries).toHaveLength(1);
      if (await restore(user, entries)) back.push(name);
    }
    expect(back).toEqual(deletable);
  });

  test('neither finds nor restores what others deleted, unless all records are theirs to delete', async () => {
    for (const name of recordNames) {
      expect(await remove('root', name)).toBe(true);
      const [entry = ''] = await entriesOf('root', name);
      const found = await entriesOf(user, name);
      expect([name, found.length]).toEqual([name, seeAll.includes(user) ? 1 : 0]);
      const isBack = await restore(user, [entry]);
      expect([name, isBack]).toEqual([name, seeAll.includes(user)]);
      if (!isBack) await restore('root', [entry]);
    }
  });

  test('deletes for good as the root administrator alone', async () => {
    expect(await remove('root', 'r1')).toBe(true);
    const ids = [...(await entriesOf('root', 'r1')), 'ghost'];
    if (user !== 'root') {
      const { errcode } = await world.app.call(purgeRecords, { ...claims, ids }, user);
      expect(errcode).not.toBe(0);
    }
    expect(await restore('root', ids.slice(0, 1))).toBe(true);
  });
});

test('a title that is made of a field which its reader does not see is neither told nor found', async () => {
  await remove('bill', 'r1');
  const { content } = await bin('bill');
  expect(content).toMatchObject([{ name: content[0]?.sequenceNo }]);
  expect(JSON.stringify(await bin('root'))).toContain(marks.amount('r1'));
  for (const [user, count] of [
    ['bill', 0],
    ['root', 1],
  ] as const) {
    const search = { ...claims, search: marks.amount('r1'), page: 0, size: 50 };
    expect((await world.app.call(queryDeletedRecords, search, user)).data.totalElements).toBe(count);
  }
  await restore('bill', await entriesOf('bill', 'r1'));
});
