import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** An account of the machine that PostgreSQL runs as. `undefined` elsewhere means: as ourselves. */
export interface OsUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root hands it to `postgres`, or else to `nobody`. It must be an account that
 * the machine knows: PostgreSQL stops when its user id has no name.
 * @returns undefined when we are not root (or on Windows): PostgreSQL then runs as ourselves
 */
export function findServerUser(
  passwd = readPasswd(),
  isRoot = process.getuid !== undefined && process.getuid() === 0,
): OsUser | undefined {
  if (!isRoot) return undefined;
  const accounts = readAccounts(passwd);
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const found = accounts.find((account) => account.name === name);
    if (found !== undefined) return found;
  }
  throw new Error(
    'The embedded database cannot run as root, and this machine has neither a "postgres" nor a "nobody" account. ' +
      'Start as an ordinary user, or set DATABASE_URL to an existing PostgreSQL 15 or newer.',
  );
}

/** The account that owns existing data, since only it may open them; undefined when the machine knows none. */
export function findAccount(uid: number, passwd = readPasswd()): OsUser | undefined {
  return readAccounts(passwd).find((account) => account.uid === uid);
}

function readAccounts(passwd: string): OsUser[] {
  const lines = passwd.split('\n').map((line) => line.split(':'));
  const accounts = lines.map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  return accounts.filter(({ uid, gid }) => uid > 0 && gid > 0);
}

/** Options for `spawn` that make the child run as that account, in a folder that everyone may enter. */
export function runAs(user: OsUser | undefined): { uid?: number; gid?: number; cwd?: string } {
  return user === undefined ? {} : { uid: user.uid, gid: user.gid, cwd: '/' };
}

/** Returns whether the account can reach the path: modes, groups and access lists are the system's to weigh, so it is asked. */
export function canReach(user: OsUser | undefined, path: string): boolean {
  if (user === undefined) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...runAs(user), stdio: 'ignore' });
  return probe.status === 0;
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
