import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Cluster, dataMajor, initialise, openCluster } from './cluster.ts';
import { launch, shutDown, signalStop } from './launch.ts';
import { findServerUser, type OsUser } from './os-user.ts';
import { answers, clusterUrl, ensureDatabase, isAlive, type Postmaster, readPostmaster } from './postmaster.ts';
import { enter, leave } from './users.ts';

export interface EmbeddedOptions {
  /** PORTICO_HOME: the folder this installation keeps its data in. */
  readonly home: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: { info(message: string): void };
  /** Where data and binaries go when the server's account may not enter `home`. */
  readonly outside?: string;
}

export interface EmbeddedDatabase {
  /** Connection string, password included: never log it. */
  readonly url: string;
  readonly pid: number;
  /** Whether a server was found running (its process had been killed, or another one uses it) and was kept. */
  readonly isAdopted: boolean;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts (or finds running) this installation's own PostgreSQL, with an empty or existing database `portico`.
 * Throws an error whose message says what to do when no PostgreSQL can run here.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const user = findServerUser();
  const cluster = openCluster(options.home, user, options.outside);
  const binaries = findBinaries({ user, copyFolder: join(cluster.folder, 'runtime'), major: dataMajor(cluster) });
  enter(cluster);
  const found = await findRunning(cluster);
  const running = found ?? (await startServer(cluster, binaries, user, options));
  await ensureDatabase(clusterUrl(cluster, running.port), 'portico');
  const stopAtExit = () => void (leave(cluster) && signalStop(cluster, binaries, user));
  process.once('exit', stopAtExit);
  return {
    url: clusterUrl(cluster, running.port, 'portico'),
    pid: running.pid,
    isAdopted: found !== undefined,
    stop: async () => {
      process.removeListener('exit', stopAtExit);
      if (leave(cluster)) await shutDown(cluster, binaries, user);
    },
  };
}

/** A server may also be found while it starts or ends: it is given ten seconds to decide. */
async function findRunning(cluster: Cluster): Promise<Postmaster | undefined> {
  const deadline = Date.now() + 10_000;
  for (let running = readPostmaster(cluster); running !== undefined; running = readPostmaster(cluster)) {
    if (await answers(cluster, running.port)) return running;
    if (!isAlive(running.pid)) return undefined;
    if (Date.now() > deadline) {
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
  cluster: Cluster,
  binaries: Binaries,
  user: OsUser | undefined,
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
