import type { BenchResult } from '../bench-result.ts';
import { demoAccounts } from '../../demo/accounts.ts';
import { signIn } from '../../tools/run/sign-in.ts';
import type { TemporaryPortal } from '../../tools/run/temporary-portal.ts';
import { startPortal } from '../start-portal.ts';
import { drive, quantile, type Round } from './driver.ts';
import { requestOf, type Situation, situations } from './requests.ts';
import { openDirect, sameSql } from './same-sql.ts';
import { openClient, processorMs } from './server-side.ts';

const workers = 8;
const rounds = 4;
const perRound = { firstPage: 160, deepPage: 80, newFilter: 40 } as const satisfies Record<Situation, number>;
/** Rounds before the measured ones: compiled code, open connections, prepared statements. */
const warmUps = 1;

interface Side {
  readonly rounds: Round[];
}

interface Measured {
  readonly situation: Situation;
  readonly server: Side;
  readonly direct: Side;
  /** Processor time of the server's process per request, in milliseconds; null where it cannot be told. */
  readonly processor: number | null;
}

/**
 * The sales orders' list over HTTP against the same statements sent by a bare driver, in turns, both with as many
 * requests under way.
 */
export async function run(): Promise<BenchResult> {
  const portal = await startPortal('list-page');
  try {
    const { access_token: token } = await signIn(portal.url, demoAccounts.admin);
    const measured: Measured[] = [];
    for (const situation of situations) measured.push(await measure(portal, token, situation));
    return resultOf(measured);
  } finally {
    await portal.stop();
  }
}

async function measure(portal: TemporaryPortal, token: string, situation: Situation): Promise<Measured> {
  const count = perRound[situation];
  const all = rounds + warmUps;
  const isRepeated = situation !== 'newFilter';
  const requests = Array.from({ length: isRepeated ? 1 : count * all }, (_, index) => requestOf(situation, index));
  const { statements, url } = await sameSql(portal.home, token, requests);
  const bodies = requests.map((request) => JSON.stringify(request));
  const client = openClient(portal.url, token, workers);
  const direct = await openDirect(url, workers);
  const server: Side = { rounds: [] };
  const bare: Side = { rounds: [] };
  let used = 0;
  try {
    for (let round = 0; round < all; round += 1) {
      const at = (index: number) => (isRepeated ? 0 : round * count + index);
      const before = processorMs(portal.pid);
      const overHttp = await drive(count, workers, (index) => client.send(bodies[at(index)] ?? ''));
      const after = processorMs(portal.pid);
      const overSql = await drive(count, workers, (index, worker) => direct.run(worker, statements[at(index)] ?? []));
      if (round < warmUps) continue;
      used += (after ?? Number.NaN) - (before ?? Number.NaN);
      server.rounds.push(overHttp);
      bare.rounds.push(overSql);
    }
  } finally {
    client.close();
    await direct.close();
  }
  return { situation, server, direct: bare, processor: Number.isNaN(used) ? null : used / (rounds * count) };
}

function figuresOf({ rounds: taken }: Side) {
  const latencies = taken.flatMap((round) => round.latencies);
  const perSecond = quantile(
    taken.map((round) => round.perSecond),
    0.5,
  );
  return { perSecond, p50: quantile(latencies, 0.5), p95: quantile(latencies, 0.95) };
}

const words = { firstPage: 'first page', deepPage: 'page 501', newFilter: 'new filter, counted' } as const;

function resultOf(measured: readonly Measured[]): BenchResult {
  const table = [['sales orders, 20 of 20,000', 'per s', 'p50 ms', 'p95 ms', 'processor ms']];
  const figures: Record<string, number> = {};
  for (const { situation, server, direct, processor } of measured) {
    const [ours, bare] = [figuresOf(server), figuresOf(direct)];
    const row = ({ perSecond, p50, p95 }: typeof ours) => [perSecond.toFixed(0), p50.toFixed(1), p95.toFixed(1)];
    const ratio = (key: keyof typeof ours) => round(ours[key] / bare[key]);
    table.push(
      [`${words[situation]}: server`, ...row(ours), processor?.toFixed(2) ?? 'unknown'],
      ['  the same SQL', ...row(bare), ''],
      ['  ratio', ...(['perSecond', 'p50', 'p95'] as const).map((key) => `${ratio(key)}x`), ''],
    );
    figures[`${situation}PerSecondRatio`] = ratio('perSecond');
    figures[`${situation}P50Ratio`] = ratio('p50');
    figures[`${situation}P95Ratio`] = ratio('p95');
    if (processor !== null) figures[`${situation}ProcessorMs`] = round(processor);
  }
  return { table, figures };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
