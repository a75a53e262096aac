import type { ModelCode, UserId, ViewCode } from '@portico/shared-kit/contract/ids';
import type { ListLayout } from '@portico/shared-kit/contract/list-layout.schema';
import type { ViewAudience } from '@portico/shared-kit/contract/saved-views.schema';
import { asJson, type Database } from '../../database/index.ts';

/** Names the saved views of a list. */
export interface ListKey {
  readonly corpId: string;
  readonly schemaCode: ModelCode;
}

/** A saved view as it is kept, without its layout. */
export interface SavedViewRow {
  readonly id: string;
  readonly userId: UserId;
  readonly viewCode: ViewCode;
  readonly name: string;
  readonly query: string;
  readonly audience: ViewAudience;
  readonly roleIds: readonly string[];
  readonly revision: number;
}

/** The state of a list that a saved view holds. */
export interface ViewState {
  readonly viewCode: ViewCode;
  readonly query: string;
  readonly layout: ListLayout | null;
}

const shownColumns = [
  'id',
  'user_id as userId',
  'view_code as viewCode',
  'name',
  'query',
  'audience',
  'role_ids as roleIds',
  'revision',
] as const;

/** The views of a list that a person saved or that are shared with anybody, by name. */
export async function findSavedViews(db: Database, { corpId, schemaCode }: ListKey, userId: UserId) {
  return db
    .selectFrom('saved_view')
    .select(shownColumns)
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('audience', '!=', 'owner')]))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** A saved view of a list, whoever's it is; undefined where there is none. */
export async function findSavedView(db: Database, { corpId, schemaCode }: ListKey, id: string) {
  return db
    .selectFrom('saved_view')
    .select(shownColumns)
    .where('corp_id', '=', corpId)
    .where('schema_code', '=', schemaCode)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The layout of a saved view; null where it has none. */
export async function findLayout(db: Database, corpId: string, id: string): Promise<ListLayout | null> {
  const row = await db
    .selectFrom('saved_view')
    .select('layout')
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (row?.layout as ListLayout | null | undefined) ?? null;
}

/** Keeps a new view of a person. */
export async function insertSavedView(
  db: Database,
  { corpId, schemaCode }: ListKey,
  view: ViewState & { readonly id: string; readonly userId: UserId; readonly name: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('saved_view')
    .values({
      corp_id: corpId,
      id: view.id,
      user_id: view.userId,
      schema_code: schemaCode,
      name: view.name,
      ...columnsOf(view),
      audience: 'owner',
      role_ids: [],
      created_time: view.now,
      modified_time: view.now,
    })
    .execute();
}

/** Gives a saved view another name, another state, or other people, and the next revision. */
export async function updateSavedView(
  db: Database,
  corpId: string,
  id: string,
  change: {
    readonly name?: string | undefined;
    readonly state?: ViewState | undefined;
    readonly sharing?: Pick<SavedViewRow, 'audience' | 'roleIds'>;
    readonly now: Date;
  },
): Promise<void> {
  const { name, state, sharing, now } = change;
  await db
    .updateTable('saved_view')
    .set(({ eb }) => ({
      revision: eb('revision', '+', 1),
      ...(name === undefined ? {} : { name }),
      ...(state === undefined ? {} : columnsOf(state)),
      ...(sharing === undefined ? {} : { audience: sharing.audience, role_ids: [...sharing.roleIds] }),
      modified_time: now,
    }))
    .where('corp_id', '=', corpId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a saved view, and takes it from those whose lists open with it. */
export async function deleteSavedView(db: Database, corpId: string, id: string): Promise<void> {
  await db.deleteFrom('default_view').where('corp_id', '=', corpId).where('saved_view_id', '=', id).execute();
  await db.deleteFrom('saved_view').where('corp_id', '=', corpId).where('id', '=', id).execute();
}

function columnsOf({ viewCode, query, layout }: ViewState) {
  return { view_code: viewCode, query, layout: layout === null ? null : asJson(layout) };
}
