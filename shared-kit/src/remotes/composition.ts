import type { RemoteBuild } from './remote-manifest.ts';
import type { Contribution } from './contributions.ts';

/** A remote as a page needs it: what it contributes, and where its code is. */
export interface ComposedRemote {
  readonly name: string;
  readonly buildId: string;
  readonly version: string;
  readonly shellApi: string;
  readonly owner: { readonly team: string; readonly contact: string };
  readonly federationName: string;
  /** Address of the entry script, same-origin unless it is overridden. */
  readonly entry: string;
  readonly contributes: readonly Contribution[];
  /** Exposed module to the addresses that its first use fetches. */
  readonly exposes: Readonly<Record<string, readonly string[]>>;
  /** Address to `sha256-…`, for the entry and the exposed modules. Empty for a remote that is overridden. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** A flat list of builds: what one user's page is made of. */
export interface Composition {
  /** Hash of the sorted builds: equal lists have equal ids. */
  readonly id: string;
  readonly revision: number;
  /** True where somebody asked to see it again, instead of what they would get now. */
  readonly isReplay: boolean;
  readonly shell: { readonly version: string; readonly buildId: string };
  readonly remotes: readonly ComposedRemote[];
  /** Origins from which a permitted developer may take a remote; a star stands for any port. Empty: none. */
  readonly overrideOrigins: readonly string[];
}

/** Returns the path at which a build's files are served. The folder carries the build id, so its files never change. */
export function buildPath(packageName: string, buildId: string): string {
  return `/builds/${packageName}/${buildId}/`;
}

/** A build of a remote as a member of a composition. */
export function composedRemote(build: RemoteBuild): ComposedRemote {
  const base = buildPath(build.packageName, build.buildId);
  const exposes = Object.entries(build.exposes).map(
    ([name, files]) => [name, files.map((file) => base + file)] as const,
  );
  const fetched = new Set([build.entry, ...Object.values(build.exposes).flat()]);
  const integrity = build.files
    .filter(({ path }) => fetched.has(path))
    .map(({ path, sri }) => [base + path, sri] as const);
  return {
    name: build.packageName,
    buildId: build.buildId,
    version: build.version,
    shellApi: build.manifest.shellApi,
    owner: build.manifest.owner,
    federationName: build.federationName,
    entry: base + build.entry,
    contributes: build.manifest.contributes,
    exposes: Object.fromEntries(exposes),
    integrity: Object.fromEntries(integrity),
  };
}

/** 64-bit FNV-1a of the sorted `package@build` names, as 16 hex digits. Not for secrets: it names a list. */
export function compositionId(builds: readonly { readonly packageName: string; readonly buildId: string }[]): string {
  const names = builds.map(({ packageName, buildId }) => `${packageName}@${buildId}`).sort();
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(names.join('\n'))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
