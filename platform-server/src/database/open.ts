import type { Config } from '../config.ts';
import { type Connections, connect } from './connect.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import type { SupervisionTiming } from './embedded/supervise.ts';
import { migrationLimits, patientLimits } from './limits.ts';
import { migrate } from './migrations/migrate.ts';
import type { OutageLog } from './outage-lines.ts';
import { patientTiming, type WatchTiming } from './watch.ts';

interface OpenLog extends OutageLog {
  info(facts: object | string, message?: string): void;
  fatal(facts: object, message: string): void;
}

/** Options of looking after a database. */
export interface OpenOptions {
  /**
   * Called when the embedded server has ended and cannot be started again. Where it is given, that server is looked
   * after: it is started again as often as it ends.
   */
  readonly onLost?: (() => void) | undefined;
  readonly supervision?: SupervisionTiming | undefined;
  readonly timing?: WatchTiming | undefined;
  /** True for a program for which nobody waits in a browser: it waits for a slow database as long as that takes. */
  readonly isPatient?: boolean;
}

/** The open database; `close` also stops the embedded server, unless another process uses it. */
export interface OpenDatabase extends Connections {
  /** Connection string with its password: for the job queue, never for a log. */
  readonly url: string;
}

const oldestServer = 150_000;

/**
 * Opens the database of `DATABASE_URL`, or starts the embedded one, and brings its schema up to date.
 * Throws when the server cannot be reached, is older than PostgreSQL 15, or cannot be started here.
 */
export async function openDatabase(
  config: Config,
  log: OpenLog,
  { onLost, supervision, isPatient = false, timing = isPatient ? patientTiming : undefined }: OpenOptions = {},
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ home: config.home, log }) : undefined;
  const url = embedded?.url ?? config.databaseUrl ?? '';
  try {
    const applied = await bringUpToDate(url);
    if (applied.length > 0) log.info(`Schema brought up to date: ${applied.join(', ')}`);
    const { readDatabaseUrl: readUrl, databasePoolSize: size } = config;
    const overrides = { ...(isPatient && { limits: patientLimits }), ...(timing !== undefined && { timing }) };
    const connections = connect({ url, readUrl, size, log, ...overrides });
    connections.watch.start();
    connections.replicaWatch?.start();
    if (onLost !== undefined) {
      embedded?.supervise({
        onRestarting: connections.watch.setRestarting,
        onGivenUp: (error) => {
          log.fatal({ err: error }, 'the embedded database cannot be started again');
          onLost();
        },
        ...(supervision === undefined ? {} : { timing: supervision }),
      });
    }
    const close = async () => {
      await connections.close();
      await embedded?.stop();
    };
    return { ...connections, url, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Over connections of its own, which wait as long as a step takes. */
async function bringUpToDate(url: string): Promise<string[]> {
  const connections = connect({ url, size: 2, limits: { requests: migrationLimits } });
  try {
    await checkVersion(connections);
    return await migrate(connections.db);
  } finally {
    await connections.close();
  }
}

async function checkVersion({ pool }: Connections): Promise<void> {
  const { rows } = await pool.query<{ version: number; name: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_version') as name",
  );
  const [server] = rows;
  if (server !== undefined && server.version < oldestServer) {
    throw new Error(`DATABASE_URL points to PostgreSQL ${server.name}; 15 or newer is needed.`);
  }
}
