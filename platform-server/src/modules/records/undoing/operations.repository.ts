import type { ModelCode, UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/index.ts';
import type { UndoableKind } from '../../../database/tables.ts';

/** Operation on many records that its person can undo. */
export interface UndoableOperation {
  readonly id: string;
  readonly userId: UserId;
  readonly schemaCode: ModelCode;
  readonly kind: UndoableKind;
  readonly createdTime: Date;
}

/** Keeps, in the transaction of its records, that an operation can be undone. One that is done in parts is kept once. */
export async function keepOperation(trx: Database, corpId: string, operation: UndoableOperation): Promise<void> {
  await trx
    .insertInto('record_operation')
    .values({
      corp_id: corpId,
      id: operation.id,
      user_id: operation.userId,
      schema_code: operation.schemaCode,
      kind: operation.kind,
      created_time: operation.createdTime,
    })
    .onConflict((conflict) => conflict.columns(['corp_id', 'id']).doNothing())
    .execute();
}

/** A person's own operation; undefined for anybody else's, and for one that was undone or is too old. */
export function findOperation(
  db: Database,
  corpId: string,
  { id, userId }: { readonly id: string; readonly userId: UserId },
): Promise<UndoableOperation | undefined> {
  return db
    .selectFrom('record_operation')
    .select(['id', 'user_id as userId', 'schema_code as schemaCode', 'kind', 'created_time as createdTime'])
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Ends that an operation can be undone. @returns false where somebody did so before */
export async function forgetOperation(trx: Database, corpId: string, id: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('record_operation')
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Returns the entries of the recycle bin that an operation left. */
export async function findEntriesOf(
  trx: Database,
  corpId: string,
  { id, schemaCode }: Pick<UndoableOperation, 'id' | 'schemaCode'>,
): Promise<readonly string[]> {
  const entries = await trx
    .selectFrom('deleted_record')
    .select('id')
    .where('corp_id', '=', corpId)
    .where('operation_id', '=', id)
    .where('schema_code', '=', schemaCode)
    .orderBy('id')
    .execute();
  return entries.map((entry) => entry.id);
}
