import type { ModelCode, RecordId, UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/index.ts';

interface Owned {
  readonly id: string;
  readonly userId: UserId;
}

/** Records that somebody is about to print. */
export interface StoredSelection extends Owned {
  readonly schemaCode: ModelCode;
  readonly recordIds: readonly RecordId[];
  readonly at: Date;
}

/** Keeps a selection. */
export async function insertSelection(db: Database, corpId: string, selection: StoredSelection): Promise<void> {
  await db
    .insertInto('print_selection')
    .values({
      corp_id: corpId,
      id: selection.id,
      user_id: selection.userId,
      schema_code: selection.schemaCode,
      record_ids: [...selection.recordIds],
      created_time: selection.at,
    })
    .execute();
}

/** A person's own selection since a moment; undefined for anybody else's. */
export function findSelection(
  db: Database,
  corpId: string,
  { id, userId, since }: Owned & { readonly since: Date },
): Promise<{ readonly schemaCode: ModelCode; readonly recordIds: readonly string[] } | undefined> {
  return db
    .selectFrom('print_selection')
    .select(['schema_code as schemaCode', 'record_ids as recordIds'])
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('created_time', '>=', since)
    .executeTakeFirst();
}
