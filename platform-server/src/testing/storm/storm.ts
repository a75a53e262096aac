import { whileSomebodyReads } from './bystander.ts';
import { stormOfRequests } from './fuzz.ts';
import { stormOfExpressions } from './hostile.ts';
import { stormOfKills } from './kills.ts';
import { stormOfRaces } from './races.ts';
import type { StormOptions } from './storm-options.ts';
import { startStormWorld, type StormWorld } from './storm-world.ts';
import { newTally, type StormResult, type Tally } from './tally.ts';

const racesOfAKind = 3;

/** Runs a storm on a server of its own and gives what was tried and found. `say` hears what happens. */
export async function storm(options: StormOptions, say: (line: string) => void): Promise<StormResult> {
  say('starting a server …');
  const world = await startStormWorld();
  const end = () => void world.remove().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  const tally = newTally(options, say, world.secrets);
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      await runRound(world, tally, round);
      say(`round ${round + 1} of ${options.rounds}: ${JSON.stringify(tally.result)}`);
    }
  } finally {
    await world.remove();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
  }
  return tally.result;
}

/** Kills, then everything else while somebody only reads. */
async function runRound(world: StormWorld, tally: Tally, round: number): Promise<void> {
  const seed = tally.result.seed + round * 10_007;
  const name = `storm${round}`;
  const victims = [
    { victim: 'server', after: 10 + (Math.abs(seed) % 20) },
    { victim: 'database', after: 10 + (Math.abs(seed >> 4) % 20) },
  ] as const;
  await stormOfKills({ world, tally, name: `${name}k`, victims });
  const { access_token: token } = await world.signIn('bea');
  const watched = await whileSomebodyReads(world.url(), token, async () => {
    await stormOfRaces(world, tally, `${name}r`, racesOfAKind);
    await stormOfRequests(world, tally, `${name}f`, seed);
    await stormOfExpressions(world, tally, round);
  });
  const { result } = tally;
  result.bystanderRequests += watched.requests;
  result.bystanderLongestMs = Math.max(result.bystanderLongestMs, watched.longestMs);
  for (let count = 0; count < watched.failed; count += 1) tally.find('failed', 'the list of somebody who only reads');
}
