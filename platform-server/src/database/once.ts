import { asJson } from './tables.ts';
import type { DatabaseTransaction } from './transaction.ts';

/** A request as its sender named it: the same key of the same user is the same attempt. */
export interface RequestKey {
  readonly corpId: string;
  readonly userId: string;
  readonly key: string;
  /** What is done and to what: a key that did one thing must not answer for another. */
  readonly operationId: string;
}

export type OnceResult<T> = { readonly kind: 'reply'; readonly reply: T } | { readonly kind: 'keyOfAnother' };

/**
 * Does the work of a request once, however often it is sent: a repetition gets the reply that was kept. The key is
 * taken in the caller's transaction, so a second sender waits for the first and does the work when that one failed.
 * `keyOfAnother`: the key was used for another operation. `T` must be plain JSON.
 */
export async function once<T extends object>(
  trx: DatabaseTransaction,
  { corpId, userId, key, operationId }: RequestKey,
  work: () => Promise<T>,
): Promise<OnceResult<T>> {
  const own = { corp_id: corpId, user_id: userId, client_key: key };
  const taken = await trx
    .insertInto('idempotency')
    .values({ ...own, operation_id: operationId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 1n) {
    const reply = await work();
    await trx
      .updateTable('idempotency')
      .set({ reply: asJson(reply) })
      .where((row) => row.and(own))
      .execute();
    return { kind: 'reply', reply };
  }
  const kept = await trx
    .selectFrom('idempotency')
    .select(['operation_id', 'reply'])
    .where((row) => row.and(own))
    .executeTakeFirstOrThrow();
  return kept.operation_id === operationId ? { kind: 'reply', reply: kept.reply as T } : { kind: 'keyOfAnother' };
}
