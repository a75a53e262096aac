import { AppError } from '@portico/shared-kit/errors';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { isWaitTooLong } from './failures.ts';
import { driverLimit, type PoolLimits, sessionOptions } from './limits.ts';
import { dropConnection, NamingClient, type NamingClientConfig } from './named-statements.ts';
import type { OutageLog } from './outage-lines.ts';
import type { ConnectionTarget } from './tls.ts';
import type { DatabaseWatch } from './watch.ts';

interface PoolOptions {
  /** The address of the connections. */
  readonly target: ConnectionTarget;
  readonly limits: PoolLimits;
  /** Connections at most. */
  readonly size: number;
  /** Ms that somebody waits for one. */
  readonly wait: number;
  /** True where its statements are planned for their values each time. */
  readonly alwaysPlans: boolean;
  /** True where nothing is copied or read by a cursor: what belongs together goes in one packet. */
  readonly isPipelined: boolean;
  readonly watch: DatabaseWatch;
  readonly log?: OutageLog | undefined;
}

/** Every connection of a process that is open, whichever pool it is of. */
export interface OpenConnections {
  /** Makes a pool whose connections are among these. */
  newPool(options: PoolOptions): pg.Pool;
  /** Cuts those of the watch's database: what waits on them fails, and the pools make new ones when asked. */
  dropAll(watch: DatabaseWatch): void;
  /** Resolves once all have ended. */
  ended(): Promise<unknown>;
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Milliseconds of silence after which the system asks the other side whether it is still there. */
const keepAliveMs = 10_000;

/** Begins with none. */
export function openConnections(): OpenConnections {
  const open = new Map<pg.PoolClient, DatabaseWatch>();
  return {
    newPool({ target, limits, size, wait, alwaysPlans, isPipelined, watch, log }) {
      const config: pg.PoolConfig & NamingClientConfig = {
        ...target,
        Client: NamingClient,
        types,
        max: size,
        connectionTimeoutMillis: wait,
        longestStatement: driverLimit(limits),
        alwaysPlans,
        pipeline: isPipelined,
        keepAlive: true,
        keepAliveInitialDelayMillis: keepAliveMs,
        application_name: 'portico',
        options: sessionOptions(limits, { alwaysPlans }),
      };
      const pool = new WatchedPool(config, watch);
      pool.on('error', (error) => void (watch.note(error) || log?.warn({ err: error }, 'a database connection broke')));
      pool.on('connect', (client) => {
        open.set(client, watch);
        client.once('end', () => open.delete(client));
      });
      return pool;
    },
    dropAll(watch) {
      for (const [client, of] of open) if (of === watch) dropConnection(client);
    },
    ended: () => Promise.all([...open.keys()].map((client) => new Promise((done) => client.once('end', done)))),
  };
}

type ConnectArguments = Parameters<Parameters<typeof pg.Pool.prototype.connect>[0]>;
type AnyConnect = (callback?: (...given: ConnectArguments) => void) => unknown;

/** Gives no connection to a database that is known to be away, so that nobody waits for what does not come. */
class WatchedPool extends pg.Pool {
  readonly #watch: DatabaseWatch;

  constructor(config: pg.PoolConfig, watch: DatabaseWatch) {
    super(config);
    this.#watch = watch;
  }

  override connect = ((callback) => {
    const refusal = this.#watch.refusal();
    if (callback === undefined) {
      return refusal === undefined ? super.connect().catch(this.#rethrow) : Promise.reject(refusal);
    }
    if (refusal !== undefined) return callback(refusal, undefined, () => undefined);
    return super.connect((error, ...given) => callback(error && this.#reasonOf(error), ...given));
  }) as AnyConnect as pg.Pool['connect'];

  readonly #rethrow = (error: Error): never => {
    throw this.#reasonOf(error);
  };

  /** All connections wait for a database that is away: that there is none left is not the reason. */
  #reasonOf(error: Error): Error {
    const isAway = isWaitTooLong(error) && this.#watch.note(error);
    return isAway ? new AppError('databaseUnreachable', {}, { cause: error }) : error;
  }
}

/** A pool for kysely that takes each connection from where it is right at that moment. */
export function chosenPool(connect: () => Promise<pg.PoolClient>): PostgresPool {
  // The pools behind it are ended by whoever made them.
  return { options: {}, connect, end: async () => undefined };
}
