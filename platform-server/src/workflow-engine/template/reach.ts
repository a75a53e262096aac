/** Ids that can be reached from these, which belong to the result. */
export function reach(from: Iterable<string>, next: (id: string) => Iterable<string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...next(id));
  }
  return seen;
}
