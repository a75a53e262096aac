import { sql } from 'kysely';
import type { BenchResult } from '../bench-result.ts';
import { drive, quantile, type Round } from '../list-page/driver.ts';
import { type Growth, growthFigures, growthRows, measureGrowth } from './growth.ts';
import { type Office, openOffice } from './office.ts';
import { fillInstances, measureSearches, searchFigures, searchRows } from './searches.ts';
import { about, send, statementsOf } from './statements.ts';

const clients = 8;
/** Shows in a minute that the bench runs; its figures say nothing. */
const isTrial = process.env.BENCH_SIZE === 'trial';
/** Approvals in each round, and how many rounds of each kind take turns. */
const approvals = isTrial ? 24 : 200;
const rounds = isTrial ? 1 : 3;
const decisions = isTrial ? 8 : 60;
/** Work items of everybody, and of each person: the bench's own among them. */
const items = { all: isTrial ? 20_000 : 1_000_000, each: 500 } as const;
const instances = isTrial ? 20_000 : 1_000_000;
const searches = isTrial ? 5 : 40;

/** Approvals, a growing instance, the to-do list and searches, each beside the same statements sent by a bare driver. */
export async function run(): Promise<BenchResult> {
  const office = await openOffice();
  try {
    const approving = await measureApprovals(office);
    const growing = await measureGrowth(office, decisions);
    console.error(`Filling in ${items.all} work items …`);
    await fillIn(office);
    const toDo = await measureToDo(office);
    console.error(`Filling in ${instances} instances …`);
    await fillInstances(office, instances);
    return report(approving, growing, toDo, await measureSearches(office, searches));
  } finally {
    await office.close();
  }
}

interface Compared {
  readonly ours: readonly Round[];
  readonly bare: readonly Round[];
}

type Started = Awaited<ReturnType<Office['start']>>;

async function agree({ services, platform, user }: Office, { workflowInstanceId }: Started, who: string, item = 4) {
  const id = `${workflowInstanceId}-${item}`;
  await services.workflow.commands.act(user(who), { id, action: 'agree', requestId: platform.newId() }, 'en');
}

/** Agreeing to the first of two steps: the next person gets work and is told. */
async function measureApprovals(office: Office): Promise<Compared> {
  const { pool } = office.platform.connections;
  const begin = async () => {
    const started: Started[] = [];
    await drive(approvals, clients, async () => started.push(await office.start('twoSteps')));
    return started;
  };
  const [sample] = await begin();
  if (sample === undefined) throw new Error('nothing was started');
  const first = await firstItem(office, sample);
  const approve = (started: Started) => agree(office, started, 'boss', first);
  const statements = await statementsOf(pool, () => approve(sample));
  const compared = { ours: [] as Round[], bare: [] as Round[] };
  for (let round = 0; round < rounds; round += 1) {
    const [ours, bare] = [await begin(), await begin()];
    compared.ours.push(await drive(approvals, clients, (index) => approve(ours[index] as Started)));
    const sets = bare.map((each) =>
      about(
        statements,
        new Map([
          [sample.workflowInstanceId, each.workflowInstanceId],
          [sample.objectId, each.objectId],
        ]),
        office.platform.newId,
      ),
    );
    compared.bare.push(await drive(approvals, clients, (index) => send(pool, sets[index] ?? [])));
  }
  return compared;
}

/** The number within the instance of its first open work item. */
async function firstItem({ platform: { connections } }: Office, { workflowInstanceId }: Started): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from work_item where instance_id = ${workflowInstanceId}
    and status = 'PENDING' order by length(id), id limit 1`.execute(connections.db);
  return Number(rows[0]?.id.split('-').at(-1));
}

/** A million open items, 500 of each person, a hundred in an instance. */
async function fillIn({ platform: { connections }, start }: Office): Promise<void> {
  const { workflowInstanceId: like } = await start('twoSteps');
  const { db } = connections;
  const inInstance = 100;
  await sql`insert into workflow_instance (corp_id, id, workflow_code, workflow_version, schema_code, record_id, name,
      status, originator_id, originator_dept_id, state, started_time)
    select corp_id, 'many' || number, workflow_code, workflow_version, schema_code, record_id, name,
      status, originator_id, originator_dept_id, state, started_time
    from workflow_instance, generate_series(0, ${items.all / inInstance - 1}::integer) as number
    where id = ${like}`.execute(db);
  await sql`insert into work_item (corp_id, id, instance_id, activity_id, activity_code, activity_name, type, status,
      participant_id, receive_time)
    select 'main', 'many' || number, 'many' || number / ${inInstance}::integer, 'a', 'A', 'A', 0, 'PENDING',
      'many' || number % ${items.all / items.each}::integer, now() - number * interval '1 second'
    from generate_series(0, ${items.all - 1}::integer) as number`.execute(db);
  await sql`analyze workflow_instance, work_item`.execute(db);
}

async function measureToDo(office: Office): Promise<Compared> {
  const { pool } = office.platform.connections;
  const asked = { state: 'unfinished', page: 0, size: 20 } as const;
  const ask = () => office.services.workflow.workItems.query(office.user('many7'), asked, 'en');
  const { totalElements } = await ask();
  if (totalElements !== items.each) throw new Error(`${totalElements} items are there instead of ${items.each}`);
  const statements = await statementsOf(pool, ask);
  const compared = { ours: [] as Round[], bare: [] as Round[] };
  for (let round = 0; round < rounds; round += 1) {
    compared.ours.push(await drive(approvals, clients, ask));
    compared.bare.push(await drive(approvals, clients, () => send(pool, statements)));
  }
  return compared;
}

function report(
  approving: Compared,
  growing: Growth,
  toDo: Compared,
  searched: Awaited<ReturnType<typeof measureSearches>>,
): BenchResult {
  const [steps, list] = [figuresOf(approving), figuresOf(toDo)];
  return {
    table: [
      ['8 clients', 'per s', 'p50 ms', 'p95 ms'],
      ...rowsOf('agree, the next one gets work', steps),
      ...rowsOf(`my to-do, ${items.each} of ${items.all}`, list),
      ...growthRows(growing),
      ...searchRows(searched),
    ],
    figures: {
      approvalsPerSecond: rounded(steps.ours.perSecond),
      approvalsRatio: rounded(steps.ours.perSecond / steps.bare.perSecond),
      ...growthFigures(growing),
      ...searchFigures(searched),
      toDoP95: rounded(list.ours.p95),
      toDoRatio: rounded(list.ours.perSecond / list.bare.perSecond),
    },
  };
}

type Figures = Readonly<Record<'perSecond' | 'p50' | 'p95', number>>;

function figuresOf({ ours, bare }: Compared): { readonly ours: Figures; readonly bare: Figures } {
  const of = (measured: readonly Round[]) => {
    const latencies = measured.flatMap((round) => round.latencies);
    const perSecond = quantile(
      measured.map((round) => round.perSecond),
      0.5,
    );
    return { perSecond, p50: quantile(latencies, 0.5), p95: quantile(latencies, 0.95) };
  };
  return { ours: of(ours), bare: of(bare) };
}

function rowsOf(title: string, { ours, bare }: ReturnType<typeof figuresOf>): string[][] {
  const row = (name: string, { perSecond, p50, p95 }: Figures) => [
    name,
    perSecond.toFixed(0),
    p50.toFixed(1),
    p95.toFixed(1),
  ];
  const ratio = (key: keyof Figures) => `${rounded(ours[key] / bare[key])}x`;
  return [
    row(`${title}: server`, ours),
    row('  the same SQL', bare),
    ['  ratio', ratio('perSecond'), ratio('p50'), ratio('p95')],
  ];
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
