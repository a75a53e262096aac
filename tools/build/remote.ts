import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteBuild, RemoteManifest } from '@portico/shared-kit/remotes';
import type { Chunk, Compilation, Module } from 'webpack';
import { claimProblems } from '../federation/claim-check.ts';
import { consumedRanges, federationName, remotePlugins } from '../federation/federation.ts';
import { importProblems } from '../federation/import-check.ts';
import { KitImportsPlugin } from '../federation/kit-imports.ts';
import { secondCopies } from '../federation/second-copies.ts';
import { packageFolder } from '../federation/workspace.ts';
import { type BudgetedPart, remoteParts } from './budgets.ts';
import { buildFacts } from './build-facts.ts';
import { compile } from './compile.ts';
import { readManifest } from './manifest.ts';
import { productionConfig } from './webpack-config.ts';

const entry = 'remoteEntry.js';

/** Builds one remote into a folder, writes its `build.json` there and returns what of it has a budget. */
export async function buildRemote(packageName: string, buildId: string, outputPath: string): Promise<BudgetedPart[]> {
  const manifest = readManifest(packageName);
  const problems = importProblems(packageName);
  if (problems.length > 0)
    throw new Error(`${packageName} imports what the host does not provide:\n  ${problems.join('\n  ')}`);
  const claims = await claimProblems(packageName, manifest);
  if (claims.length > 0) throw new Error(`${packageName} cannot have these names:\n  ${claims.join('\n  ')}`);
  const name = federationName(packageName, buildId);
  const modules = await exposedModules(packageName, manifest);
  const kit = new KitImportsPlugin();
  const compilation = await compile(
    productionConfig({
      packageName,
      uniqueName: name,
      entry: {},
      publicPath: 'auto',
      outputPath,
      plugins: [...remotePlugins({ name, exposes: modules, shellApi: manifest.shellApi }), kit],
    }),
  );
  requireOneCopy(packageName, compilation);
  const build: RemoteBuild = {
    kind: 'remote',
    ...buildFacts(packageName, buildId, outputPath),
    manifest,
    federationName: name,
    entry,
    exposes: Object.fromEntries(Object.entries(modules).map(([key, file]) => [key, firstFiles(compilation, file)])),
    shared: consumedRanges(manifest.shellApi),
    kitImports: kit.imports,
    uses: Object.fromEntries(Object.entries(modules).map(([key, file]) => [key, usedKeys(compilation, file)])),
    contributionTypes: [...new Set(manifest.contributes.map(({ type }) => type))].sort(),
  };
  writeFileSync(join(outputPath, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
  return remoteParts(manifest, entry, build.exposes);
}

/** The table in the remote's `src/exposes.ts`: exposed name to a module below `src`. */
export async function exposedModules(packageName: string, manifest: RemoteManifest): Promise<Record<string, string>> {
  const file = packageFolder(packageName, 'src', 'exposes.ts');
  const { exposes } = (await import(pathToFileURL(file).href)) as { exposes: Record<string, string> };
  for (const entry of manifest.contributes) {
    if ('code' in entry && !(entry.code in exposes)) {
      throw new Error(
        `${packageName}/remote.json names the code ${entry.code}: add it to ${packageName}/src/exposes.ts`,
      );
    }
  }
  return Object.fromEntries(
    Object.entries(exposes).map(([name, path]) => [name, packageFolder(packageName, 'src', path)]),
  );
}

/** The files that the first use of an exposed module fetches beside the entry. */
function firstFiles(compilation: Compilation, file: string): string[] {
  return [...new Set(chunksOf(compilation, file).flatMap((chunk) => [...chunk.files]))].sort();
}

/** The chunks that come together with a module: its own, and what it shares with other exposed modules. */
function chunksOf(compilation: Compilation, file: string): Chunk[] {
  const module = [...compilation.modules].find((candidate) => sourceOf(candidate) === file);
  const own = module ? [...compilation.chunkGraph.getModuleChunks(module)] : [];
  const together = own.flatMap((chunk) => [...chunk.groupsIterable].flatMap((group) => group.chunks));
  return [...new Set([...own, ...together])].filter((chunk) => !chunk.hasRuntime());
}

/** The share keys of what these chunks take from the host before they run. */
function usedKeys(compilation: Compilation, file: string): string[] {
  const modules = chunksOf(compilation, file).flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]);
  return [...new Set(modules.flatMap((module) => shareKeyOf(module) ?? []))].sort();
}

function shareKeyOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as Module & { options?: { shareKey?: string } }).options?.shareKey;
}

function requireOneCopy(packageName: string, compilation: Compilation): void {
  const bundled = [...compilation.modules].flatMap((module) => sourceOf(module) ?? []);
  const copies = secondCopies(bundled);
  if (copies.length === 0) return;
  throw new Error(`${packageName} brings its own copy of what the host provides:\n  ${copies.join('\n  ')}`);
}

/** The file of a module, or of the first of several that were joined into one. */
function sourceOf(module: Module): string | undefined {
  const { resource, rootModule } = module as Module & { resource?: string; rootModule?: { resource?: string } };
  return rootModule?.resource ?? resource;
}
