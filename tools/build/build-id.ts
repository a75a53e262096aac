import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { host, inRoot, packageFolder, packageVersion, root } from '../federation/workspace.ts';

const testFile = /\.test\.tsx?$/;

/**
 * The id of the build that the present sources give, as `6.13.10-ab12cd34`: product version and the start of a sha256
 * over everything that shapes the output. Equal ids mean equal builds, so a build that exists is never made again.
 *
 * The host carries shared-kit, hence its sources count. A remote takes shared-kit from the host at run time: its
 * output does not change with shared-kit, and neither does its id.
 */
export function buildId(packageName: string): string {
  const carried = packageName === host ? ['shared-kit/src', 'shared-kit/package.json'] : [];
  const own = ['src', 'package.json', 'remote.json'].map((part) => packageFolder(packageName, part));
  const tools = ['tools/build', 'tools/federation', 'pnpm-lock.yaml'];
  const hash = createHash('sha256');
  for (const file of [...own, ...[...carried, ...tools].map((path) => inRoot(path))].flatMap(filesBelow).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return `${packageVersion(packageName)}-${hash.digest('hex').slice(0, 8)}`;
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
