import type { Property } from '@portico/shared-kit/fields';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';

/** One data item of every kind of the specification, by what it is; of a further kind where its storage is new. */
export const oneOfEachKind: readonly Property[] = [
  { code: 'shortText', name: '文本', propertyType: 0 },
  { code: 'longText', name: '长文本', propertyType: 1 },
  { code: 'number', name: '数值', propertyType: 2 },
  { code: 'date', name: '日期', propertyType: 3, settings: { format: 2 } },
  { code: 'logic', name: '是否', propertyType: 4 },
  { code: 'attachment', name: '附件', propertyType: 6 },
  { code: 'radio', name: '单选', propertyType: 12, settings: { options: ['a', 'b', 'B'] } },
  { code: 'dropdown', name: '下拉', propertyType: 14, settings: { options: ['a', 'b', 'B'] } },
  { code: 'staffSingle', name: '人员', propertyType: 50 },
  { code: 'departmentSingle', name: '部门', propertyType: 60 },
  {
    code: 'subTable',
    name: '子表',
    propertyType: 8,
    subSchema: { properties: [{ code: 'cell', name: '格', propertyType: 0 }] },
  },
];

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
