import type { UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Codes of the applications of which the user opened something, the latest first. */
export async function listVisitedApplications(db: Database, corpId: string, userId: UserId): Promise<string[]> {
  const ownApp = sql<string>`case kind when 'application' then code else app_code end`;
  const rows = await db
    .selectFrom('recent_item')
    .select(ownApp.as('appCode'))
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('kind', '!=', 'workflow')
    .groupBy(ownApp)
    .orderBy((eb) => eb.fn.max('visited_time'), 'desc')
    .execute();
  return rows.map(({ appCode }) => appCode);
}

/** Codes of the applications that the user has marked, in the order they were. */
export async function listFavourites(db: Database, corpId: string, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite_application')
    .select('app_code as appCode')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .orderBy('created_time')
    .orderBy('app_code')
    .execute();
  return rows.map(({ appCode }) => appCode);
}

interface Favourite {
  readonly userId: UserId;
  readonly appCode: string;
}

/** Marks an application; one that is marked keeps its place. */
export async function addFavourite(db: Database, corpId: string, { userId, appCode, at }: Favourite & { at: Date }) {
  await db
    .insertInto('favourite_application')
    .values({ corp_id: corpId, user_id: userId, app_code: appCode, created_time: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a mark away, if there is one. */
export async function removeFavourite(db: Database, corpId: string, { userId, appCode }: Favourite): Promise<void> {
  await db
    .deleteFrom('favourite_application')
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('app_code', '=', appCode)
    .execute();
}
