import { setTimeout as pause } from 'node:timers/promises';
import { hostileExpressions } from '@portico/platform-server/testing/hostile-expressions';
import { whileSomebodyReads } from '@portico/platform-server/testing/storm/bystander';
import { throwExpression } from '@portico/platform-server/testing/storm/hostile';
import { send } from '@portico/platform-server/testing/storm/http-client';
import { startStormWorld, type StormWorld } from '@portico/platform-server/testing/storm/storm-world';
import type { BenchResult } from '../bench-result.ts';
import { median } from '../list-page/driver.ts';

const designers = 4;
const clients = 60;
const isTrial = process.env['BENCH_SIZE'] === 'trial';
const turns = isTrial ? 1 : 3;
const turnMs = isTrial ? 2_000 : 12_000;

/** The load beside somebody who reads: one of several does it again and again until it is over, and counts. */
type Doing = (turn: number, at: number) => Promise<unknown>;

interface Phase {
  readonly name: string;
  readonly people: number;
  readonly doing: Doing;
}

const harmless = ['amount > 5', 'contains(title, "a")', 'title = "a" and amount < 10'];

function phasesOf(world: StormWorld, token: string): readonly Phase[] {
  const thrown =
    (expressions: readonly string[]): Doing =>
    (turn, at) => {
      const expression = expressions[(turn * designers + at) % expressions.length] ?? '';
      return throwExpression(world.url(), token, expression, turn + at);
    };
  // Each has an address of its own: the server's limit is by address.
  const describe: Doing = (_, at) =>
    send(world.url(), { method: 'GET', path: '/api/openapi.json', from: `127.0.0.${at + 10}` });
  return [
    { name: 'nothing', people: 0, doing: async () => undefined },
    { name: 'harmless', people: designers, doing: thrown(harmless) },
    { name: 'hostile', people: designers, doing: thrown(hostileExpressions) },
    { name: 'document', people: clients, doing: describe },
  ];
}

/** The longest wait of somebody who only reads their to-do list, beside nobody, designers and readers of the API's description. */
export async function run(): Promise<BenchResult> {
  const world = await startStormWorld();
  try {
    const reader = (await world.signIn('bea')).access_token;
    const phases = phasesOf(world, (await world.signIn('dora')).access_token);
    const waits = new Map<string, number[]>(phases.map(({ name }) => [name, []]));
    const asked = new Map<string, number>();
    for (let turn = 0; turn < turns; turn += 1) {
      for (const phase of phases) {
        const { longestMs, failed } = await whileSomebodyReads(world.url(), reader, async () => {
          asked.set(phase.name, (asked.get(phase.name) ?? 0) + (await during(phase)));
        });
        if (failed > 0) throw new Error(`${failed} requests of the reader failed beside ${phase.name}`);
        waits.get(phase.name)?.push(longestMs);
      }
    }
    return resultOf(waits, asked);
  } finally {
    await world.remove();
  }
}

/** Runs a phase for its time; how many requests the others sent. */
async function during({ people, doing }: Phase): Promise<number> {
  const end = performance.now() + turnMs;
  let sent = 0;
  const goOn = async (at: number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      await doing(turn, at);
      sent += 1;
    }
  };
  if (people === 0) await pause(turnMs);
  await Promise.all(Array.from({ length: people }, (_, at) => goOn(at)));
  return sent;
}

function resultOf(waits: ReadonlyMap<string, readonly number[]>, asked: ReadonlyMap<string, number>): BenchResult {
  const alone = median(waits.get('nothing') ?? []);
  const table = [['beside', 'requests', 'longest wait ms', 'to nothing']];
  const figures: Record<string, number> = {};
  for (const [name, each] of waits) {
    const longest = median(each);
    const ratio = longest / Math.max(alone, 1);
    table.push([name, String(asked.get(name) ?? 0), String(longest), `${ratio.toFixed(1)}x`]);
    figures[`${name}LongestMs`] = longest;
    figures[`${name}Ratio`] = Number(ratio.toFixed(2));
  }
  return { table, figures };
}
