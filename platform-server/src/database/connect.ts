import { setTimeout } from 'node:timers/promises';
import { type Kysely as KyselyType, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { primaryQuestion, replicaQuestion } from './ask-database.ts';
import { isInBackground } from './background.ts';
import { type DatabaseLimits, databaseLimits } from './limits.ts';
import type { OutageLog } from './outage-lines.ts';
import { chosenPool, type OpenConnections, openConnections } from './pools.ts';
import { replicaDistance } from './replica-distance.ts';
import type { Tables } from './tables.ts';
import { connectionTarget } from './tls.ts';
import { type DatabaseWatch, watchDatabase, type WatchTiming } from './watch.ts';

/** Executor that a repository gets: the database, or a transaction of it (see `transaction`). */
export type Database = KyselyType<Tables>;

/** The connections of one process. */
export interface Connections {
  /**
   * For everything that writes, and for reads that must see what was just written. Within `inBackground` it has
   * connections of its own, which may take longer.
   */
  readonly db: Database;
  /**
   * For lists: the replica when there is one that answers and is not far behind. It may be behind by seconds; what a
   * user sees of what they changed themselves is read by `listsOf`. It has connections of its own in any case, whose
   * statements are ended sooner, so that slow lists hold up nobody who writes or signs in.
   */
  readonly readDb: Database;
  /** For what needs a connection of its own, such as LISTEN. */
  readonly pool: pg.Pool;
  /** For COPY and whatever else takes its time. */
  readonly workPool: pg.Pool;
  /** The connections of `readDb`, while all is well. */
  readonly readPool: pg.Pool;
  /** Knows whether the primary answers. */
  readonly watch: DatabaseWatch;
  /** Knows whether the replica answers; undefined where there is none. */
  readonly replicaWatch: DatabaseWatch | undefined;
  close(): Promise<void>;
}

/**
 * Returns the database from which this user's lists are read: shortly after they wrote on the primary, else on the
 * replica.
 */
export function listsOf({ db, readDb }: Connections, user: { readonly hasJustWritten?: boolean }): Database {
  return user.hasJustWritten ? db : readDb;
}

interface ConnectOptions {
  readonly url: string;
  readonly readUrl?: string | undefined;
  /** Connections per pool, 10 by default. */
  readonly size?: number;
  /** Other limits than the usual ones. */
  readonly limits?: Partial<DatabaseLimits>;
  /** Told when the database goes away and when it is back, once each. */
  readonly log?: OutageLog;
  readonly timing?: WatchTiming;
}

/** Connections for work in the background: each run of a job needs one at a time, one that writes a file a second one. */
const mostForWork = 6;

/** Time in ms for which closing waits for the other side to let go. */
const mostCloseMs = 2_000;

/**
 * Opens the pools; connections are made when first needed. Values arrive as: bigint a number (counts and versions stay
 * far below 2^53), numeric a string (a decimal must not lose digits), timestamptz a Date, jsonb parsed.
 * Throws where an address asks for TLS with what is not there.
 */
export function connect({ url, readUrl, size = 10, ...options }: ConnectOptions): Connections {
  const connections = openConnections();
  const open = opener(connections, size, options);
  const primary = open('database', url);
  const pool = primary.newPool('requests');
  const workPool = primary.newPool('work', Math.min(size, mostForWork));
  const listPool = primary.newPool('lists');
  const replica = readUrl === undefined ? undefined : open('replica', readUrl);
  const lists = replica === undefined ? undefined : { watch: replica.watch, pool: replica.newPool('lists') };

  const db = kyselyOn(() => (isInBackground() ? workPool : pool).connect());
  const readDb = kyselyOn(() => connectForLists(listPool, lists));
  const pools = [pool, workPool, listPool, ...(lists === undefined ? [] : [lists.pool])];
  return {
    db,
    readDb,
    pool,
    workPool,
    readPool: lists?.pool ?? listPool,
    watch: primary.watch,
    replicaWatch: lists?.watch,
    close: async () => {
      await Promise.all([db.destroy(), readDb.destroy()]);
      // The watches go on until then: they end what waits for a database that has gone away.
      await Promise.all(pools.map((each) => each.end()));
      await Promise.all([primary.watch.stop(), lists?.watch.stop()]);
      // A pool says it has ended when its connections are only about to close. A server that is stopped then would cut
      // them, which looks like a failure.
      await Promise.race([connections.ended(), setTimeout(mostCloseMs, undefined, { ref: false })]);
    },
  };
}

type OpenerOptions = Pick<ConnectOptions, 'limits' | 'log' | 'timing'>;

/** Opens databases: each has a watch, and pools that heed it. */
function opener(connections: OpenConnections, size: number, { log, timing, ...options }: OpenerOptions) {
  const limits = { ...databaseLimits, ...options.limits };
  const distance = replicaDistance(timing?.behind);
  return (name: 'database' | 'replica', address: string) => {
    const target = connectionTarget(address);
    const question = name === 'database' ? primaryQuestion : replicaQuestion;
    const watch: DatabaseWatch = watchDatabase({
      name,
      // The watch says when a question has waited long enough: by the time that this process ran, not by the clock.
      ask: question(target, distance),
      onLost: () => connections.dropAll(watch),
      log,
      ...(timing === undefined ? {} : { timing }),
    });
    const newPool = (use: 'requests' | 'lists' | 'work', most = size) =>
      connections.newPool({
        target,
        watch,
        log,
        limits: limits[use],
        wait: limits.connection,
        // What lists ask depends on values; the few statements by a key among them are planned in no time.
        alwaysPlans: use === 'lists',
        isPipelined: use !== 'work',
        size: most,
      });
    return { watch, newPool };
  };
}

interface Replica {
  readonly watch: DatabaseWatch;
  readonly pool: pg.Pool;
}

/** A connection to the replica; to the primary where there is none, it is too far behind, or it cannot be had. */
async function connectForLists(primary: pg.Pool, replica: Replica | undefined): Promise<pg.PoolClient> {
  if (replica?.watch.state() !== 'answering') return primary.connect();
  try {
    return await replica.pool.connect();
  } catch (error) {
    if (!replica.watch.note(error)) throw error;
    return primary.connect();
  }
}

function kyselyOn(connectNow: () => Promise<pg.PoolClient>): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: chosenPool(connectNow) }) });
}
