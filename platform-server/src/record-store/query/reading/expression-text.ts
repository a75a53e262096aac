import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';

/** Writes statements down and sends none. */
const writer = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The SQL of an expression in which there are names only. Throws where it has values. */
export function textOf(expression: RawBuilder<unknown>): string {
  const { sql, parameters } = expression.compile(writer);
  if (parameters.length > 0) throw new Error('An expression that has values cannot be kept as text.');
  return sql;
}
