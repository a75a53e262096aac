import type { ModelCode, UserId, ViewCode } from '@portico/shared-kit/contract/ids';
import type { KeepListLayoutInput, ListLayout } from '@portico/shared-kit/contract/list-layout.schema';
import { asJson, type Database } from '../../database/index.ts';

interface LayoutOwner {
  readonly corpId: string;
  readonly userId: UserId;
}

/** Returns a person's own layout of a list view; null where nothing is set. */
export async function findListLayout(
  db: Database,
  { corpId, userId }: LayoutOwner,
  schemaCode: ModelCode,
  viewCode: ViewCode,
): Promise<ListLayout | null> {
  const row = await db
    .selectFrom('list_layout')
    .select('layout')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('schema_code', '=', schemaCode)
    .where('view_code', '=', viewCode)
    .executeTakeFirst();
  return row === undefined ? null : (row.layout as ListLayout);
}

/** Keeps what a person sets for a view, or forgets it where that is null. */
export async function saveListLayout(
  db: Database,
  { corpId, userId }: LayoutOwner,
  { schemaCode, viewCode, layout }: KeepListLayoutInput,
): Promise<void> {
  const key = { corp_id: corpId, user_id: userId, schema_code: schemaCode, view_code: viewCode };
  if (layout === null) {
    await db
      .deleteFrom('list_layout')
      .where(({ and }) => and(key))
      .execute();
    return;
  }
  const kept = { layout: asJson(layout) };
  await db
    .insertInto('list_layout')
    .values({ ...key, ...kept })
    .onConflict((conflict) => conflict.columns(['corp_id', 'user_id', 'schema_code', 'view_code']).doUpdateSet(kept))
    .execute();
}
