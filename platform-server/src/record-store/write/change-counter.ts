import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { newId } from '../../new-id.ts';

/** Beyond any number of writers at once: two that take a new row at the same moment do not choose the same one. */
const stripes = 2 ** 31;

/** More records of one write are not named: whoever counted them counts all again. */
const mostNamed = 1_000;

/** The record of which rows of a model changed, and the increment of its change counter, as two statements of one. */
export function changeCounterStatements(
  corpId: string,
  schemaCode: ModelCode,
  records: readonly string[] | 'many',
): { readonly change: RawBuilder<unknown>; readonly count: RawBuilder<unknown> } {
  const ids = records === 'many' || records.length > mostNamed ? null : [...records];
  const fresh = Math.floor(Math.random() * stripes);
  // A writer takes a row that no other holds, so that nobody waits for a long load; there are as many as ever wrote at once.
  const stripe = sql`coalesce((select w.stripe from record_write w where w.corp_id = ${corpId}
    and w.schema_code = ${schemaCode} limit 1 for update skip locked), ${fresh}::integer)`;
  return {
    change: sql`insert into record_change (corp_id, schema_code, id, record_ids)
      values (${corpId}, ${schemaCode}, ${newId()}, ${ids})`,
    count: sql`insert into record_write (corp_id, schema_code, stripe, count) values (${corpId}, ${schemaCode}, ${stripe}, 1)
      on conflict (corp_id, schema_code, stripe) do update set count = record_write.count + 1`,
  };
}

/**
 * Increments the change counter of a model in the writer's transaction, with the records that changed. Whoever sees the same count twice knows
 * that nothing was committed in between, in any process.
 */
export async function incrementChangeCounter(
  db: Database,
  corpId: string,
  schemaCode: ModelCode,
  records: readonly string[] | 'many',
): Promise<void> {
  const { change, count } = changeCounterStatements(corpId, schemaCode, records);
  await sql`with noted as (${change}) ${count}`.execute(db);
}

/** Returns SQL for the number of writes to a model's records so far, as part of a statement. */
export function changeCounter(corpId: string, schemaCode: ModelCode): RawBuilder<number> {
  return sql`(select coalesce(sum(w.count), 0)::bigint from record_write w
    where w.corp_id = ${corpId} and w.schema_code = ${schemaCode})`;
}

/** Returns the number of writes to a model's records so far. */
export async function readChangeCounter(db: Database, corpId: string, schemaCode: ModelCode): Promise<number> {
  const { rows } = await sql<{ writes: number }>`select ${changeCounter(corpId, schemaCode)} as writes`.execute(db);
  return rows[0]?.writes ?? 0;
}

/** The writes of a model that somebody had not seen, with what to hand in the next time. */
export interface UnseenChanges {
  /** Number of writes to the model's records so far. */
  readonly writes: number;
  /** The latest writes that were not among the seen ones; `records` is null where they were too many to name. */
  readonly changes: readonly { readonly id: string; readonly at: string; readonly records: readonly string[] | null }[];
}

/**
 * The writes since an instant but for those seen already, all of one moment. A transaction that began seconds earlier
 * may commit later, so that who looks again starts a little earlier and hands in what they saw. `since` null is the
 * time of the last write.
 */
export async function readUnseenChanges(
  db: Database,
  { corpId, schemaCode }: { readonly corpId: string; readonly schemaCode: ModelCode },
  { since, seen }: { readonly since: string | null; readonly seen: readonly string[] },
): Promise<UnseenChanges> {
  const ofModel = sql`c.corp_id = ${corpId} and c.schema_code = ${schemaCode}`;
  const { rows } = await sql<UnseenChanges>`select ${changeCounter(corpId, schemaCode)} as writes,
    (select coalesce(json_agg(json_build_object('id', c.id, 'records', c.record_ids,
        'at', to_char(c.changed_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) order by c.changed_time), '[]')
      from record_change c
      where ${ofModel} and c.id <> all(${[...seen]}::text[]) and c.changed_time >= coalesce(${since}::timestamptz,
        (select max(c.changed_time) from record_change c where ${ofModel})) - interval '3 seconds') as changes`.execute(
    db,
  );
  return rows[0] ?? { writes: 0, changes: [] };
}
