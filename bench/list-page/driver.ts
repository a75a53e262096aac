import { setTimeout as pause } from 'node:timers/promises';

/** Costs of one round. Times are in milliseconds. */
export interface Round {
  readonly perSecond: number;
  readonly latencies: readonly number[];
}

/** Sends `count` requests, `workers` at a time: each worker sends its next one when the last is answered. */
export async function drive(
  count: number,
  workers: number,
  send: (index: number, worker: number) => Promise<unknown>,
): Promise<Round> {
  const latencies: number[] = [];
  let next = 0;
  const work = async (worker: number) => {
    for (let index = next++; index < count; index = next++) {
      const start = performance.now();
      await send(index, worker);
      latencies.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  const perSecond = (count * 1000) / (performance.now() - start);
  // What a round left behind, such as garbage, is not the next one's to pay.
  await pause(100);
  return { perSecond, latencies };
}

/** The value below which the share (0 to 1) of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The middle one of all values, 0 of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
