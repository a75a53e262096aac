import type { Contribution } from './contributions.ts';

/** `remote.json`, written by the people of a remote and checked by `remote-manifest.schema.ts`. */
export interface RemoteManifest {
  /** The package name, as `mf-workflow`. */
  readonly name: string;
  readonly owner: { readonly team: string; readonly contact: string };
  /** The range of shell versions that this remote runs in, as `^6.13.0`. */
  readonly shellApi: string;
  readonly contributes: readonly Contribution[];
  /** Names that the remote adds to the one data cache: endpoint name patterns and tags that it owns. */
  readonly data: { readonly endpoints: readonly string[]; readonly tags: readonly string[] };
  /** Compressed sizes in KiB that a build may not exceed. */
  readonly budgets: { readonly entryKb: number; readonly pageKb: number };
}

/** File of a build, as facts. */
export interface BuildFile {
  /** Relative to the build's folder. */
  readonly path: string;
  /** `sha256-…`, as the `integrity` attribute wants it. */
  readonly sri: string;
  readonly bytes: number;
}

/** Content of every `build.json`: facts that the build adds to what people wrote. */
export interface BuildFacts {
  readonly packageName: string;
  readonly version: string;
  /** `6.13.10-ab12cd34`: product version and content hash; also the folder's name. */
  readonly buildId: string;
  /** The commit it was made from; null outside a git work tree. */
  readonly commit: string | null;
  readonly files: readonly BuildFile[];
}

/** The facts of one build of a remote. A build never changes after it is made. */
export interface RemoteBuild extends BuildFacts {
  readonly kind: 'remote';
  readonly manifest: RemoteManifest;
  /** The global name of the build's container, different for every build. */
  readonly federationName: string;
  readonly entry: string;
  /** Exposed module to the files that its first use fetches, scripts and styles, in order. */
  readonly exposes: Readonly<Record<string, readonly string[]>>;
  /** Share key to the version range that the remote asks the host for. */
  readonly shared: Readonly<Record<string, string>>;
  /** Exposed module to the share keys of what its first use takes from the host. Builds of before do not say. */
  readonly uses?: Readonly<Record<string, readonly string[]>>;
  /** Request of a part of shared-kit to the names that are taken of it. Builds of before do not say. */
  readonly kitImports?: Readonly<Record<string, readonly string[]>>;
  readonly contributionTypes: readonly string[];
}

/** The facts of one build of the host. */
export interface ShellBuild extends BuildFacts {
  readonly kind: 'shell';
  /** Share key to the version that the host provides. */
  readonly provides: Readonly<Record<string, string>>;
  /** Request of a part of shared-kit to the names that it exports. Builds of before do not say. */
  readonly kitExports?: Readonly<Record<string, readonly string[]>>;
  /** Share key to the files that its first use fetches beside the first load, in order. Builds of before do not say. */
  readonly sharedFiles?: Readonly<Record<string, readonly string[]>>;
  /** Files that every page but the sign-in fetches right after the first load. */
  readonly soon?: readonly string[];
  readonly contributionTypes: readonly string[];
}

/** A finished build, as its `build.json` describes it. */
export type Build = RemoteBuild | ShellBuild;
