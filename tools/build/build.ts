import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { host, inRoot, remotes } from '../federation/workspace.ts';
import { buildId } from './build-id.ts';
import { buildFolder, isBuilt } from './build-package.ts';
import { readLockfile } from './locked-packages.ts';

/** Finished build: the folder holds `build.json` and every file of it. */
export interface FinishedBuild {
  readonly packageName: string;
  readonly buildId: string;
  readonly folder: string;
}

/**
 * Builds the host and every remote whose present sources have no build yet, and returns all of them, host first.
 * Throws when a build failed; what failed has been printed then.
 */
export async function buildAll(packages: readonly string[] = [host, ...remotes]): Promise<FinishedBuild[]> {
  const lock = readLockfile();
  const builds = packages.map((packageName) => {
    const id = buildId(packageName, lock);
    return { packageName, buildId: id, folder: buildFolder(packageName, id) };
  });
  const missing = builds.filter((build) => !isBuilt(build.packageName, build.buildId));
  const groups = [
    missing.filter((build) => build.packageName === host),
    missing.filter((build) => build.packageName !== host),
  ];
  await Promise.all(groups.filter((group) => group.length > 0).map(inOwnProcess));
  return builds;
}

function inOwnProcess(builds: readonly FinishedBuild[]): Promise<void> {
  const script = fileURLToPath(new URL('build-packages.ts', import.meta.url));
  const names = builds.map((build) => `${build.packageName}@${build.buildId}`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...names], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${names.join(', ')} failed.`)),
    );
  });
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  const builds = await buildAll(named.length > 0 ? named : undefined);
  keepAsLatest(builds, named.length > 0);
  for (const build of builds) console.log(`${build.packageName} ${build.buildId}`);
}

/** The release command reads here which build of each package was made last. What tests build is not for releasing. */
function keepAsLatest(builds: readonly FinishedBuild[], isPart: boolean): void {
  const ours = builds.filter(({ packageName }) => packageName === host || remotes.includes(packageName));
  if (ours.length === 0) return;
  const list = inRoot('dist', 'builds.json');
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {};
  const made = Object.fromEntries(ours.map(({ packageName, buildId }) => [packageName, buildId]));
  writeFileSync(list, `${JSON.stringify(isPart ? { ...before, ...made } : made, null, 2)}\n`);
}
