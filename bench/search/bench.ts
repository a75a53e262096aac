import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenPlatform } from '@portico/platform-server/open-platform';
import { sql } from 'kysely';
import type { BenchResult } from '../bench-result.ts';
import { openLargeList, user } from '../large-list/large-list.ts';
import { median, quantile } from '../list-page/driver.ts';

const rows = 100_000;
const rounds = 40;
/** The aim of the search of the whole portal, in ms. */
const mostP95 = 200;

/** Words by how many titles or numbers have them. New words differ in each round, repeated ones do not. */
const situations: readonly (readonly [words: string, key: string, text: (round: number) => string])[] = [
  ['a number, new each time', 'number', (round) => `L000${String(12_000 + round * 37)}`],
  ['a number, repeated', 'sameNumber', () => 'L00054321'],
  ['1 in 1,000, new each time', 'rare', (round) => `大订单 ${String(10 + round)}77`],
  ['all of them', 'common', () => '大订单'],
  ['none', 'none', (round) => `没有 ${String(round)}`],
];

/** The search of the whole portal over 100,000 records, in turns with the plainest statement of the same records, planned for its values. */
export async function run(): Promise<BenchResult> {
  const home = await mkdtemp(join(tmpdir(), 'portico-bench-search-'));
  const open = await openLargeList(home, rows);
  try {
    await sql`analyze biz_large`.execute(open.platform.connections.db);
    const table = [['100,000 records', 'p50 ms', 'p95 ms', 'bare SQL p50 ms', 'ratio']];
    const figures: Record<string, number> = {};
    const overruns: string[] = [];
    for (const [words, key, textOf] of situations) {
      const { ours, bare } = await measure(open, textOf);
      const [p50, p95, plain] = [median(ours), quantile(ours, 0.95), median(bare)];
      table.push([words, p50.toFixed(1), p95.toFixed(1), plain.toFixed(1), `${(p50 / plain).toFixed(2)}x`]);
      Object.assign(figures, { [`${key}P95`]: rounded(p95), [`${key}Ratio`]: rounded(p50 / plain) });
      if (p95 > mostP95) overruns.push(`${words}: ${p95.toFixed(0)} ms`);
    }
    return { table, figures, overruns };
  } finally {
    await open.close();
    await rm(home, { recursive: true, force: true });
  }
}

async function measure({ services, platform }: OpenPlatform, textOf: (round: number) => string) {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const text = textOf(Math.max(0, round));
    const own = await timed(() => services.search.find(user, { text }));
    const plain = await timed(() => bareSearch(text).execute(platform.connections.db));
    // The first ones warm both up.
    if (round >= 0) {
      ours.push(own);
      bare.push(plain);
    }
  }
  return { ours, bare };
}

/** The newest five records whose title or number has all words, with the values in the statement. */
function bareSearch(text: string) {
  const has = text.split(' ').map((word) => {
    const pattern = sql.lit(`%${word}%`);
    return sql`(name ilike ${pattern} or name_en ilike ${pattern} or sequence_no ilike ${pattern})`;
  });
  return sql`select id, name, sequence_no from biz_large where corp_id = 'main' and ${sql.join(has, sql` and `)}
    order by created_time desc limit 5`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
