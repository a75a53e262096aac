import type { ComposedRemote, Composition } from '@portico/shared-kit/remotes';

/** Builds of the remotes that this page uses. */
export interface RemoteBuilds {
  /** undefined: the composition has no such remote. */
  of(name: string): ComposedRemote | undefined;
  /** Invalidates a build: the server is asked for a better one before the remote is next used. */
  invalidate(name: string): void;
  /** As `of`, after the server was asked where the build is invalidated; what cannot be asked stays as it is. */
  settled(name: string): Promise<ComposedRemote | undefined>;
}

/** The builds of a composition. `refresh` asks the server which are released now. */
export function makeRemoteBuilds({ remotes }: Composition, refresh: () => Promise<Composition>): RemoteBuilds {
  const builds = new Map(remotes.map((remote) => [remote.name, remote]));
  const invalidated = new Set<string>();
  return {
    of: (name) => builds.get(name),
    invalidate: (name) => void invalidated.add(name),
    async settled(name) {
      if (invalidated.delete(name)) {
        const latest = await refresh().catch(() => null);
        const found = latest?.remotes.find((remote) => remote.name === name);
        if (found) builds.set(name, found);
      }
      return builds.get(name);
    },
  };
}
