/** Times that the connections of one pool let PostgreSQL take, in ms; 0: as long as it needs. */
export interface PoolLimits {
  /** For one statement. */
  readonly statement: number;
  /** For a lock that somebody else holds. */
  readonly lock: number;
  /** For a transaction that asks nothing: its locks keep others waiting. */
  readonly idleInTransaction: number;
}

const second = 1_000;
const minute = 60 * second;

/** The limits of each use of the database. */
export interface DatabaseLimits {
  readonly requests: PoolLimits;
  readonly lists: PoolLimits;
  readonly work: PoolLimits;
  /** For a connection of a pool that has none left, or for making one, in ms. */
  readonly connection: number;
}

export const databaseLimits: DatabaseLimits = {
  // Most statements of a request take milliseconds; an import of an application alters tables, which takes seconds. Who
  // waits for a lock is told to try again while their browser still waits: others give up after ten seconds.
  requests: { statement: minute, lock: 8 * second, idleInTransaction: minute },
  // Nobody waits longer for a list, and what somebody asks of a million rows must not keep the database busy for hours.
  lists: { statement: 30 * second, lock: 8 * second, idleInTransaction: 30 * second },
  // An index of a large table takes hours and waits for every older transaction; a load reads its file between two
  // batches. Who works in the background keeps nobody waiting but the next run.
  work: { statement: 6 * 60 * minute, lock: 10 * minute, idleInTransaction: 10 * minute },
  // Less than a browser waits, so that it is told that the system is busy.
  connection: 5 * second,
};

/** For programs for which nobody waits in a browser: they go on however slow the database is. */
export const patientLimits: DatabaseLimits = {
  ...databaseLimits,
  requests: databaseLimits.work,
  lists: databaseLimits.work,
  connection: 5 * minute,
};

/**
 * A step of the schema takes as long as its tables are large, and processes that start together wait for each other's
 * steps by a lock.
 */
export const migrationLimits: PoolLimits = { statement: 0, lock: 0, idleInTransaction: 10 * minute };

/** The queue's own statements look at a few rows. Its schema is made by them, too, which may take a while. */
export const queueLimits: PoolLimits = { statement: 5 * minute, lock: 30 * second, idleInTransaction: minute };

/**
 * The time that the driver waits longer than PostgreSQL for the end of a statement, in ms, before it drops the connection: a
 * server that stands still, or a network that swallows everything, ends nothing by itself.
 */
const driverMargin = 5 * second;

/** Returns the ms that the driver waits for a statement; 0: for ever. */
export function driverLimit({ statement }: PoolLimits): number {
  return statement === 0 ? 0 : statement + driverMargin;
}

/**
 * Returns the settings with which a connection begins. All times are UTC on the wire: another zone would change what
 * `date_trunc` means. With `alwaysPlans` a statement with a name is read once, and planned for its values each time.
 */
export function sessionOptions(
  { statement, lock, idleInTransaction }: PoolLimits,
  { alwaysPlans = false }: { readonly alwaysPlans?: boolean } = {},
): string {
  const settings = {
    timezone: 'UTC',
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    ...(alwaysPlans ? { plan_cache_mode: 'force_custom_plan' } : {}),
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
