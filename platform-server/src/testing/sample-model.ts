import { fieldKinds, type Property } from '@portico/shared-kit/fields';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';

/** Settings of the samples; a kind takes those that it has. */
const settings = { options: ['a', 'b', 'B'], format: 2, schemaCode: 'Sample' };
const subSchema = { properties: [{ code: 'cell', name: '格', propertyType: 0 }] };

/** Fields, one of every kind, with the kind's own name as its code. */
export const oneOfEachKind: readonly Property[] = Object.entries(fieldKinds).flatMap(([code, kind]) =>
  kind.propertyTypes.slice(0, 1).map((propertyType) => ({ code, name: code, propertyType, settings, subSchema })),
);

/** Kysely that only writes statements down. */
export function statementsOnly(): Database {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
