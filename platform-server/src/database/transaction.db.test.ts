import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './testing.ts';
import { afterCommit, injectFault, transaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const names = async () =>
  (await database.db.selectFrom('corp').select('name').orderBy('name').execute()).map((r) => r.name);
const failure = (code: string) => Object.assign(new pg.DatabaseError('busy', 4, 'error'), { code });

it('runs the work again after a conflict, and keeps nothing of the failed attempt', async () => {
  injectFault(database.db, (attempt) => {
    if (attempt < 3) throw failure(attempt === 1 ? '40001' : '40P01');
  });
  let runs = 0;
  await transaction(database.db, async (trx) => {
    runs += 1;
    await trx
      .insertInto('corp')
      .values({ corp_id: `run-${runs}`, name: `run ${runs}` })
      .execute();
  });
  injectFault(database.db, undefined);
  expect(runs).toBe(3);
  expect(await names()).toEqual(['run 3']);
});

it('does once what follows a commit, whatever was tried before, and at once outside of a transaction', async () => {
  injectFault(database.db, (attempt) => {
    if (attempt === 1) throw failure('40001');
  });
  const done: number[] = [];
  let attempt = 0;
  await transaction(database.db, async (outer) => {
    const own = ++attempt;
    await transaction(outer, async (inner) => afterCommit(inner, () => done.push(own)));
    expect(done).toEqual([]);
  });
  injectFault(database.db, undefined);
  expect(done).toEqual([2]);
  afterCommit(database.db, () => done.push(0));
  expect(done).toEqual([2, 0]);
});

it('gives up after the allowed attempts and reports the conflict', async () => {
  injectFault(database.db, () => {
    throw failure('40001');
  });
  const work = jest.fn(async () => undefined);
  await expect(transaction(database.db, work, { attempts: 2 })).rejects.toThrow('busy');
  injectFault(database.db, undefined);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does not repeat what failed for another reason', async () => {
  const work = jest.fn(async () => Promise.reject(new Error('no such customer')));
  await expect(transaction(database.db, work)).rejects.toThrow('no such customer');
  expect(work).toHaveBeenCalledTimes(1);
});

it('joins a transaction that is already open', async () => {
  const attempt = transaction(database.db, async (outer) => {
    await transaction(outer, (inner) => inner.insertInto('corp').values({ corp_id: 'inner', name: 'inner' }).execute());
    throw new Error('outer fails');
  });
  await expect(attempt).rejects.toThrow('outer fails');
  expect(await names()).not.toContain('inner');
});

it('lets both of two deadlocked transactions finish', async () => {
  for (const id of ['a', 'b']) await database.db.insertInto('corp').values({ corp_id: id, name: '0' }).execute();
  let waiting = 0;
  let release = () => undefined as void;
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  const rename = (first: string, second: string) =>
    transaction(database.db, async (trx) => {
      await trx.updateTable('corp').set({ name: first }).where('corp_id', '=', first).execute();
      waiting += 1;
      if (waiting === 2) release();
      await both;
      await trx.updateTable('corp').set({ name: first }).where('corp_id', '=', second).execute();
    });
  await expect(Promise.all([rename('a', 'b'), rename('b', 'a')])).resolves.toHaveLength(2);
});

it('refuses a write that rests on rows another transaction changed, and repeats it, when serializable', async () => {
  const count = async (trx: typeof database.db) =>
    (await trx.selectFrom('role').select(trx.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
  const addOnlyRole = (id: string) =>
    transaction(
      database.db,
      async (trx) => {
        if ((await count(trx)) > 0) return;
        await trx.insertInto('role').values({ corp_id: 'c', id, code: id, name: id }).execute();
      },
      { isolation: 'serializable' },
    );
  await Promise.all([addOnlyRole('one'), addOnlyRole('two')]);
  expect(await count(database.db)).toBe(1);
});
