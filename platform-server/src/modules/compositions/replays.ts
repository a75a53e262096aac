import type { Composition, RegistryDocument, TargetingContext } from '@portico/shared-kit/remotes';
import type { RegistryStore } from './registry-store.ts';

type Compose = (document: RegistryDocument, context: TargetingContext) => Composition | null;

/**
 * Finds a composition by the id that an error, a log line or a copy for support carries: one that any revision of the
 * registry gave to anybody. Null where none did, or where one of its builds is blocked now or gone.
 */
export function openReplays(registry: RegistryStore, compose: Compose): (id: string) => Composition | null {
  let revision = -1;
  let byId = new Map<string, Composition>();
  return (id) => {
    const present = registry.read();
    if (present.revision !== revision) {
      byId = everyComposition(registry.history(), present.blocked, compose);
      revision = present.revision;
    }
    return byId.get(id) ?? null;
  };
}

/** By id; of equal ones that of the newest revision. What is blocked now was blocked always. */
function everyComposition(
  history: readonly RegistryDocument[],
  blocked: readonly string[],
  compose: Compose,
): Map<string, Composition> {
  const found = new Map<string, Composition>();
  for (const document of history) {
    for (const bucket of decisiveBuckets(document)) {
      const composition = compose({ ...document, blocked }, { bucket });
      if (composition && !found.has(composition.id)) found.set(composition.id, { ...composition, isReplay: true });
    }
  }
  return found;
}

/** Returns one bucket of each stretch that the rules treat alike. */
function decisiveBuckets({ rules }: RegistryDocument): Set<number> {
  const edges = rules.flatMap(({ match: { bucket } }) => (bucket ? [bucket[0], bucket[1] + 1] : []));
  return new Set([0, ...edges]);
}
