import { sql } from 'kysely';
import pg from 'pg';
import { packetLog } from '../testing/packet-log.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';
import { afterCommit, injectFault, withCommit, transaction } from './transaction.ts';

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

describe('a transaction that ends with its last statement', () => {
  const rename = (name: string) => sql`update corp set name = ${name} where corp_id = 'last'`;
  beforeAll(async () => {
    await database.db.insertInto('corp').values({ corp_id: 'last', name: 'before' }).execute();
  });

  it('goes to the database and back twice: with its begin and with its end', async () => {
    const packets = packetLog(database.pool);
    const run = () =>
      transaction(database.db, async (trx) => {
        await sql`select 1 as one`.execute(trx);
        await rename('after').execute(withCommit(trx));
      });
    await run();
    const before = packets.count;
    await run();
    expect(packets.count - before).toBe(2);
    expect(await names()).toContain('after');
  });

  it('keeps nothing where that statement fails, and the next one on its connection begins anew', async () => {
    const failing = transaction(database.db, async (trx) => {
      await rename('half').execute(trx);
      await sql`select 1 / 0`.execute(withCommit(trx));
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await names()).not.toContain('half');
    await transaction(database.db, (trx) => rename('whole').execute(trx));
    expect(await names()).toContain('whole');
  });

  it('keeps nothing where only its commit fails, and the next one on its connection begins anew', async () => {
    const { db } = database;
    await sql`create table biz_pair (id integer unique deferrable initially deferred)`.execute(db);
    const add = (...ids: number[]) =>
      transaction(db, async (trx) => {
        await rename('paired').execute(trx);
        await sql`insert into biz_pair select unnest(${ids}::integer[])`.execute(withCommit(trx));
      });
    await add(1);
    await rename('alone').execute(db);
    await expect(add(2, 2)).rejects.toThrow('biz_pair');
    expect(await names()).not.toContain('paired');
    await add(3);
    expect((await sql`select id from biz_pair order by id`.execute(db)).rows).toEqual([{ id: 1 }, { id: 3 }]);
    expect(await names()).toContain('paired');
  });

  it('waits with its end for a fault that a test wants', async () => {
    await rename('old').execute(database.db);
    injectFault(database.db, () => {
      throw new Error('wanted');
    });
    const attempt = transaction(database.db, (trx) => rename('new').execute(withCommit(trx)));
    await expect(attempt).rejects.toThrow('wanted');
    injectFault(database.db, undefined);
    expect(await names()).toContain('old');
  });

  it('asks nothing where its work asks nothing', async () => {
    const packets = packetLog(database.pool);
    await transaction(database.db, async () => undefined);
    await expect(transaction(database.db, async () => Promise.reject(new Error('at once')))).rejects.toThrow('at once');
    expect(packets.count).toBe(0);
  });
});
