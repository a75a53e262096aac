import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from './connect.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrations/migrate.ts';

/** A PostgreSQL server for one test run, with a migrated database to copy from. */
export interface TestServer {
  /** Address of the template database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The migrated database of which every test file gets a copy. */
export const templateName = 'portico_template';

/**
 * Starts the embedded server in a folder of its own, without waiting for the disk: nothing here outlives the run.
 * @param outsideUrl a server to use instead (its user must be allowed to create databases)
 */
export async function startTestServer(outsideUrl?: string): Promise<TestServer> {
  if (outsideUrl !== undefined && outsideUrl !== '') {
    return { url: await prepareTemplate(outsideUrl), stop: async () => undefined };
  }
  const home = await mkdtemp(join(tmpdir(), 'portico-test-'));
  // Where we are root the server runs as somebody else, who must get to its data here: elsewhere they would stay.
  await chmod(home, 0o711);
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const embedded = await startEmbedded({ home, settings, outside: join(tmpdir(), 'portico-test-outside') });
  return {
    url: await prepareTemplate(embedded.url),
    stop: async () => {
      await embedded.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function prepareTemplate(serverUrl: string): Promise<string> {
  await onServer(serverUrl, `drop database if exists ${templateName} with (force)`);
  await onServer(serverUrl, `create database ${templateName} template template0 encoding 'UTF8'`);
  const url = withDatabase(serverUrl, templateName);
  const { db, close } = connect({ url });
  await migrate(db);
  await close();
  return url;
}

/** The same server and user, another database. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** Runs one statement that must not be in a transaction, such as `create database`. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
