import type { UserId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import type { Database } from '../../database/index.ts';

const minute = 60_000;
/** Age in ms from which a list is looked at again whose conditions move with the day. */
const movingAge = 60 * minute;
/** Age in ms from which every list is looked at again: rights, and names of other models, change without a write to it. */
const longestAge = 24 * 60 * minute;

interface DueSubscription {
  readonly id: string;
  readonly userId: UserId;
}

/**
 * The subscriptions that have to be looked at, those first that waited longest: records of their model were written since, their saved view
 * is another one or gone, or it is long ago. Models without changes cost nothing but a row of this statement.
 */
export async function findDue(
  db: Database,
  corpId: string,
  { now, most, except }: { readonly now: Date; readonly most: number; readonly except: readonly string[] },
): Promise<readonly DueSubscription[]> {
  const before = (age: number) => new Date(now.getTime() - age);
  const { rows } = await sql<DueSubscription>`select s.id, s.user_id as "userId" from subscription s
    left join (select w.schema_code, sum(w.count)::bigint as writes from record_write w where w.corp_id = ${corpId} group by w.schema_code) written
      on written.schema_code = s.schema_code
    left join saved_view v on v.corp_id = s.corp_id and v.id = s.saved_view_id
    where s.corp_id = ${corpId} and s.id <> all(${[...except]}::text[]) and (
      coalesce(written.writes, 0) <> s.writes
      or (s.saved_view_id is not null and (v.id is null or v.modified_time > s.checked_time))
      or (s.moves_with_time and s.checked_time < ${before(movingAge)})
      or s.checked_time < ${before(longestAge)})
    order by s.checked_time, s.id limit ${most}`.execute(db);
  return rows;
}
