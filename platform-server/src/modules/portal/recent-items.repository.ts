import type { UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Visit of a person to an application, a menu entry or a workflow. */
export interface Visit {
  readonly userId: UserId;
  readonly kind: 'application' | 'menu' | 'workflow';
  /** '' where none. */
  readonly appCode: string;
  readonly code: string;
  readonly at: Date;
}

/** Remembers a visit; the same thing stays one row. */
export async function saveVisit(db: Database, corpId: string, { userId, kind, appCode, code, at }: Visit) {
  await db
    .insertInto('recent_item')
    .values({ corp_id: corpId, user_id: userId, kind, app_code: appCode, code, visited_time: at })
    .onConflict((conflict) =>
      conflict.columns(['corp_id', 'user_id', 'kind', 'app_code', 'code']).doUpdateSet({ visited_time: at }),
    )
    .execute();
}

/** Forgets all but a user's newest visits. */
export async function forgetOldVisits(db: Database, corpId: string, userId: UserId, kept: number): Promise<void> {
  const oldest = db
    .selectFrom('recent_item')
    .select('visited_time')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .orderBy('visited_time', 'desc')
    .offset(kept - 1)
    .limit(1);
  await db
    .deleteFrom('recent_item')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('visited_time', '<', oldest)
    .execute();
}

/** Visits with what they lead to; each joins only the table of its kind, and only what is open now. */
function visitsWithTargets(db: Database) {
  return db
    .selectFrom('recent_item as item')
    .leftJoin('application as app', (join) =>
      join
        .onRef('app.corp_id', '=', 'item.corp_id')
        .on(sql<boolean>`app.code = case item.kind when 'application' then item.code else item.app_code end`)
        .on('app.enabled', '=', true),
    )
    .leftJoin('menu_item as menu', (join) =>
      join
        .onRef('menu.corp_id', '=', 'item.corp_id')
        .onRef('menu.app_code', '=', 'item.app_code')
        .onRef('menu.code', '=', 'item.code')
        .on('item.kind', '=', 'menu')
        .on('menu.deleted', '=', false)
        .on('menu.published', '=', true)
        .on('menu.pc_able', '=', true),
    )
    .leftJoin('workflow_template as workflow', (join) =>
      join
        .onRef('workflow.corp_id', '=', 'item.corp_id')
        .onRef('workflow.code', '=', 'item.code')
        .on('item.kind', '=', 'workflow')
        .on('workflow.published', '=', true),
    );
}

/** Visits whose target is there. */
function openVisits(db: Database) {
  return visitsWithTargets(db).where(({ or, and, eb }) =>
    or([
      and([eb('item.kind', '=', 'application'), eb('app.code', 'is not', null)]),
      and([eb('item.kind', '=', 'menu'), eb('app.code', 'is not', null), eb('menu.code', 'is not', null)]),
      and([eb('item.kind', '=', 'workflow'), eb('workflow.code', 'is not', null)]),
    ]),
  );
}

/**
 * A user's newest visits with what is known of each now. What was disabled, unpublished or removed since is left out;
 * it comes back when it does.
 */
export async function listVisits(db: Database, corpId: string, userId: UserId, limit: number) {
  return openVisits(db)
    .select([
      'item.kind',
      'item.code',
      'item.app_code as appCode',
      'item.visited_time as visitedTime',
      'app.name as appName',
      'app.name_i18n as appNameI18n',
      'menu.type as menuType',
      'menu.name as menuName',
      'menu.name_i18n as menuNameI18n',
      'menu.pc_url as menuUrl',
      'workflow.app_code as workflowAppCode',
      'workflow.schema_code as workflowSchemaCode',
      'workflow.name as workflowName',
      'workflow.name_i18n as workflowNameI18n',
    ])
    .distinctOn(['item.visited_time', 'item.kind', 'item.app_code', 'item.code'])
    .where('item.corp_id', '=', corpId)
    .where('item.user_id', '=', userId)
    .orderBy('item.visited_time', 'desc')
    .orderBy('item.kind')
    .orderBy('item.app_code')
    .orderBy('item.code')
    .orderBy('workflow.version', 'desc')
    .limit(limit)
    .execute();
}

/** A visit with what it leads to; the fields of the other kinds are null. */
export type VisitRow = Awaited<ReturnType<typeof listVisits>>[number];
