import enhanced from '@module-federation/enhanced';
import type { WebpackPluginInstance } from 'webpack';
import { antdPartsKey, providedParts } from './antd-parts.ts';
import { curatedNames } from './import-check.ts';
import { sharedLibraries } from './libraries.ts';
import { browserSubpaths } from './subpaths.ts';
import { host, inRoot, installedVersion, packageVersion } from './workspace.ts';

const { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } = enhanced;

/** The list of what remotes may take of antd. */
const antdList = 'src/remotes/curated/antd.ts';

/** Optimization without manifests of the federation's own here, which is what its snapshots are made of. */
const optimization = { disableSnapshot: true, target: 'web' } as const;

/** The prefix under which shared-kit's subpaths are shared. */
const kit = '@portico/shared-kit';

/** `mf-workflow` at build `6.13.10-ab12cd` is `mf_workflow__6_13_10_ab12cd`: a second build is never taken for the first. */
export function federationName(packageName: string, buildId: string): string {
  return `${packageName}__${buildId}`.replaceAll(/[^A-Za-z0-9_]/g, '_');
}

/** The federation name of a remote that a developer serves; the shell's override expects it. */
export function overrideName(packageName: string): string {
  return federationName(packageName, 'override');
}

/**
 * The plugins of the host: it only provides. It imports the same modules directly, so they are shaken as usual, and
 * webpack keeps one instance of each in the one compilation.
 */
export function hostPlugins(): WebpackPluginInstance[] {
  const share = { singleton: true, strictVersion: true };
  const libraries = sharedLibraries.map(({ request, from, eager, curated }) => {
    const version = installedVersion(host, from);
    const row = { ...share, shareKey: request, version, requiredVersion: `^${version}`, eager };
    return [curated ? inRoot(host, curated) : request, row] as const;
  });
  const version = packageVersion('shared-kit');
  const subpaths = browserSubpaths().map(({ name, file, eager }) => {
    return [file, { ...share, shareKey: `${kit}/${name}`, version, requiredVersion: `^${version}`, eager }] as const;
  });
  const antd = installedVersion(host, 'antd');
  const parts = providedParts(curatedNames(antdList).names).map(({ request, file }) => {
    return [file, { ...share, shareKey: request, version: antd, requiredVersion: `^${antd}`, eager: false }] as const;
  });
  return [
    plugin(
      new ModuleFederationPlugin({
        name: 'portico_shell',
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization },
      }),
    ),
    // Consumes nothing; it is what writes the provided modules into the runtime.
    plugin(new ConsumeSharedPlugin({ consumes: {} })),
    plugin(new ProvideSharedPlugin({ provides: Object.fromEntries([...libraries, ...parts, ...subpaths]) })),
  ];
}

/** Share key to the version that the host provides. */
export function providedVersions(): Record<string, string> {
  const libraries = sharedLibraries.map(({ request, from }) => [request, installedVersion(host, from)] as const);
  const parts = { [antdPartsKey]: installedVersion(host, 'antd') };
  return { ...Object.fromEntries(libraries), ...parts, [`${kit}/`]: packageVersion('shared-kit') };
}

/** The modules that a remote offers, and the shell that it needs. */
export interface RemoteFederation {
  readonly name: string;
  readonly exposes: Record<string, string | string[]>;
  /** The range of shell versions that the remote declares; shared-kit is held to it. */
  readonly shellApi: string;
}

/** The plugin of a remote: it exposes its pages and brings no copy of anything that the host provides. */
export function remotePlugins({ name, exposes, shellApi }: RemoteFederation): WebpackPluginInstance[] {
  return [
    plugin(
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes,
        shared: consumedLibraries(shellApi),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization },
      }),
    ),
  ];
}

/** Share key to the range a remote asks for. A mismatch rejects the load instead of running with the wrong version. */
export function consumedRanges(shellApi: string): Record<string, string> {
  const libraries = sharedLibraries.map(({ request, from }) => [request, `^${installedVersion(host, from)}`] as const);
  const parts = { [antdPartsKey]: `^${installedVersion(host, 'antd')}` };
  return { ...Object.fromEntries(libraries), ...parts, [`${kit}/`]: shellApi };
}

function consumedLibraries(shellApi: string) {
  const rows = Object.entries(consumedRanges(shellApi)).map(([request, requiredVersion]) => {
    return [request, { import: false as const, singleton: true, strictVersion: true, requiredVersion }] as const;
  });
  return Object.fromEntries(rows);
}

/** The federation's own types name a narrower compiler than webpack's; at run time they are the same. */
function plugin(instance: { apply(compiler: never): void }): WebpackPluginInstance {
  return instance as WebpackPluginInstance;
}
