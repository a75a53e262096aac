import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BuildFacts, BuildFile } from '@portico/shared-kit/remotes';
import { packageVersion, root } from '../federation/workspace.ts';

/** The facts that a host's and a remote's build have in common, read from the finished output folder. */
export function buildFacts(packageName: string, buildId: string, folder: string): BuildFacts {
  return { packageName, version: packageVersion(packageName), buildId, commit: commit(), files: listFiles(folder) };
}

function listFiles(folder: string): BuildFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const content = readFileSync(file);
      return { path: relative(folder, file).split(sep).join('/'), sri: integrity(content), bytes: content.length };
    });
}

/** The value of an `integrity` attribute for a file's content. */
export function integrity(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
