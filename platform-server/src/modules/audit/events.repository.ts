import type { Selectable } from 'kysely';
import { asJson, type Database, type Tables } from '../../database/index.ts';
import type { AuditEvent } from './canonical.ts';

/** Adds an event, not yet sealed. */
export async function insertEvent(db: Database, corpId: string, event: AuditEvent): Promise<void> {
  await db
    .insertInto('audit_event')
    .values({
      corp_id: corpId,
      id: event.id,
      at: event.at,
      actor_id: event.actorId,
      actor_name: event.actorName,
      on_behalf_of_id: event.onBehalfOfId,
      on_behalf_of_name: event.onBehalfOfName,
      address: event.address,
      device: event.device,
      action: event.action,
      object_kind: event.objectKind,
      object_id: event.objectId,
      object_name: event.objectName,
      result: event.result,
      errcode: event.errcode,
      trace_id: event.traceId,
      detail: event.detail === null ? null : asJson(event.detail),
    })
    .execute();
}

/** An event as it is kept; `hash` is null until it is sealed. */
export interface StoredAuditEvent extends AuditEvent {
  readonly position: number | null;
  readonly previousHash: string | null;
  readonly hash: string | null;
}

/** A row as an event. */
export function eventOf(row: Selectable<Tables['audit_event']>): StoredAuditEvent {
  return {
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    actorName: row.actor_name,
    onBehalfOfId: row.on_behalf_of_id,
    onBehalfOfName: row.on_behalf_of_name,
    address: row.address,
    device: row.device,
    action: row.action,
    objectKind: row.object_kind,
    objectId: row.object_id,
    objectName: row.object_name,
    result: row.result,
    errcode: row.errcode,
    traceId: row.trace_id,
    detail: row.detail ?? null,
    position: row.position,
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}

/** Returns the person with this user name; undefined for nobody. */
export function findPersonByAccount(
  db: Database,
  corpId: string,
  username: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('corp_id', '=', corpId)
    .where('username', '=', username)
    .executeTakeFirst();
}
