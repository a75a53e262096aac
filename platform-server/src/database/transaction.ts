import { setTimeout as sleep } from 'node:timers/promises';
import { type KyselyPlugin, RawNode, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './connect.ts';
import { endsTransaction } from './named-statements.ts';
import type { Tables } from './tables.ts';

/** Serialisation failure, deadlock, and a plan that a newly published model made stale. */
const retryable: readonly string[] = ['40001', '40P01', '0A000'];

interface TransactionOptions {
  /** `serializable` where a rule spans rows that are read but not locked. */
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readonly attempts?: number;
  /** True where it changes nothing, so that a replica does it, too. */
  readonly isReadOnly?: boolean;
}

/** An open transaction, for what must not run outside one. */
export type DatabaseTransaction = Transaction<Tables>;

/** Called before each commit with the attempt's number from 1; what it throws fails the attempt. */
export type Fault = (attempt: number) => void;

const faults = new WeakMap<Database, Fault>();

/** Lets a test make this database's transactions fail as a busy server would; undefined ends it. */
export function injectFault(db: Database, fault: Fault | undefined): void {
  if (fault === undefined) faults.delete(db);
  else faults.set(db, fault);
}

const later = new WeakMap<Database, (() => void)[]>();

/**
 * Does something once what the transaction wrote is there for everybody; never where it is rolled back. At once outside
 * of a transaction. It must not throw, and whoever waits for the transaction does not wait for it.
 */
export function afterCommit(db: Database, work: () => void): void {
  if (!isTransaction(db)) return work();
  const waiting = later.get(db);
  if (waiting === undefined) later.set(db, [work]);
  else waiting.push(work);
}

/** Transactions that must not end before their fault was asked. */
const held = new WeakSet<Database>();

const marking: KyselyPlugin = {
  transformQuery({ node }) {
    if (!RawNode.is(node)) return node;
    const [first = '', ...rest] = node.sqlFragments;
    return { ...node, sqlFragments: [`${endsTransaction} ${first}`, ...rest] };
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

/**
 * Returns the transaction for its very last statement, written with `sql`, whose commit is sent along with it. Only for
 * who began the transaction, and does nothing after it that might fail.
 */
export function withCommit(trx: DatabaseTransaction): Database {
  return held.has(trx) ? trx : trx.withPlugin(marking);
}

/**
 * Runs the work in one transaction and returns its result. When PostgreSQL reports a conflict (40001, 40P01) all of it
 * is run again, up to `attempts` times (5): so the work does nothing that a rollback does not undo. Called with a
 * transaction it joins it, and the outermost call retries.
 */
export async function transaction<T>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
  { isolation = 'read committed', attempts = 5, isReadOnly = false }: TransactionOptions = {},
): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      const begun = db.transaction().setIsolationLevel(isolation);
      const done = await (isReadOnly ? begun.setAccessMode('read only') : begun).execute(async (trx) => {
        if (faults.has(db)) held.add(trx);
        const result = await work(trx);
        faults.get(db)?.(attempt);
        return { result, waiting: later.get(trx) ?? [] };
      });
      for (const each of done.waiting) each();
      return done.result;
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Returns whether running the same transaction again may succeed. */
function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && retryable.includes(error.code ?? '');
}

function isTransaction(db: Database): db is Transaction<Tables> {
  return db.isTransaction;
}
