import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import type { TemporaryPortal } from '../../tools/run/temporary-portal.ts';
import { drive, quantile, type Round } from './driver.ts';
import { openDirect, sameSql } from './same-sql.ts';
import { openClient, processorMs } from './server-side.ts';

const rounds = 4;
/** Rounds before the measured ones: compiled code, open connections, prepared statements. */
const warmUps = 1;

/** A request, with the number of times in a round and the number of clients at a time. */
export interface Situation {
  readonly name: string;
  readonly words: string;
  readonly perRound: number;
  readonly workers: number;
  /** True where everybody asks for the same, so that its totals are known; else the request differs each time. */
  readonly isRepeated: boolean;
  readonly requestOf: (index: number) => QueryRecordsInput;
  /** Instead of what the server asks the database: the statements of another request. */
  readonly against?: (index: number) => QueryRecordsInput;
}

interface Side {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

/** A situation over HTTP beside the same statements sent by a bare driver. Times in milliseconds. */
export interface Compared {
  readonly situation: Situation;
  readonly server: Side;
  readonly direct: Side;
  /** Processor time of the server's process per request; null where it cannot be told. */
  readonly processor: number | null;
}

/** Rounds over HTTP and over SQL in turns, both with as many requests under way. */
export async function compare(portal: TemporaryPortal, token: string, situation: Situation): Promise<Compared> {
  const { perRound: count, workers, isRepeated, requestOf, against = requestOf } = situation;
  const all = rounds + warmUps;
  const indexes = Array.from({ length: isRepeated ? 1 : count * all }, (_, index) => index);
  const { statements, url } = await sameSql(portal.home, token, indexes.map(against));
  const bodies = indexes.map((index) => JSON.stringify(requestOf(index)));
  const client = openClient(portal.url, token, workers);
  const direct = await openDirect(url, workers);
  const server: Round[] = [];
  const bare: Round[] = [];
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
      server.push(overHttp);
      bare.push(overSql);
    }
  } finally {
    client.close();
    await direct.close();
  }
  const processor = Number.isNaN(used) ? null : used / (rounds * count);
  return { situation, server: sideOf(server), direct: sideOf(bare), processor };
}

function sideOf(taken: readonly Round[]): Side {
  const latencies = taken.flatMap((round) => round.latencies);
  const perSecond = quantile(
    taken.map((round) => round.perSecond),
    0.5,
  );
  return { perSecond, p50: quantile(latencies, 0.5), p95: quantile(latencies, 0.95) };
}

/** The lines of a table that show situations, and their ratios by name. */
export function report(title: string, compared: readonly Compared[]) {
  const table = [[title, 'per s', 'p50 ms', 'p95 ms', 'processor ms']];
  const figures: Record<string, number> = {};
  for (const { situation, server, direct, processor } of compared) {
    const row = ({ perSecond, p50, p95 }: Side) => [perSecond.toFixed(0), p50.toFixed(1), p95.toFixed(1)];
    const ratio = (key: keyof Side) => hundredths(server[key] / direct[key]);
    const against = situation.against === undefined ? 'the same SQL' : 'by offset';
    table.push(
      [`${situation.words}: server`, ...row(server), processor?.toFixed(2) ?? 'unknown'],
      [`  ${against}`, ...row(direct), ''],
      ['  ratio', ...(['perSecond', 'p50', 'p95'] as const).map((key) => `${ratio(key)}x`), ''],
    );
    figures[`${situation.name}PerSecondRatio`] = ratio('perSecond');
    figures[`${situation.name}P50Ratio`] = ratio('p50');
    figures[`${situation.name}P95Ratio`] = ratio('p95');
    figures[`${situation.name}P95Ms`] = hundredths(server.p95);
    if (processor !== null) figures[`${situation.name}ProcessorMs`] = hundredths(processor);
  }
  return { table, figures };
}

/** Rounded for a table. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
