import { appError } from '@portico/shared-kit/errors';
import type { Database } from './connect.ts';
import { asJson } from './tables.ts';
import { type DatabaseTransaction, transaction } from './transaction.ts';

/** A request as its sender named it: the same key of the same user is the same attempt. */
export interface RequestKey {
  readonly corpId: string;
  readonly userId: string;
  readonly key: string;
  /** What is done and to what: a key that did one thing must not answer for another. */
  readonly operationId: string;
}

/**
 * Does the work of a request in one transaction and once, however often it is sent: a repetition gets the reply that
 * was kept. The key is taken in the same transaction, so a second sender waits for the first and does the work when
 * that one failed. Throws repeatedSubmit (100005) for a key that did something else. `T` must be plain JSON.
 */
export function transactionOnce<T extends object>(
  db: Database,
  request: RequestKey,
  work: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  const { corpId, userId, key, operationId } = request;
  const own = { corp_id: corpId, user_id: userId, client_key: key };
  return transaction(db, async (trx) => {
    const taken = await trx
      .insertInto('idempotency')
      .values({ ...own, operation_id: operationId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (taken.numInsertedOrUpdatedRows !== 1n) return keptReply<T>(trx, request);
    const reply = await work(trx);
    await trx
      .updateTable('idempotency')
      .set({ reply: asJson(reply) })
      .where((row) => row.and(own))
      .execute();
    return reply;
  });
}

async function keptReply<T>(trx: DatabaseTransaction, { corpId, userId, key, operationId }: RequestKey): Promise<T> {
  const kept = await trx
    .selectFrom('idempotency')
    .select(['operation_id', 'reply'])
    .where((row) => row.and({ corp_id: corpId, user_id: userId, client_key: key }))
    .executeTakeFirstOrThrow();
  if (kept.operation_id !== operationId) throw appError('repeatedSubmit');
  return kept.reply as T;
}
