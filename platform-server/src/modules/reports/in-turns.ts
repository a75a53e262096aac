/** Returns the results of work on each item, in the order of the items; so many are worked on at once at most. */
export async function inTurns<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Map<number, R>();
  const queue = items.entries();
  const take = async () => {
    for (const [index, item] of queue) results.set(index, await work(item));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, take));
  return items.map((_, index) => results.get(index) as R);
}
