import type { OpenPlatform } from '@portico/platform-server/open-platform';
import { sql } from 'kysely';

/** The model. */
export const schemaCode = 'cellbench';
/** Records of the list, as many as are changed at once. */
export const rowCount = 1_000;
/** Records of a page of the list, the most that one may have. */
export const pageSize = 500;

/** Column that is written: its field, its type in the database, and the text of it that a round gives a row. */
interface BenchColumn {
  readonly code: string;
  readonly settings?: string;
  readonly propertyType: number;
  readonly type: 'text' | 'numeric' | 'timestamptz' | 'boolean';
  textOf(row: number, round: number): string;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const options = ['甲类', '乙类', '丙类', '丁类'] as const;

const words = (at: number): BenchColumn => ({
  code: `words${at}`,
  propertyType: 0,
  type: 'text',
  textOf: (row, round) => `R${round}-${row}-${at}`,
});
const amount = (at: number): BenchColumn => ({
  code: `amount${at}`,
  propertyType: 2,
  type: 'numeric',
  textOf: (row, round) => String(row * 10 + round + at / 4),
});
const day = (at: number): BenchColumn => ({
  code: `day${at}`,
  propertyType: 3,
  settings: '{ format: 1 }',
  type: 'timestamptz',
  textOf: (row, round) => `20${10 + ((round + at) % 80)}-${twoDigits(1 + (row % 12))}-${twoDigits(1 + (row % 28))}`,
});
const choice = (at: number): BenchColumn => ({
  code: `choice${at}`,
  propertyType: 14,
  settings: `{ options: [${options.join(', ')}] }`,
  type: 'text',
  textOf: (row, round) => options[(row + round + at) % options.length] ?? '',
});
const flag: BenchColumn = {
  code: 'flag',
  propertyType: 4,
  type: 'boolean',
  textOf: (row, round) => ((row + round) % 2 === 0 ? '是' : '否'),
};
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Twenty columns of mixed kinds. */
export const columns: readonly BenchColumn[] = [
  ...upTo(8).map(words),
  ...upTo(5).map(amount),
  ...upTo(4).map(day),
  ...upTo(2).map(choice),
  flag,
];

const model = `
schemaCode: ${schemaCode}
name: 单元格
properties:
${columns.map(({ code, propertyType, settings = '{}' }) => `  - { code: ${code}, name: ${code}, propertyType: ${propertyType}, settings: ${settings} }`).join('\n')}
forms: [{ code: main, name: 单元格, sections: [{ title: 单元格, properties: [${columns.map(({ code }) => code).join(', ')}] }] }]
listViews:
  - code: all
    name: 单元格
    queryConditions: []
    queryActions: []
    queryColumns:
${columns.map(({ code }) => `      - { propertyCode: ${code}, width: 120 }`).join('\n')}
    pageSize: ${pageSize}
permissions: [{ role: everyone, view: all, add: true, edit: true, delete: true }]
`;

const application = `code: cells
name: 单元格
group: { code: business, name: 业务 }
menu: [{ code: ${schemaCode}, type: BizModel, name: 单元格 }]
`;

/** Publishes the model and makes its records, which have no values yet, in the database itself. */
export async function fillCells({ platform, services }: OpenPlatform): Promise<void> {
  const files = { 'application.yaml': application, [`models/${schemaCode}.yaml`]: model };
  await services.appPackages.importPackage(files, {}, null);
  await sql`insert into ${sql.table(`biz_${schemaCode}`)} (corp_id, id, version, name, sequence_no, sequence_status, creater,
      created_time, owner, owner_dept_id, modifier, modified_time)
    select ${platform.corpId}, '00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'), 1, '单元格 ' || n,
      'C' || lpad(n::text, 6, '0'), 'COMPLETED', person.id, now(), person.id, person.department_id, person.id, now()
    from generate_series(1, ${rowCount}::bigint) n,
      (select user_id as id, department_id from user_department order by user_id limit 1) person`.execute(
    platform.connections.db,
  );
}

/** The texts of so many rows, as a table that was copied. */
export function textsOf(rows: number, round: number): string[][] {
  return upTo(rows).map((row) => columns.map(({ textOf }) => textOf(row, round)));
}
