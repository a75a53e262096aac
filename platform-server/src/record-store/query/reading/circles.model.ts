/** A record and the one above it. */
export interface Below {
  readonly id: string;
  readonly parentId: string;
}

/** Returns the ids of those that stand below themselves, in the order in which they came. Each is walked over once. */
export function circlesAmong(all: readonly Below[]): readonly string[] {
  const parents = new Map(all.map(({ id, parentId }) => [id, parentId]));
  const walkOf = new Map<string, number>();
  const inCircle = new Set<string>();
  for (const [walk, { id: start }] of all.entries()) {
    let id: string | undefined = start;
    while (id !== undefined && parents.has(id) && !walkOf.has(id)) {
      walkOf.set(id, walk);
      id = parents.get(id);
    }
    // A walk that comes upon itself has gone once around from here.
    if (id === undefined || walkOf.get(id) !== walk) continue;
    for (let at: string | undefined = id; at !== undefined && !inCircle.has(at); at = parents.get(at)) inCircle.add(at);
  }
  return all.filter(({ id }) => inCircle.has(id)).map(({ id }) => id);
}
