import { everything, type FilterTree, type OperatorId } from '@portico/shared-kit/filters';
import { sql } from 'kysely';
import { startLargeApp } from '../../../testing/large-model.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { pageStatement, type RecordSelection, totalsStatement } from '../reading/read-records.ts';
import { unrestricted } from '../scope/scope.ts';

let app: TestApp;

/** Every record has been in a workflow; one in twenty is still with somebody, of whom there are 400. */
beforeAll(async () => {
  app = await startLargeApp();
  const { db } = app.platform.connections;
  await sql`update biz_large set workflow_instance_id = 'w' || id`.execute(db);
  await sql`insert into work_item (corp_id, id, instance_id, activity_id, activity_code, activity_name, type, status,
      participant_id, receive_time)
    select r.corp_id, 'i' || r.id || part, 'w' || r.id, 'a', 'a', 'a', 0,
      case when part = 2 and substr(r.id, 2)::int % 20 = 0 then 'PENDING' else 'AGREED' end,
      'u' || (substr(r.id, 2)::int / 20 % 400), now()
    from biz_large r cross join generate_series(1, 2) part`.execute(db);
  await sql`vacuum analyze biz_large`.execute(db);
  await sql`vacuum analyze work_item`.execute(db);
});
afterAll(() => app.close());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

const filterOf = (operator: OperatorId, value: string[] | null): FilterTree => ({
  propertyCode: 'participants_',
  operator,
  value: value === null ? null : value.map((id) => ({ id, name: id })),
});

async function plansOf(filter: FilterTree): Promise<{ page: Plan[]; total: Plan[] }> {
  const { connections, corpId } = app.platform;
  const { table } = await app.services.models.current('Large');
  const selection: RecordSelection = { table, corpId, policy: unrestricted, filter };
  const wanted = { orderBy: [], locale: 'zh', page: 0, size: 20, codes: ['title', 'participants_'], withRows: false };
  const explained = async (statement: ReturnType<typeof totalsStatement> | ReturnType<typeof pageStatement>) => {
    const { rows } = await sql<{
      'QUERY PLAN': readonly { readonly Plan: Plan }[];
    }>`explain (analyze, format json) ${statement}`.execute(connections.db);
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  };
  return {
    page: await explained(pageStatement(selection, { ...wanted, locale: 'zh' })),
    total: await explained(totalsStatement(selection, [])),
  };
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
/** Returns the number of rows of records and of work that were looked at. */
const looked = (plans: readonly Plan[]) =>
  plans
    .filter((plan) => ['biz_large', 'work_item'].includes(plan['Relation Name'] ?? ''))
    .reduce((sum, plan) => sum + plan['Actual Rows'] * plan['Actual Loops'], 0);
const readWhole = (plans: readonly Plan[], table: string) =>
  plans.some((plan) => plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === table);

test.each<[OperatorId, string[]]>([
  ['contains', ['u7']],
  ['equal', ['u7']],
  ['in', ['u7', 'u9', 'u11']],
  ['have', ['u7']],
])('records that are with somebody are found by their work ("%s"), not by looking at all', async (operator, value) => {
  const { page, total } = await plansOf(filterOf(operator, value));
  for (const plans of [page, total]) {
    expect(plans.map((plan) => plan['Index Name'])).toContain('work_item_todo');
    expect(readWhole(plans, 'biz_large')).toBe(false);
    expect(looked(plans)).toBeLessThan(500);
  }
});

test.each<[OperatorId, string[] | null]>([
  ['isNull', null],
  ['isNotNull', null],
  ['notContains', ['u7']],
])('"%s" never asks for each record on its own whether it is with somebody', async (operator, value) => {
  const { total } = await plansOf(filterOf(operator, value));
  const asked = total.filter((plan) => plan['Relation Name'] === 'work_item');
  expect(asked.reduce((most, plan) => Math.max(most, plan['Actual Loops']), 0)).toBeLessThan(10);
});

test('the people of a page are looked up for its records only', async () => {
  const { page } = await plansOf(everything);
  const asked = page.filter((plan) => plan['Relation Name'] === 'work_item');
  expect(asked.map((plan) => plan['Actual Loops'])).toEqual([20]);
  expect(looked(page)).toBeLessThan(200);
});
