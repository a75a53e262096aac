import type { ComposedRemote, Composition } from '@portico/shared-kit/remotes';

/** Builds of the remotes that this page uses. */
export interface RemoteBuilds {
  /** undefined: the composition has no such remote. */
  of(name: string): ComposedRemote | undefined;
  /** Has the server asked for a better build before the remote is next used. */
  doubt(name: string): void;
  /** As `of`, after the server was asked where the build is in doubt; what cannot be asked stays as it is. */
  settled(name: string): Promise<ComposedRemote | undefined>;
}

/** The builds of a composition. `refresh` asks the server which are released now. */
export function makeRemoteBuilds({ remotes }: Composition, refresh: () => Promise<Composition>): RemoteBuilds {
  const builds = new Map(remotes.map((remote) => [remote.name, remote]));
  const doubted = new Set<string>();
  return {
    of: (name) => builds.get(name),
    doubt: (name) => void doubted.add(name),
    async settled(name) {
      if (doubted.delete(name)) {
        const latest = await refresh().catch(() => null);
        const found = latest?.remotes.find((remote) => remote.name === name);
        if (found) builds.set(name, found);
      }
      return builds.get(name);
    },
  };
}
