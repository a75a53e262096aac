import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { StormResult } from './tally.ts';

test('a storm of kills, races, drawn requests and hostile expressions loses, doubles, breaks and tells nothing', async () => {
  const storm = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--rounds', '1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], out, told] = await Promise.all([once(storm, 'exit'), text(storm.stdout), text(storm.stderr)]);
  const result = JSON.parse(out.trim().split('\n').at(-1) ?? '{}') as StormResult;
  // What was found is told where it is read first.
  expect({ code, told: code === 0 ? '' : told.slice(0, 4_000) }).toEqual({ code: 0, told: '' });
  expect(result).toMatchObject({
    kills: 1,
    databaseKills: 1,
    lost: 0,
    doubled: 0,
    winnersWrong: 0,
    '5xx': 0,
    leaks: 0,
  });
  expect(result.acknowledged).toBeGreaterThan(25);
  expect(result.races).toBeGreaterThan(20);
  expect(result.operations).toBeGreaterThan(150);
  expect(result.fuzzed).toBe(result.operations * 6);
  expect(result.fuzzedDone).toBeGreaterThan(100);
  expect(result.hostileExpressions).toBe(40);
  expect(result.bystanderRequests).toBeGreaterThan(0);
}, 300_000);
