import type { UserId } from '@portico/shared-kit/contract/ids';
import { appError } from '@portico/shared-kit/errors';
import type { RawBuilder } from 'kysely';
import type { Database } from './connect.ts';
import { sql } from './sql.ts';
import { asJson } from './tables.ts';
import { type DatabaseTransaction, withCommit, transaction } from './transaction.ts';

/** A request as its sender named it: the same key of the same user is the same attempt. */
export interface RequestKey {
  readonly corpId: string;
  readonly userId: UserId;
  readonly key: string;
  /** The operation and its subject: a key that did one thing must not answer for another. */
  readonly operationId: string;
}

/** Makes the statement that keeps the reply of a request, for work that sends it along with its own last one. */
export type ReplyStatement<T> = (reply: T) => RawBuilder<unknown>;

/**
 * Does the work of a request in one transaction and once, however often it is sent: a repetition gets the reply that
 * was kept. The key is taken in the same transaction, so a second sender waits for the first and does the work when
 * that one failed. Throws repeatedSubmit (100005) for a key that did something else. `T` must be plain JSON.
 */
export function transactionOnce<T extends object>(
  db: Database,
  request: RequestKey,
  work: (trx: DatabaseTransaction, replyStatement: ReplyStatement<T>) => Promise<T>,
): Promise<T> {
  return transaction(db, async (trx) => {
    if (!(await takeRequest(trx, request))) return keptReply<T>(trx, request);
    let isKept = false;
    const statement: ReplyStatement<T> = (reply) => {
      isKept = true;
      return keepingReply(request, reply);
    };
    const reply = await work(trx, statement);
    // Whoever called with a transaction of their own goes on in it.
    if (!isKept) await statement(reply).execute(db.isTransaction ? trx : withCommit(trx));
    return reply;
  });
}

/** Takes the key of a request, in the transaction of its work. @returns false where it was done before */
export async function takeRequest(trx: Database, { corpId, userId, key, operationId }: RequestKey): Promise<boolean> {
  const taken = await trx
    .insertInto('idempotency')
    .values({ corp_id: corpId, user_id: userId, client_key: key, operation_id: operationId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

/** Makes the statement that keeps the reply of a request whose key was taken. */
export function keepingReply({ corpId, userId, key }: RequestKey, reply: object): RawBuilder<unknown> {
  return sql`update idempotency set reply = ${asJson(reply)}
    where corp_id = ${corpId} and user_id = ${userId} and client_key = ${key}`;
}

/** Returns the reply of a request that was done; undefined of one that was not. Throws repeatedSubmit for a key that did something else. */
export async function findReply<T>(db: Database, request: RequestKey): Promise<T | undefined> {
  const kept = await findKept(db, request);
  return kept?.reply as T | undefined;
}

async function keptReply<T>(trx: DatabaseTransaction, request: RequestKey): Promise<T> {
  const reply = await findReply<T>(trx, request);
  if (reply === undefined) throw new Error('A request whose key is taken has no reply.');
  return reply;
}

async function findKept(db: Database, { corpId, userId, key, operationId }: RequestKey) {
  const kept = await db
    .selectFrom('idempotency')
    .select(['operation_id', 'reply'])
    .where((row) => row.and({ corp_id: corpId, user_id: userId, client_key: key }))
    .executeTakeFirst();
  if (kept !== undefined && kept.operation_id !== operationId) throw appError('repeatedSubmit');
  return kept;
}
