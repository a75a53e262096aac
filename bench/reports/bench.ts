import type { BenchResult } from '../bench-result.ts';
import { measureApart } from '../large-list/apart.ts';
import { charts } from './charts.ts';
import type { Measurement } from './measure.ts';

/** The least part of the speed of the bare statements that new questions are to be answered at. */
const least = 0.8;
/** The longest time for what was asked before, in ms. */
const longestAgain = 20;

const orders = process.env['BENCH_SIZE'] === 'trial' ? 20_000 : 1_000_000;

/**
 * Answers twelve charts over a million orders with two rows each, in a process of its own, against the plainest statements
 * that give the same groups, in turns: new questions, then the same again and again, then after a write.
 */
export async function run(): Promise<BenchResult> {
  const { charts: times, page } = await measureApart<Measurement>(new URL('./measure.ts', import.meta.url), orders);
  const table = [[`${orders.toLocaleString('en')} orders`, 'new ms', 'bare ms', 'ratio', 'again ms']];
  const figures: Record<string, number> = {};
  const ms = (each: number) => (each < 10 ? each.toFixed(2) : each.toFixed(0));
  for (const { name, newMs, bareMs, againMs } of times) {
    table.push([name, ms(newMs), ms(bareMs), `${(bareMs / newMs).toFixed(2)}x`, ms(againMs)]);
    figures[`${name}: ratio`] = bareMs / newMs;
  }
  const ratio = page.bareMs / page.newMs;
  table.push(['twelve in one request', ms(page.newMs), ms(page.bareMs), `${ratio.toFixed(2)}x`, ms(page.againMs)]);
  table.push(['the same after a save', ms(page.afterWriteMs), '', '', '']);
  const twelve = times.slice(0, charts.length);
  const slow = twelve.filter(({ newMs, bareMs }) => bareMs / newMs < least);
  return {
    table,
    figures: { ...figures, pageRatio: ratio, pageAgainMs: page.againMs, pageAfterWriteMs: page.afterWriteMs },
    overruns: [
      ...slow.map(
        ({ name, newMs, bareMs }) => `${name} at ${(bareMs / newMs).toFixed(2)} of the bare statement, not ${least}`,
      ),
      ...(page.againMs > longestAgain ? [`twelve known charts in ${ms(page.againMs)} ms, not ${longestAgain}`] : []),
    ],
  };
}
