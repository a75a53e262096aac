import type { OpenPlatform } from '@portico/platform-server/open-platform';
import { sql } from 'kysely';

/** Model of tasks that the bench fills, with its list as a grid and as a mode. */
export interface Plan {
  readonly schemaCode: string;
  /** Number of its records. */
  readonly rows: number;
  /** Records of each branch: every hundredth record has so many below it. */
  readonly perBranch: number;
  /** The lines of the view in the mode. */
  readonly view: string;
}

/** The models of the bench: as many records as the modes are built for. */
export const plans = {
  tree: {
    schemaCode: 'plantree',
    rows: 50_000,
    perBranch: 100,
    view: 'viewType: TREE\n    tree: { parentPropertyCode: parent }',
  },
  gantt: {
    schemaCode: 'plangantt',
    rows: 10_000,
    perBranch: 1,
    view: `viewType: GANTT
    gantt:
      titlePropertyCode: title
      startTimePropertyCode: begins
      endTimePropertyCode: ends
      progressPropertyCode: progress
      levelPropertyCode: parent`,
  },
  board: {
    schemaCode: 'planboard',
    rows: 5_000,
    perBranch: 1,
    view: 'viewType: BOARD\n    board: { columnPropertyCode: state }',
  },
} as const satisfies Readonly<Record<string, Plan>>;

const modelOf = ({ schemaCode, view }: Plan) => `
schemaCode: ${schemaCode}
name: ${schemaCode}
properties:
  - { code: title, name: 任务, propertyType: 0, required: true }
  - { code: parent, name: 上级, propertyType: 9, settings: { schemaCode: ${schemaCode}, nameProperty: title } }
  - { code: begins, name: 开始, propertyType: 3, settings: { format: 1 } }
  - { code: ends, name: 完成, propertyType: 3, settings: { format: 1 } }
  - { code: progress, name: 进度, propertyType: 2, settings: { style: percent, fractionDigits: 0 } }
  - { code: state, name: 状态, propertyType: 14, settings: { options: [未开始, 进行中, 受阻, 已完成] } }
forms: [{ code: main, name: 任务, sections: [{ title: 任务, properties: [title, parent, begins, ends, progress, state] }] }]
listViews:
${['code: grid', `code: mode\n    ${view}`]
  .map(
    (lines) => `  - ${lines}
    name: 任务
    queryConditions: []
    queryActions: []
    queryColumns:
      - { propertyCode: title, width: 240 }
      - { propertyCode: begins, width: 120 }
      - { propertyCode: ends, width: 120 }
      - { propertyCode: progress, width: 110 }
      - { propertyCode: state, width: 110 }
    orderBy: [{ propertyCode: title, direction: asc }]
    pageSize: 500`,
  )
  .join('\n')}
permissions: [{ role: everyone, view: all, add: true, edit: true, delete: true }]
`;

/** Publishes the models and fills their tables in the database itself: what is measured is reading. The same values in every run. */
export async function fillPlans({ platform, services }: OpenPlatform): Promise<void> {
  const all: readonly Plan[] = Object.values(plans);
  const menu = all.map(({ schemaCode }) => `{ code: ${schemaCode}, type: BizModel, name: ${schemaCode} }`).join(', ');
  const models = all.map((plan) => [`models/${plan.schemaCode}.yaml`, modelOf(plan)] as const);
  await services.appPackages.importPackage(
    {
      'application.yaml': `code: plans\nname: 计划\ngroup: { code: business, name: 业务 }\nmenu: [${menu}]\n`,
      ...Object.fromEntries(models),
    },
    {},
    null,
  );
  for (const plan of all) await fill(platform, plan);
}

async function fill({ connections: { db }, corpId }: OpenPlatform['platform'], plan: Plan): Promise<void> {
  const table = sql.id(`biz_${plan.schemaCode}`);
  const idOf = (n: ReturnType<typeof sql>) => sql`'00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0')`;
  const n = sql`n`;
  const head = sql`n - (n - 1) % ${sql.lit(plan.perBranch)}`;
  await sql`insert into ${table} (corp_id, id, version, name, sequence_no, sequence_status, creater, created_time, owner,
      owner_dept_id, modifier, modified_time, f_title, f_parent, f_begins, f_ends, f_progress, f_state)
    select ${corpId}, ${idOf(n)}, 1, '任务 ' || lpad(n::text, 6, '0'), 'P' || lpad(n::text, 6, '0'), 'COMPLETED', person.id,
      now(), person.id, person.department_id, person.id, now(), '任务 ' || lpad(n::text, 6, '0'),
      case when ${head} <> n then ${idOf(head)} end, to_timestamp(1767225600 + n % 365 * 86400),
      to_timestamp(1767225600 + (n % 365 + 1 + n % 14) * 86400), n % 101 / 100.0,
      (array['未开始', '进行中', '受阻', '已完成'])[1 + n % 4]
    from generate_series(1, ${plan.rows}::bigint) n,
      (select user_id as id, department_id from user_department order by user_id limit 1) person`.execute(db);
  await sql`vacuum analyze ${table}`.execute(db);
}
