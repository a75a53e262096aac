/** A source of numbers that only depends on its seed. */
export interface Random {
  /** 0 up to, but not including, 1. */
  next(): number;
  /** A whole number, both bounds included. */
  int(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  /** Draws one of the items, each as likely as its weight says. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
}

/** mulberry32: 32 bits of state, the same numbers on every machine. Not for secrets. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => itemAt(items, Math.floor(next() * items.length)),
    weighted(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const found = items.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (found ?? itemAt(items, items.length - 1))[0];
    },
    chance: (probability) => next() < probability,
  };
}

/** The item at a position. Throws where there is none. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} of ${items.length}.`);
  return item;
}
