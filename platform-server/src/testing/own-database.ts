import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The embedded database of a test's own server, and what may happen to it. Linux only. */
export interface OwnDatabase {
  readonly home: string;
  /** The process of the server itself. Throws where none runs. */
  postmaster(): number;
  /** True once a server runs that is not this process; false also between the end of one and the start of the next. */
  isReplaced(postmaster: number): boolean;
  /** Returns the ids of that process and of all that work for it, or did. */
  processes(): number[];
  signalAll(signal: NodeJS.Signals): void;
  remove(): void;
}

/** A home folder for a server with an embedded database. */
export function ownDatabase(): OwnDatabase {
  const home = mkdtempSync(join(tmpdir(), 'portico-own-'));
  // Where we are root the server runs as somebody else, who must get to its data here: elsewhere they would stay.
  chmodSync(home, 0o711);
  const data = join(home, 'database/data');
  const processes = () =>
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && standsIn(pid, data));
  return {
    home,
    postmaster() {
      const pid = findPostmaster(data);
      if (pid === undefined) throw new Error(`No server runs in ${data}.`);
      return pid;
    },
    isReplaced: (postmaster) => ![undefined, postmaster].includes(findPostmaster(data)),
    processes,
    signalAll: (signal) => processes().forEach((pid) => send(pid, signal)),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** The process that the server's own file names; undefined where there is none, or nothing is written in it yet. */
function findPostmaster(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return pid > 0 ? pid : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Sends a signal to a process, unless it has ended in the meantime. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function standsIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/** A folder with a few megabytes of space. */
export interface SmallDisk {
  readonly folder: string;
  /** Uses up what is left. */
  fill(): void;
  /** Gives it back. */
  empty(): void;
  remove(): void;
}

/** @returns undefined where this machine permits nobody to make one */
export function smallDisk(parent: string, owner: string): SmallDisk | undefined {
  const root = join(parent, 'small');
  mkdirSync(root);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', root], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const folder = join(root, 'tables');
  mkdirSync(folder);
  execFileSync('chown', [owner, folder]);
  const filler = join(root, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(64 * 1024));
      } catch {
        // That was all of it.
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler),
    remove: () => execFileSync('umount', ['-l', root]),
  };
}
