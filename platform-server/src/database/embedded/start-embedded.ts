import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Cluster, dataMajor, dataOwner, initialise, openCluster } from './cluster.ts';
import { launch, shutDown, signalStop } from './launch.ts';
import { endOrphans } from './orphans.ts';
import { findAccount, findServerUser, type OsUser } from './os-user.ts';
import type { PlatformPackage } from './platform-package.ts';
import { answers, clusterUrl, ensureDatabase, type Postmaster, readPostmaster } from './postmaster.ts';
import { isAlive, processMark } from './processes.ts';
import { supervise, type SupervisionTiming } from './supervise.ts';
import { enter, leave } from './users.ts';

/** Folders and settings with which the embedded server runs. */
export interface EmbeddedOptions {
  /** PORTICO_HOME: the folder this installation keeps its data in. */
  readonly home: string;
  readonly log?: { info(message: string): void };
  /** Server settings beyond the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Folder for data and binaries when the server's account may not enter `home`. */
  readonly outside?: string;
  /** Other binaries than the installed ones; null: those of the system. */
  readonly platformPackage?: PlatformPackage | null;
}

/** A running embedded server, ours or one that was found. */
export interface EmbeddedDatabase {
  /** Connection string, password included: never log it. */
  readonly url: string;
  readonly pid: number;
  /** True where a server was found running (its process had been killed, or another one uses it) and was kept. */
  readonly isAdopted: boolean;
  /** Starts the server again, on the same port, whenever it has ended. */
  supervise(report: SupervisionReport): void;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

/** Listener for a server that ended. */
interface SupervisionReport {
  onRestarting(isRestarting: boolean): void;
  /** Called when it could not be started again and is not tried any more. */
  onGivenUp(error: unknown): void;
  readonly timing?: SupervisionTiming;
}

interface Installation {
  readonly cluster: Cluster;
  readonly binaries: Binaries;
  readonly user: OsUser | undefined;
}

const databaseName = 'portico';

/**
 * Starts (or finds running) this installation's own PostgreSQL, with an empty or existing database `portico`.
 * Throws an error whose message says what to do when no PostgreSQL can run here.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const installation = prepare(options);
  const { cluster, binaries, user } = installation;
  const { running, isAdopted } = await findOrStart(installation, options);
  const stopAtExit = () => void (leave(cluster) && signalStop(cluster, binaries, user));
  process.once('exit', stopAtExit);
  let endSupervision = async () => undefined as void;
  return {
    url: clusterUrl(cluster, running.port, databaseName),
    pid: running.pid,
    isAdopted,
    supervise: ({ timing, ...report }) => {
      let current = markOf(running.pid);
      const isRunning = () => current.mark !== undefined && processMark(current.pid) === current.mark;
      const restart = async () => {
        current = markOf(await startAgain(installation, running.port, options));
      };
      endSupervision = supervise({ ...report, isRunning, restart }, timing);
    },
    stop: async () => {
      process.removeListener('exit', stopAtExit);
      await endSupervision();
      if (leave(cluster)) await shutDown(cluster, binaries, user);
    },
  };
}

function markOf(pid: number): { readonly pid: number; readonly mark: string | undefined } {
  return { pid, mark: processMark(pid) };
}

/** Another process that uses the server may have been faster; the process id is that of the server that runs then. */
async function startAgain(
  { cluster, binaries, user }: Installation,
  port: number,
  { settings = {} }: EmbeddedOptions,
): Promise<number> {
  const found = await findRunning(cluster);
  if (found === undefined) await endOrphans(cluster);
  const { pid } = found ?? (await launch(cluster, binaries, { user, settings, port, attempts: 1 }));
  enter(cluster);
  return pid;
}

function prepare({ home, outside = '/var/lib/portico', platformPackage }: EmbeddedOptions): Installation {
  // Folders and copies must be open to the server's account, whatever the shell we were started from prefers.
  const umask = process.umask(0o022);
  try {
    const preferred = findServerUser();
    const cluster = openCluster(home, preferred, outside);
    const owner = dataOwner(cluster);
    const user = preferred === undefined || owner === undefined ? preferred : (findAccount(owner) ?? preferred);
    const copyFolder = join(cluster.folder, 'runtime');
    const binaries = findBinaries({ user, copyFolder, major: dataMajor(cluster), platformPackage });
    return { cluster, binaries, user };
  } finally {
    process.umask(umask);
  }
}

/** A server that is found may be about to stop with the process that used it last: then ours is started. */
async function findOrStart(
  installation: Installation,
  options: EmbeddedOptions,
): Promise<{ running: Postmaster; isAdopted: boolean }> {
  for (let attempt = 1; ; attempt++) {
    const found = await findRunning(installation.cluster);
    const running = found ?? (await startServer(installation, options));
    enter(installation.cluster);
    try {
      await ensureDatabase(clusterUrl(installation.cluster, running.port), databaseName);
      return { running, isAdopted: found !== undefined };
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

/** A server may also be found while it starts or ends: it is given ten seconds to decide. */
async function findRunning(cluster: Cluster): Promise<Postmaster | undefined> {
  const deadline = performance.now() + 10_000;
  for (let running = readPostmaster(cluster); running !== undefined; running = readPostmaster(cluster)) {
    if (await answers(cluster, running.port)) return running;
    if (!isAlive(running.pid)) return undefined;
    if (performance.now() > deadline) {
      throw new Error(
        `A PostgreSQL server (process ${running.pid}) holds ${cluster.data} but does not answer on port ${running.port}. ` +
          'End that process and start again.',
      );
    }
    await sleep(100);
  }
  return undefined;
}

async function startServer(
  { cluster, binaries, user }: Installation,
  { settings = {}, log }: EmbeddedOptions,
): Promise<Postmaster> {
  if (dataMajor(cluster) === undefined) {
    log?.info(`Creating the database in ${cluster.folder}`);
    initialise(cluster, binaries, user);
  }
  const running = await launch(cluster, binaries, { user, settings });
  log?.info(`PostgreSQL ${binaries.major} runs on 127.0.0.1:${running.port} (process ${running.pid})`);
  return running;
}
