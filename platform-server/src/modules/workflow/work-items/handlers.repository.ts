import { actionCode } from '@portico/shared-kit/workflow';
import type { Database } from '../../../database/index.ts';

/** Returns the last handler of an activity of the instance; undefined when nobody has. */
export async function findLastHandler(
  db: Database,
  corpId: string,
  { instanceId, activityCode }: { readonly instanceId: string; readonly activityCode: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('work_item')
    .select('participant_id as id')
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where('activity_code', '=', activityCode)
    .where('status', 'in', ['AGREED', 'DISAGREED', 'SUBMITTED'])
    .orderBy('finish_time', 'desc')
    // Ids are counted within the instance: of two that share their time the longer or greater one is the later.
    .orderBy((item) => item.fn<number>('length', ['id']), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Activities of an instance; the instance was submitted at the activity of `startCode`. */
interface Handled {
  readonly instanceId: string;
  readonly startCode: string;
  readonly activityCodes: readonly string[];
}

/**
 * Returns the people who have handled one of the activities themselves since the instance was last submitted or
 * rejected.
 */
export async function findHandlers(
  db: Database,
  corpId: string,
  { instanceId, startCode, activityCodes }: Handled,
): Promise<string[]> {
  const roundBegan = db
    .selectFrom('workflow_log')
    .select((log) => log.fn.max('created_time').as('time'))
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where((log) =>
      log.or([
        log('action', '=', actionCode.reject),
        log.and([log('action', '=', actionCode.submit), log('activity_code', '=', startCode)]),
      ]),
    );
  const rows = await db
    .selectFrom('work_item')
    .select('participant_id as id')
    .distinct()
    .where('corp_id', '=', corpId)
    .where('instance_id', '=', instanceId)
    .where('activity_code', 'in', activityCodes)
    .where('status', 'in', ['AGREED', 'SUBMITTED'])
    .where('reason', 'is', null)
    .where('type', '<>', 4)
    .where('finish_time', '>=', roundBegan)
    .execute();
  return rows.map(({ id }) => id);
}
