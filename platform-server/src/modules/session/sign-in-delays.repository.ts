import { sql } from 'kysely';
import { hashKey, type Database, type Tables } from '../../database/index.ts';

/** Scope of the delay after failed attempts. */
export interface Delayed {
  readonly delayed: Tables['sign_in_delay']['delayed'];
  /** The name that was given, of an account or not; empty: all names. */
  readonly name: string;
  /** An address, or a device. */
  readonly place: string;
}

/** The times of one attempt. */
interface AttemptTimes {
  readonly at: Date;
  /** From then on it is forgotten. */
  readonly expires: Date;
  /** Ms until the next attempt after so many. */
  readonly delays: readonly number[];
}

/** A moment that is over at once: of two attempts at the same time the second may have begun before the first. */
const always = new Date(0);

/** Names are not kept as they are: people type passwords into the field for the name. */
function keyOf(corpId: string, { delayed, name, place }: Delayed) {
  return {
    corp_id: corpId,
    delayed,
    name_hash: name === '' ? '' : hashKey(name),
    place_hash: hashKey(place),
  };
}

/**
 * Counts an attempt before it is made, so that of many at once no more pass than one after the other would. Returns when the
 * next one may be made where this one came too early, null where it is let through.
 */
export async function takeAttempt(
  db: Database,
  corpId: string,
  by: Delayed,
  { at, expires, delays }: AttemptTimes,
): Promise<Date | null> {
  const attempts = sql<number>`case when sign_in_delay.expires_time <= ${at} then 1 else sign_in_delay.attempts + 1 end`;
  const all = sql`${sql.val(delays)}::integer[]`;
  const delay = sql`(${all})[least(${attempts}, ${delays.length})]`;
  const [first = 0] = delays;
  const taken = await db
    .insertInto('sign_in_delay')
    .values({
      ...keyOf(corpId, by),
      attempts: 1,
      free_time: first === 0 ? always : new Date(at.getTime() + first),
      expires_time: expires,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['corp_id', 'delayed', 'name_hash', 'place_hash'])
        .doUpdateSet({
          attempts,
          free_time: sql<Date>`case ${delay} when 0 then ${always} else ${at}::timestamptz + ${delay} * interval '1 ms' end`,
          expires_time: expires,
        })
        // A longer delay than there is was set by a clock that has been set back since.
        .where((row) =>
          row.or([
            row('sign_in_delay.free_time', '<=', at),
            row('sign_in_delay.free_time', '>', new Date(at.getTime() + (delays.at(-1) ?? 0))),
          ]),
        ),
    )
    .returning('attempts')
    .executeTakeFirst();
  return taken === undefined ? freeTimeOf(db, corpId, by) : null;
}

async function freeTimeOf(db: Database, corpId: string, by: Delayed): Promise<Date | null> {
  const row = await db
    .selectFrom('sign_in_delay')
    .select('free_time as free')
    .where((where) => where.and(keyOf(corpId, by)))
    .executeTakeFirst();
  return row?.free ?? null;
}

/** Forgets the attempts and returns how many they were. */
export async function forgetAttempts(db: Database, corpId: string, by: Delayed): Promise<number> {
  const row = await db
    .deleteFrom('sign_in_delay')
    .where((where) => where.and(keyOf(corpId, by)))
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? 0;
}

/** Forgets the attempts with a name, wherever they came from. */
export async function forgetAttemptsOf(db: Database, corpId: string, name: string): Promise<void> {
  await db.deleteFrom('sign_in_delay').where('corp_id', '=', corpId).where('name_hash', '=', hashKey(name)).execute();
}

/** Takes one attempt off again and delays nobody for it. */
export async function takeAttemptBack(db: Database, corpId: string, by: Delayed): Promise<void> {
  await db
    .updateTable('sign_in_delay')
    .set({ attempts: sql<number>`greatest(attempts - 1, 0)`, free_time: always })
    .where((where) => where.and(keyOf(corpId, by)))
    .execute();
}
