import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { type Connections, connect } from './connect.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrations/migrate.ts';

interface OpenLog {
  info(message: string): void;
  warn(message: string): void;
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
export async function openDatabase(config: Config, log: OpenLog): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ home: config.home, log }) : undefined;
  const url = embedded?.url ?? config.databaseUrl ?? '';
  const connections = connect({
    url,
    readUrl: config.readDatabaseUrl,
    size: config.databasePoolSize,
    onError: (error) => log.warn(`A database connection broke: ${error.message}`),
  });
  const close = async () => {
    await connections.close();
    await embedded?.stop();
  };
  try {
    await checkVersion(connections);
    const applied = await migrate(connections.db);
    if (applied.length > 0) log.info(`Schema brought up to date: ${applied.join(', ')}`);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...connections, url, close };
}

/** Resolves when the database answers a question; rejects otherwise, when no connection is had within ten seconds too. */
export async function pingDatabase({ db }: Connections): Promise<void> {
  await sql`select 1`.execute(db);
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
