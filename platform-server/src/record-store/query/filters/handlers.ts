import type { RawBuilder } from 'kysely';
import { sql } from '../../../database/sql.ts';

/** Open work `w` of the workflow that a record row is in. What is only to be read (type 4) is nobody's work. */
export function openWork(alias: string): RawBuilder<unknown> {
  return sql`work_item w where w.corp_id = ${sql.id(alias, 'corp_id')}
    and w.instance_id = ${sql.id(alias, 'workflow_instance_id')} and w.status = 'PENDING' and w.type <> 4`;
}

/** The ids of those who handle a record now as a JSON list, who has had it longest first; null where nobody does. */
export function handlersOf(alias: string): RawBuilder<unknown> {
  return sql`(select jsonb_agg(handler.id order by handler.since, handler.id) from (
    select w.participant_id as id, min(w.receive_time) as since from ${openWork(alias)} group by w.participant_id) handler)`;
}
