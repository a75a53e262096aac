import { sql } from 'kysely';
import { drive, quantile } from '../list-page/driver.ts';
import type { Office } from './office.ts';
import { send, statementsOf } from './statements.ts';

/** Searches of a million instances, by the part of them that is found. */
const asked: Readonly<
  Record<string, Partial<Parameters<Office['services']['workflow']['instanceSearch']['queryAll']>[0]>>
> = {
  'title of one': { keyword: '绿皮书' },
  'title of 1 in 1,000': { keyword: '年会' },
  'title of half of them': { keyword: 'leave' },
  'title of none': { keyword: '没有' },
  'a workflow and a rare status': { workflowCodes: ['twoSteps'], status: ['EXCEPTION'] },
};

/** Search, ours and its statements sent by a bare driver; times in milliseconds. */
interface Searched {
  readonly name: string;
  readonly ours: readonly number[];
  readonly bare: readonly number[];
}

/** Fills in instances with titles of a few words, of which one has a word of its own. */
export async function fillInstances({ platform: { connections }, start }: Office, count: number): Promise<void> {
  const { workflowInstanceId: like } = await start('twoSteps');
  const { db } = connections;
  await sql`insert into workflow_instance (corp_id, id, workflow_code, workflow_version, schema_code, record_id, name,
      status, originator_id, originator_dept_id, state, started_time, finished_time)
    select corp_id, 'titled' || n, case n % 3 when 0 then 'small' when 1 then 'large' else workflow_code end, 1, schema_code, record_id,
      case n % 2 when 0 then 'Leave request ' else '费用报销 ' end || n || case when n % 1000 = 7 then ' 年会' else '' end
        || case when n = ${count}::integer / 2 then ' 绿皮书' else '' end,
      case when n % 5000 = 3 then 'EXCEPTION' else 'COMPLETED' end, originator_id, originator_dept_id, state,
      started_time - n * interval '1 minute', started_time - n * interval '30 seconds'
    from workflow_instance, generate_series(1, ${count}::integer) n where id = ${like}`.execute(db);
  await sql`vacuum analyze workflow_instance`.execute(db);
}

/** Searches one after the other, `times` each; ours and the bare statements take turns. */
export async function measureSearches({ platform, services }: Office, times: number): Promise<Searched[]> {
  const { pool } = platform.connections;
  const searched: Searched[] = [];
  for (const [name, narrowing] of Object.entries(asked)) {
    const ask = () => services.workflow.instanceSearch.queryAll({ order: 'newest', page: 0, size: 20, ...narrowing });
    const statements = await statementsOf(pool, ask);
    const ours = await drive(times, 1, ask);
    const bare = await drive(times, 1, () => send(pool, statements));
    searched.push({ name, ours: ours.latencies, bare: bare.latencies });
  }
  return searched;
}

/** Rows of the table, three for each search. */
export function searchRows(searched: readonly Searched[]): string[][] {
  const row = (title: string, taken: readonly number[]) => [
    title,
    '',
    quantile(taken, 0.5).toFixed(1),
    quantile(taken, 0.95).toFixed(1),
  ];
  return searched.flatMap(({ name, ours, bare }) => [
    row(`search, ${name}: server`, ours),
    row('  the same SQL', bare),
    ['  ratio', '', `${ratio(ours, bare, 0.5)}x`, `${ratio(ours, bare, 0.95)}x`],
  ]);
}

/** The figures to keep: the slowest of the searches, and how much of it is ours. */
export function searchFigures(searched: readonly Searched[]) {
  const [slowest] = searched.toSorted((one, other) => quantile(other.ours, 0.95) - quantile(one.ours, 0.95));
  if (slowest === undefined) return {};
  return { searchP95: Math.round(quantile(slowest.ours, 0.95)), searchRatio: ratio(slowest.ours, slowest.bare, 0.5) };
}

function ratio(one: readonly number[], other: readonly number[], share: number): number {
  return Math.round((quantile(one, share) / quantile(other, share)) * 100) / 100;
}
