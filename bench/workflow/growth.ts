import { sql } from 'kysely';
import { drive, quantile } from '../list-page/driver.ts';
import { crowds, type Office } from './office.ts';
import { decidedElsewhere, type Decision, send, statementsOf } from './statements.ts';

/** Times of decisions, in milliseconds each: ours, and its statements sent by a bare driver. */
interface DecisionTimes {
  readonly ours: number[];
  readonly bare: number[];
}

/** Decisions in an instance of a thousand work items, and in instances of ten. */
export interface Growth {
  readonly small: DecisionTimes;
  readonly large: DecisionTimes;
}

interface Open extends Decision {
  readonly who: string;
}

/** Decides `decisions` times in instances of either size, and as often by the same statements in others like them. */
export async function measureGrowth(office: Office, decisions: number): Promise<Growth> {
  const growth: Growth = { small: { ours: [], bare: [] }, large: { ours: [], bare: [] } };
  for (const size of ['small', 'large'] as const) {
    while (growth[size].ours.length < decisions) {
      // The last one ends the instance, which is another thing.
      const most = Math.min(crowds[size] - 2, decisions - growth[size].ours.length);
      await decideIn(office, size, most, growth[size]);
    }
  }
  return growth;
}

async function decideIn(
  office: Office,
  size: keyof typeof crowds,
  most: number,
  { ours, bare }: DecisionTimes,
): Promise<void> {
  const [own, other] = [await openIn(office, size), await openIn(office, size)];
  const [sample, ...rest] = own;
  if (sample === undefined) throw new Error('nobody has anything to decide');
  const { platform } = office;
  const { pool } = platform.connections;
  const decide = ({ instance, item, who }: Open) =>
    office.services.workflow.commands.act(
      office.user(who),
      { id: `${instance}-${item}`, action: 'agree', requestId: platform.newId() },
      'en',
    );
  const statements = await statementsOf(pool, () => decide(sample));
  const sets = other.slice(0, most).map((to) => decidedElsewhere(statements, sample, to, platform.newId));
  ours.push(...(await drive(most, 1, (index) => decide(rest[index] as Open))).latencies);
  bare.push(...(await drive(most, 1, (index) => send(pool, sets[index] ?? []))).latencies);
}

async function openIn(office: Office, size: keyof typeof crowds): Promise<Open[]> {
  const { workflowInstanceId: instance, objectId: record } = await office.start(size);
  const { rows } = await sql<{ id: string; who: string }>`select id, participant_id as who from work_item
    where instance_id = ${instance} and status = 'PENDING'
    order by length(id), id`.execute(office.platform.connections.db);
  return rows.map(({ id, who }) => ({ instance, record, who, item: Number(id.split('-').at(-1)) }));
}

/** Rows of the table, of which the last says how much more a step costs in the larger instance. */
export function growthRows({ small, large }: Growth): string[][] {
  const rows = (
    [
      ['small', small],
      ['large', large],
    ] as const
  ).flatMap(([size, { ours, bare }]) => [
    row(`a decision, one of ${crowds[size]} work items: server`, ours),
    row('  the same SQL', bare),
    ['  ratio', '', `${ratio(ours, bare)}x`, ''],
  ]);
  return [
    ...rows,
    [`${crowds.large} to ${crowds.small} work items: server`, '', `${ratio(large.ours, small.ours)}x`, ''],
  ];
}

/** The figures to keep. */
export function growthFigures({ small, large }: Growth) {
  return {
    growthRatio: ratio(large.ours, small.ours),
    decisionRatio: ratio(small.ours, small.bare),
    largeDecisionRatio: ratio(large.ours, large.bare),
  };
}

function row(title: string, taken: readonly number[]): string[] {
  return [title, '', quantile(taken, 0.5).toFixed(1), quantile(taken, 0.95).toFixed(1)];
}

function ratio(one: readonly number[], other: readonly number[]): number {
  return Math.round((quantile(one, 0.5) / quantile(other, 0.5)) * 100) / 100;
}
