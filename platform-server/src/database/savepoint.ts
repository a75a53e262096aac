import { sql } from 'kysely';
import type { DatabaseTransaction } from './transaction.ts';

/**
 * Runs a part of a transaction that may fail: what it throws undoes its own statements only, and the transaction goes on.
 * Parts follow each other; one within another would undo both.
 */
export async function inSavepoint<T>(trx: DatabaseTransaction, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  }
}
