import type { Database } from '../../database/connect.ts';

/**
 * Notes that a session is used now. One that has ended, or was not used since `unusedSince`, stays as it is; a time in
 * the future, of a clock that was set back since, becomes that of now.
 */
export async function noteUse(
  db: Database,
  corpId: string,
  { sessionId, at, unusedSince }: { readonly sessionId: string; readonly at: Date; readonly unusedSince: Date },
): Promise<void> {
  await db
    .updateTable('session_family')
    .set({ last_used_time: at })
    .where('corp_id', '=', corpId)
    .where('id', '=', sessionId)
    .where('revoked_time', 'is', null)
    .where('last_used_time', '>', unusedSince)
    .execute();
}
