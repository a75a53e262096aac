import { setTimeout } from 'node:timers/promises';
import { type Kysely as KyselyType, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { NamingClient } from './named-statements.ts';
import type { Tables } from './tables.ts';

/** What a repository gets: the database, or a transaction of it (see `transaction`). */
export type Database = KyselyType<Tables>;

/** The connections of one process. */
export interface Connections {
  /** For everything that writes, and for reads that must see what was just written. */
  readonly db: Database;
  /**
   * For lists and exports: the replica when there is one, else the same as `db`. It may be behind by seconds; what a
   * user sees of what they changed themselves is read by `listsOf`.
   */
  readonly readDb: Database;
  /** For COPY and LISTEN, which need a connection of their own. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Where this user's lists are read: shortly after they wrote on the primary, else on the replica. */
export function listsOf({ db, readDb }: Connections, user: { readonly hasJustWritten?: boolean }): Database {
  return user.hasJustWritten ? db : readDb;
}

interface ConnectOptions {
  readonly url: string;
  readonly readUrl?: string | undefined;
  /** Connections per pool, 10 by default. */
  readonly size?: number;
  /** Told about idle connections that broke; the pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
}

/** How long closing waits for the other side to let go. */
const mostCloseMs = 2_000;

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Opens the pools; connections are made when first needed. Values arrive as: bigint a number (counts and versions stay
 * far below 2^53), numeric a string (a decimal must not lose digits), timestamptz a Date, jsonb parsed.
 */
export function connect({ url, readUrl, size = 10, onError = () => undefined }: ConnectOptions): Connections {
  const open = new Set<pg.PoolClient>();
  const openPool = (connectionString: string) => watched(newPool(connectionString, size), open, onError);
  const pool = openPool(url);
  const readPool = readUrl === undefined ? undefined : openPool(readUrl);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const readDb = readPool === undefined ? db : new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readPool }) });
  return {
    db,
    readDb,
    pool,
    close: async () => {
      await Promise.all([db.destroy(), ...(readDb === db ? [] : [readDb.destroy()])]);
      // A pool says it has ended when its connections are only about to close. A server that is stopped then would cut
      // them, which looks like a failure.
      const closed = Promise.all([...open].map((client) => new Promise((done) => client.once('end', done))));
      await Promise.race([closed, setTimeout(mostCloseMs, undefined, { ref: false })]);
    },
  };
}

/** The pool, its connections noted in `open` while they are open. */
function watched(pool: pg.Pool, open: Set<pg.PoolClient>, onError: (error: Error) => void): pg.Pool {
  pool.on('error', onError);
  pool.on('connect', (client) => {
    open.add(client);
    client.once('end', () => open.delete(client));
  });
  return pool;
}

function newPool(connectionString: string, max: number): pg.Pool {
  return new pg.Pool({
    connectionString,
    max,
    Client: NamingClient,
    types,
    application_name: 'portico',
    connectionTimeoutMillis: 10_000,
    // All times are UTC on the wire; a session of another zone would change what `date_trunc` means.
    options: '-c timezone=UTC',
  });
}
