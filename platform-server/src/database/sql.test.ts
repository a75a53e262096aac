import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql as kyselys,
} from 'kysely';
import { sql } from './sql.ts';
import type { Tables } from './tables.ts';
import { forValues } from './value-plans.ts';

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The same statement by either maker: names, lists, values, parts within parts, and what is not there. */
function statementBy(make: typeof kyselys | typeof sql) {
  const tag = make as typeof kyselys;
  const names = ['a"b', 'c'].map((name) => tag.id('r', name));
  const filter = tag`r.id = any(${['x', 'y']}::text[]) and ${tag.ref('kept.id')} = ${tag.lit("it's")}`;
  const empty = tag``;
  return tag`select ${tag.join(names)} ${empty} from ${tag.raw('biz_order')} r
    where ${filter} and (${tag.join([1, tag`2`, null], tag` or `)}) and r.at = ${undefined} limit ${10}`;
}

it('makes the text and the values that kysely would make, also with a mark before it', () => {
  for (const to of [db, forValues(db)]) {
    const [own, theirs] = [statementBy(sql).compile(to), statementBy(kyselys).compile(to)];
    expect(own.sql).toBe(theirs.sql);
    expect(own.parameters).toEqual(theirs.parameters);
  }
});

it('takes in what kysely made, and is taken in by it', () => {
  const within = (make: typeof kyselys) =>
    make`select ${1} where id in (${db.selectFrom('app_user').select('id').where('name', '=', 'x')})`;
  const [own, theirs] = [within(sql as unknown as typeof kyselys), within(kyselys)];
  expect(own.compile(db).sql).toBe(theirs.compile(db).sql);
  const around = (make: typeof kyselys) =>
    db
      .selectFrom('app_user')
      .select(make<number>`1 + ${2}`.as('three'))
      .where(make<boolean>`${make.id('name')} = ${'x'}`)
      .compile();
  const [ours, plain] = [around(sql as unknown as typeof kyselys), around(kyselys)];
  expect(ours.sql).toBe(plain.sql);
  expect(ours.parameters).toEqual(plain.parameters);
});
