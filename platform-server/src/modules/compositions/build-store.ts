import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '@portico/shared-kit/remotes';

/** The builds that can be served: one folder each, never changed, never overwritten. */
export interface BuildStore {
  /** Absolute path of the folder that holds them all. */
  readonly root: string;
  /** The facts of a build; undefined when the store has no such build. */
  find(packageName: string, buildId: string): Build | undefined;
  /** The absolute path of one file of a build, whether it exists or not. */
  fileOf(build: Pick<Build, 'packageName' | 'buildId'>, path: string): string;
  /** Copies a finished build in, whole or not at all. Returns its facts; a build that is there already stays as it is. */
  add(folder: string): Build;
}

/** Opens the store below a home folder, which need not exist yet. */
export function openBuildStore(home: string): BuildStore {
  const root = join(home, 'builds');
  const known = new Map<string, Build>();
  const folderOf = (packageName: string, buildId: string) => join(root, packageName, buildId);

  function find(packageName: string, buildId: string): Build | undefined {
    const folder = folderOf(packageName, buildId);
    const found = known.get(folder) ?? readFacts(folder);
    if (found) known.set(folder, found);
    return found;
  }

  return {
    root,
    find,
    fileOf: ({ packageName, buildId }, path) => join(folderOf(packageName, buildId), path),
    add(folder) {
      const build = readFacts(folder);
      if (!build) throw new Error(`${folder} holds no build: it has no build.json`);
      const target = folderOf(build.packageName, build.buildId);
      if (!existsSync(target)) copyWhole(folder, target);
      return find(build.packageName, build.buildId) ?? build;
    },
  };
}

function readFacts(folder: string): Build | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as Build;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A copy is made beside the target and renamed, so that nobody is ever served half a build. */
function copyWhole(from: string, target: string): void {
  const scratch = `${target}.${process.pid}.copy`;
  mkdirSync(join(target, '..'), { recursive: true });
  cpSync(from, scratch, { recursive: true });
  try {
    renameSync(scratch, target);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    // Somebody else added the same build in the meantime, which is as good.
    if (!existsSync(target)) throw error;
  }
}
