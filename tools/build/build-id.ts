import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sharedLibraries } from '../federation/libraries.ts';
import { host, inRoot, packageFolder, packageVersion, root } from '../federation/workspace.ts';
import { linkedPackages, type Lockfile, lockedPart } from './locked-packages.ts';

const testFile = /\.test\.tsx?$/;
const parts = ['src', 'package.json', 'remote.json'];
const tools = ['tools/build', 'tools/federation'];

/** The package that remotes take from the host at run time. */
const sharedKit = 'shared-kit';

/** Libraries that a remote takes from the host at run time. */
const provided = new Set(sharedLibraries.map(({ from }) => from));

/**
 * The id of the build that the present sources give, as `6.13.10-ab12cd34`: product version and the start of a sha256
 * over everything that shapes the output. Equal ids mean equal builds, so a build that exists is never made again.
 *
 * That is: the package's own sources, those of the workspace packages that it carries, the tools that build it, and of
 * the lockfile only what these reach. A remote carries neither shared-kit nor the libraries of the host: the output
 * knows of them only which version it asks for. So a remote that is added changes the id of nobody else.
 */
export function buildId(packageName: string, lock: Lockfile): string {
  const bundled = bundledPackages(lock, packageName);
  const own = [packageName, ...bundled].flatMap((name) =>
    parts.flatMap((part) => filesBelow(packageFolder(name, part)).map((file) => [named(name, file), file] as const)),
  );
  const ofTools = tools.flatMap((path) =>
    filesBelow(inRoot(path)).map((file) => [relative(root, file), file] as const),
  );
  const files = new Map([...own, ...ofTools]);
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(files.get(name) ?? ''))
      .update('\0');
  for (const line of lockedLines(lock, packageName, bundled)) hash.update(line).update('\0');
  return `${packageVersion(packageName)}-${hash.digest('hex').slice(0, 8)}`;
}

/** A file by its place in its package: where the package lies is nothing to its build. */
function named(packageName: string, file: string): string {
  return join(packageName, relative(packageFolder(packageName), file));
}

/** The workspace packages whose sources go into a package's build. */
function bundledPackages(lock: Lockfile, packageName: string): string[] {
  const bundled = new Set<string>();
  const carry = (name: string) => {
    for (const linked of linkedPackages(lock, name)) {
      if (bundled.has(linked) || (linked === sharedKit && packageName !== host)) continue;
      bundled.add(linked);
      carry(linked);
    }
  };
  carry(packageName);
  return [...bundled].sort();
}

/** The lockfile's words on the packages that end up in a build, and of those that make it. */
function lockedLines(lock: Lockfile, packageName: string, bundled: readonly string[]): string[] {
  const follows = packageName === host ? () => true : (name: string) => !provided.has(name);
  const builders = tools.flatMap((path) => filesBelow(inRoot(path))).map((file) => readFileSync(file, 'utf8'));
  const isBuilder = (name: string) => builders.some((text) => text.includes(`'${name}`));
  return [
    ...[packageName, ...bundled].flatMap((folder) => lockedPart(lock, { folder, follows })),
    ...lockedPart(onlyBuilders(lock, isBuilder), { folder: 'tools', follows: () => true }),
    ...[...provided].map((name) => `${name} ${lock.importers[host]?.dependencies?.[name]?.version}`),
  ];
}

/** The lockfile with those dependencies of the tools only that shape a build: what tests run with does not. */
function onlyBuilders(lock: Lockfile, isBuilder: (name: string) => boolean): Lockfile {
  const own = Object.entries(lock.importers['tools']?.dependencies ?? {}).filter(([name]) => isBuilder(name));
  return { ...lock, importers: { ...lock.importers, tools: { dependencies: Object.fromEntries(own) } } };
}

function filesBelow(absolute: string): string[] {
  try {
    return readdirSync(absolute, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !testFile.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOTDIR') return [absolute];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
