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
   * For lists: the replica when there is one. It may be behind by seconds; what a user sees of what they changed
   * themselves is read by `listsOf`. It has connections of its own in any case, whose statements are ended after
   * `longestRead`, so that slow lists hold up nobody who writes or signs in.
   */
  readonly readDb: Database;
  /** For COPY and LISTEN, which need a connection of their own. */
  readonly pool: pg.Pool;
  /** The connections of `readDb`. */
  readonly readPool: pg.Pool;
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
  /** After how many ms a statement of a list is ended. */
  readonly longestRead?: number;
  /** How many ms a statement waits for a connection before its user is told that the system is busy, 10,000 by default. */
  readonly longestWait?: number;
  /** Told about idle connections that broke; the pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
}

/** Nobody waits so long for a list, and what somebody asks of a million rows must not keep the database busy for hours. */
const longestRead = 30_000;

/** How long closing waits for the other side to let go. */
const mostCloseMs = 2_000;

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Opens the pools; connections are made when first needed. Values arrive as: bigint a number (counts and versions stay
 * far below 2^53), numeric a string (a decimal must not lose digits), timestamptz a Date, jsonb parsed.
 */
export function connect({
  url,
  readUrl,
  size = 10,
  longestWait = 10_000,
  onError = () => undefined,
  ...limits
}: ConnectOptions): Connections {
  const open = new Set<pg.PoolClient>();
  const openPool = (connectionString: string, longest: number) =>
    watched(newPool({ connectionString, max: size, connectionTimeoutMillis: longestWait }, longest), open, onError);
  const pool = openPool(url, 0);
  const readPool = openPool(readUrl ?? url, limits.longestRead ?? longestRead);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const readDb = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readPool }) });
  return {
    db,
    readDb,
    pool,
    readPool,
    close: async () => {
      await Promise.all([db.destroy(), readDb.destroy()]);
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

/** `longest` is how many ms a statement may take; 0: as long as it needs. */
function newPool(config: pg.PoolConfig, longest: number): pg.Pool {
  return new pg.Pool({
    ...config,
    Client: NamingClient,
    types,
    application_name: 'portico',
    // All times are UTC on the wire; a session of another zone would change what `date_trunc` means.
    options: `-c timezone=UTC -c statement_timeout=${longest}`,
  });
}
