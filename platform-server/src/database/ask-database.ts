import pg from 'pg';
import { dropConnection } from './named-statements.ts';
import type { ReplicaDistance } from './replica-distance.ts';
import type { WatchAnswer } from './watch.ts';

interface HowItIs {
  readonly is_read_only: boolean;
  /** The place of its journal; null where it is not known. */
  readonly written: string | null;
  readonly replayed: string | null;
}

const question = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only,
  case when pg_is_in_recovery() then null else pg_current_wal_lsn()::text end as written,
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed`;
/** For databases that speak PostgreSQL and have no such journal. */
const simpleQuestion = `select current_setting('transaction_read_only')::boolean as is_read_only,
  null as written, null as replayed`;
const noSuchFunction = '42883';
/** All connections are taken: the server answers, and those who have one are served. */
const tooManyConnections = '53300';

/** Returns a question to a primary of how it is. `distance` learns how far its journal is. */
export function primaryQuestion(config: pg.ClientConfig, distance: ReplicaDistance) {
  return async (signal: AbortSignal): Promise<WatchAnswer> => {
    const found = await ask(config, signal);
    if (found?.written) distance.notePrimary(found.written);
    return found?.is_read_only ? 'read-only' : 'answering';
  };
}

/** Returns a question to a replica of how it is: that it takes no writes is no trouble there, to be far behind is. */
export function replicaQuestion(config: pg.ClientConfig, distance: ReplicaDistance) {
  return async (signal: AbortSignal): Promise<WatchAnswer> => {
    const found = await ask(config, signal);
    return found?.replayed && distance.isBehind(found.replayed) ? 'behind' : 'answering';
  };
}

/** Over a new connection, since that is what everybody needs in the end; undefined where the server has none to give. */
async function ask(config: pg.ClientConfig, signal: AbortSignal): Promise<HowItIs | undefined> {
  const client = new pg.Client({ ...config, application_name: 'portico-watch' });
  client.on('error', () => undefined);
  const drop = () => dropConnection(client);
  signal.addEventListener('abort', drop, { once: true });
  try {
    await client.connect();
    return await askOn(client);
  } catch (error) {
    if (codeOf(error) === tooManyConnections) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', drop);
    // Nobody waits for the goodbye of a server that may not say it.
    client.end().catch(() => undefined);
    if (signal.aborted) drop();
  }
}

async function askOn(client: pg.Client): Promise<HowItIs | undefined> {
  try {
    return (await client.query<HowItIs>(question)).rows[0];
  } catch (error) {
    if (codeOf(error) !== noSuchFunction) throw error;
    return (await client.query<HowItIs>(simpleQuestion)).rows[0];
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}
