import { sql } from 'kysely';
import { startTestApp, type TestApp } from './test-app.ts';
import { insertOrganisation } from './test-organisation.ts';

/** Records of the large model: more than the database reads through in a moment. */
const largeRows = 40_000;

const properties = [
  '{ code: title, name: 标题, propertyType: 0, required: true }',
  '{ code: note, name: 说明, propertyType: 1 }',
  '{ code: amount, name: 金额, propertyType: 2 }',
  '{ code: dueDate, name: 交期, propertyType: 3 }',
  '{ code: isPaid, name: 已付款, propertyType: 4 }',
  '{ code: customer, name: 客户, propertyType: 0 }',
  '{ code: status, name: 状态, propertyType: 14, settings: { options: [新建, 完成] } }',
  '{ code: seller, name: 销售员, propertyType: 50 }',
  '{ code: helpers, name: 协助人, propertyType: 51 }',
];

/** The package of the large model, with other lines for some of its fields. */
export function largePackage(lines: readonly string[] = properties): Readonly<Record<string, string>> {
  return {
    'application.yaml': `
code: large
name: 大数据量
group: { code: business, name: 业务 }
menu: [{ code: Large, type: BizModel, name: 大订单 }]
`,
    'models/large.yaml': `
schemaCode: Large
name: 大订单
properties:
${lines.map((line) => `  - ${line}`).join('\n')}
forms: [{ code: main, name: 大订单, sections: [{ title: 大订单, properties: [title] }] }]
listViews: [{ code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }]
permissions:
  - { role: everyone, view: all, add: true, edit: true, delete: true }
`,
  };
}

/** The package with another line for one field, or without it. */
export function largePackageWith(code: string, line: string | null): Readonly<Record<string, string>> {
  const others = properties.filter((each) => !each.includes(`code: ${code},`));
  return largePackage(line === null ? others : [...others, line]);
}

/** The server with the large model, filled in the database itself. */
export async function startLargeApp(): Promise<TestApp> {
  const app = await startTestApp();
  await insertOrganisation(app.platform, {
    departments: [{ id: 'sales', name: '销售部' }],
    roles: [
      { code: 'root', name: '管理员', grants: ['ADMIN'] },
      { code: 'apps', name: '应用管理员', grants: ['APP_MNG'] },
    ],
    users: [
      { id: 'adm', name: '管', roles: ['root'] },
      { id: 'app', name: '用', departmentId: 'sales', roles: ['apps'] },
      { id: 'ann', name: '安', departmentId: 'sales' },
    ],
  });
  await app.services.appPackages.importPackage(largePackage(), {}, null);
  const { connections, corpId } = app.platform;
  await sql`insert into biz_large (corp_id, id, version, name, sequence_no, sequence_status, creater, created_time, owner,
      owner_dept_id, modifier, modified_time, f_title, f_note, f_amount, f_duedate, f_ispaid, f_customer, f_status, f_seller, f_helpers)
    select ${corpId}, 'r' || lpad(n::text, 8, '0'), 1, '订单 ' || n, 'L' || n, 'COMPLETED', 'ann',
      to_timestamp(1735689600 + n), 'ann', 'sales', 'ann', to_timestamp(1735689600 + n), '订单 ' || n,
      '第 ' || n || ' 单，' || case when n % 4000 = 7 then '送到码头' else '按时送到' end, n * 7919 % 40009,
      to_timestamp(1735689600 + n * 7919 % 40009 * 3600), n % 2 = 0, '客户 ' || n * 31 % 4001,
      case when n % 5 = 0 then '新建' else '完成' end, 'u' || n % 900, jsonb_build_array('u' || n % 1200, 'u' || n % 900)
    from generate_series(1, ${largeRows}) n`.execute(connections.db);
  await sql`vacuum analyze biz_large`.execute(connections.db);
  return app;
}
