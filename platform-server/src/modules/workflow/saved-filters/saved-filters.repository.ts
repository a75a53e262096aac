import type { UserId } from '@portico/shared-kit/contract/ids';
import type { Database } from '../../../database/index.ts';

/** A filter that somebody keeps for a list. */
export interface SavedFilterRow {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
}

/** Owner of saved filters, and the list that these are for. */
export interface FilterOwner {
  readonly corpId: string;
  readonly userId: UserId;
  readonly list: string;
}

/** The filters of a list, by name. */
export async function findFilters(db: Database, { corpId, userId, list }: FilterOwner): Promise<SavedFilterRow[]> {
  return db
    .selectFrom('saved_filter')
    .select(['id', 'name', 'query', 'is_default as isDefault'])
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('name')
    .execute();
}

/** Makes none of a list's filters the one that it opens with. */
export async function clearDefault(db: Database, { corpId, userId, list }: FilterOwner): Promise<void> {
  await db
    .updateTable('saved_filter')
    .set({ is_default: false })
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute();
}

/** Keeps a filter; one of the same name becomes it and keeps its id, which is returned. */
export async function upsertFilter(
  db: Database,
  { corpId, userId, list }: FilterOwner,
  { id, name, query, isDefault, now }: SavedFilterRow & { readonly now: Date },
): Promise<string> {
  const row = await db
    .insertInto('saved_filter')
    .values({
      corp_id: corpId,
      id,
      user_id: userId,
      list,
      name,
      query,
      is_default: isDefault,
      created_time: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['corp_id', 'user_id', 'list', 'name']).doUpdateSet({ query, is_default: isDefault }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Forgets a filter of this person. */
export async function deleteFilter(
  db: Database,
  { corpId, userId, id }: { readonly corpId: string; readonly userId: UserId; readonly id: string },
): Promise<void> {
  await db
    .deleteFrom('saved_filter')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
