import { sql } from 'kysely';
import { createTable, type Migration } from './migration.ts';

/**
 * The audit trail and the head of its chain. Events are only added: a trigger refuses to change, delete or truncate
 * them, but for their sealing, which happens once, and for `audit_prune`, which removes the oldest and keeps the hash
 * from which the rest is verified.
 */
export const auditTrail: Migration = {
  name: '0043-audit-trail',
  async up(db) {
    await createTable(db, 'audit_event', {
      key: ['corp_id', 'id'],
      columns: {
        // Milliseconds, as the canonical text of the hash has them.
        at: 'timestamptz(3) not null',
        actor_id: 'text',
        actor_name: 'text',
        on_behalf_of_id: 'text',
        on_behalf_of_name: 'text',
        address: 'text',
        device: 'text',
        action: 'text not null',
        object_kind: 'text not null',
        object_id: 'text',
        object_name: 'text',
        result: 'text not null',
        errcode: 'integer',
        trace_id: 'text',
        detail: 'jsonb',
        position: 'bigint',
        previous_hash: 'text',
        hash: 'text',
      },
      unique: { position: '(corp_id, position) where position is not null' },
      indexes: {
        time: '(corp_id, at desc, id desc)',
        actor: '(corp_id, actor_id, at desc)',
        object: '(corp_id, object_id, at desc)',
        unsealed: '(corp_id, at, id) where hash is null',
      },
    });
    await createTable(db, 'audit_chain', {
      key: ['corp_id'],
      columns: {
        position: 'bigint not null default 0',
        hash: "text not null default ''",
        pruned_position: 'bigint not null default 0',
        pruned_hash: "text not null default ''",
      },
    });
    await sql.raw(guard).execute(db);
    await sql.raw(prune).execute(db);
    for (const table of ['audit_event', 'audit_chain']) {
      await sql
        .raw(`create trigger ${table}_guard before update or delete on ${table}
          for each row execute function audit_guard()`)
        .execute(db);
      await sql
        .raw(`create trigger ${table}_truncate_guard before truncate on ${table}
          for each statement execute function audit_guard()`)
        .execute(db);
    }
  },
};

const guard = `
create function audit_guard() returns trigger language plpgsql as $$
declare
  seal constant text[] := array['position', 'previous_hash', 'hash'];
begin
  if tg_op = 'UPDATE' and tg_table_name = 'audit_event' then
    if to_jsonb(old) -> 'hash' = 'null'::jsonb and to_jsonb(new) -> 'hash' <> 'null'::jsonb
      and to_jsonb(old) - seal = to_jsonb(new) - seal then return new; end if;
  elsif tg_op = 'UPDATE' then
    if (to_jsonb(new) ->> 'position')::bigint >= (to_jsonb(old) ->> 'position')::bigint
      and (to_jsonb(new) ->> 'pruned_position')::bigint >= (to_jsonb(old) ->> 'pruned_position')::bigint
    then return new; end if;
  elsif tg_op = 'DELETE' and tg_table_name = 'audit_event' then
    if current_setting('portico.audit_prune', true) = 'on' then return old; end if;
  end if;
  raise exception 'the audit trail is only added to' using errcode = 'insufficient_privilege';
end $$`;

const prune = `
create function audit_prune(corp text, through bigint) returns bigint language plpgsql as $$
declare
  last_hash text;
  removed bigint;
begin
  perform 1 from audit_chain where corp_id = corp for update;
  select hash into last_hash from audit_event where corp_id = corp and position = through;
  if last_hash is null then raise exception 'no sealed event at position %', through; end if;
  perform set_config('portico.audit_prune', 'on', true);
  delete from audit_event where corp_id = corp and position <= through;
  get diagnostics removed = row_count;
  perform set_config('portico.audit_prune', 'off', true);
  update audit_chain set pruned_position = through, pruned_hash = last_hash where corp_id = corp;
  return removed;
end $$`;
